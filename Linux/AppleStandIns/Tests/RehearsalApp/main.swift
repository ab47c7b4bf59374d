import Hosts

// A stand-in for an app, so that the hosts can be tested without SwiftUI.
HostMain.run { RehearsalApp(traits: $0) }
