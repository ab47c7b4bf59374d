import SwiftUI

/// The spoken and written names of the icons.
extension HabitIcon {
    var name: LocalizedStringKey {
        switch self {
        case .book: "Reading"
        case .water: "Water"
        case .walk: "Walk"
        case .run: "Run"
        case .stretch: "Stretching"
        case .strength: "Strength"
        case .bike: "Bike"
        case .swim: "Swimming"
        case .mountain: "Outdoors"
        case .plant: "Plants"
        case .garden: "Garden"
        case .fruit: "Fruit"
        case .cook: "Cooking"
        case .tea: "Tea"
        case .medicine: "Medicine"
        case .teeth: "Teeth"
        case .wash: "Washing"
        case .sleep: "Sleep"
        case .sunrise: "Early start"
        case .quiet: "Quiet"
        case .breathe: "Breathing"
        case .journal: "Journal"
        case .letter: "Letters"
        case .language: "Language"
        case .study: "Study"
        case .instrument: "Instrument"
        case .sing: "Singing"
        case .paint: "Painting"
        case .photo: "Photos"
        case .puzzle: "Puzzle"
        case .tidy: "Tidying"
        case .laundry: "Laundry"
        case .call: "Calls"
        case .family: "Family"
        case .dog: "Dog"
        case .save: "Saving"
        }
    }
}
