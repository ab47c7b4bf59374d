/// The drawings by name, in the notation that `SymbolGlyph` reads, on a grid of 24 by 24.
let symbolTable: [String: String] = {
    let circle = "O 12 12 9 "
    let disc = "FILL O 12 12 10 "
    let smallPlus = "M 12 8 L 12 16 M 8 12 L 16 12"
    let smallMinus = "M 8 12 L 16 12"
    let smallCheck = "M 8 12.5 L 11 15.5 L 16 9"
    let smallCross = "M 9 9 L 15 15 M 15 9 L 9 15"
    let dots = "FILL O 5 12 1.7 O 12 12 1.7 O 19 12 1.7"
    let smallDots = "FILL O 8 12 1.25 O 12 12 1.25 O 16 12 1.25"
    let left = "M 15 4.5 L 7.5 12 L 15 19.5"
    let right = "M 9 4.5 L 16.5 12 L 9 19.5"
    let up = "M 4.5 15 L 12 7.5 L 19.5 15"
    let down = "M 4.5 9 L 12 16.5 L 19.5 9"
    let bell = "M 5 17 L 19 17 Q 17 15 17 10.5 C 17 3.5 7 3.5 7 10.5 Q 7 15 5 17 Z M 10 20 Q 12 21.5 14 20 "
    let page = "R 3.5 5 17 15.5 3 M 3.5 10 L 20.5 10 M 8 3 L 8 6.5 M 16 3 L 16 6.5 "
    let smallPage =
        "M 20.5 11 L 20.5 8 Q 20.5 5 17.5 5 L 6.5 5 Q 3.5 5 3.5 8 L 3.5 17.5 Q 3.5 20.5 6.5 20.5 L 11 20.5 "
        + "M 3.5 10 L 20.5 10 M 8 3 L 8 6.5 M 16 3 L 16 6.5 "
    let tray = "M 8.5 10 L 7 10 Q 5 10 5 12 L 5 19 Q 5 21 7 21 L 17 21 Q 19 21 19 19 L 19 12 Q 19 10 17 10 L 15.5 10 "
    let question = "M 9.3 9.6 C 9.5 6.4 14.7 6.6 14.6 9.8 C 14.5 11.8 12 11.9 12 13.9 FILL O 12 16.8 1.1"
    let mark = "M 12 7 L 12 13 FILL O 12 16.4 1.1"
    let lens = "O 10.5 10.5 6.5 M 15.4 15.4 L 20.5 20.5"
    let turn = "M 19.4 9 C 17.5 3.6 9.5 2.6 5.9 7.3 C 2.6 11.8 5 18.6 10.6 19.9 C 15.4 21 19.6 18 20.3 13.5"
    let square =
        "M 19.5 12.5 L 19.5 17.5 Q 19.5 20.5 16.5 20.5 L 6.5 20.5 Q 3.5 20.5 3.5 17.5 L 3.5 7.5 "
        + "Q 3.5 4.5 6.5 4.5 L 11.5 4.5 "
    return [
        "plus": "M 12 4 L 12 20 M 4 12 L 20 12",
        "plus.circle": circle + smallPlus,
        "plus.circle.fill": disc + "CUT " + smallPlus,
        "minus": "M 4 12 L 20 12",
        "minus.circle": circle + smallMinus,
        "minus.circle.fill": disc + "CUT " + smallMinus,
        "checkmark": "M 4.5 13 L 9.5 18.5 L 19.5 5.5",
        "checkmark.circle": circle + smallCheck,
        "checkmark.circle.fill": disc + "CUT " + smallCheck,
        "circle": circle,
        "circle.fill": disc,
        "xmark": "M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5",
        "xmark.circle": circle + smallCross,
        "xmark.circle.fill": disc + "CUT " + smallCross,

        "chevron.left": left,
        "chevron.backward": left,
        "chevron.right": right,
        "chevron.forward": right,
        "chevron.up": up,
        "chevron.down": down,
        "chevron.up.chevron.down": "M 7.5 9.5 L 12 5 L 16.5 9.5 M 7.5 14.5 L 12 19 L 16.5 14.5",
        "arrow.up": "M 12 20 L 12 4.5 M 5.5 11 L 12 4.5 L 18.5 11",
        "arrow.down": "M 12 4 L 12 19.5 M 5.5 13 L 12 19.5 L 18.5 13",
        "arrow.left": "M 20 12 L 4.5 12 M 11 5.5 L 4.5 12 L 11 18.5",
        "arrow.right": "M 4 12 L 19.5 12 M 13 5.5 L 19.5 12 L 13 18.5",
        "arrow.backward": "M 20 12 L 4.5 12 M 11 5.5 L 4.5 12 L 11 18.5",
        "arrow.forward": "M 4 12 L 19.5 12 M 13 5.5 L 19.5 12 L 13 18.5",
        "arrow.up.arrow.down": "M 8 20 L 8 4.5 M 4 8.5 L 8 4.5 L 12 8.5 M 16 4 L 16 19.5 M 12 15.5 L 16 19.5 L 20 15.5",
        "arrow.clockwise": turn + " M 19.8 3.8 L 19.5 9.1 L 14.3 8.6",
        "arrow.counterclockwise": "M 4.6 9 C 6.5 3.6 14.5 2.6 18.1 7.3 C 21.4 11.8 19 18.6 13.4 19.9 C 8.6 "
            + "21 4.4 18 3.7 13.5 "
            + "M 4.2 3.8 L 4.5 9.1 L 9.7 8.6",
        "arrow.triangle.2.circlepath": "M 4 11 C 4.6 4.2 13.4 1.6 18 7 L 19.5 9 M 20 4.5 L 19.6 9.2 L 15 8.7 "
            + "M 20 13 C 19.4 19.8 10.6 22.4 6 17 L 4.5 15 M 4 19.5 L 4.4 14.8 L 9 15.3",
        "arrow.uturn.backward": "M 9 4.5 L 4 9.5 L 9 14.5 M 4 9.5 L 14.5 9.5 C 21.5 9.5 21.5 19.5 14.5 19.5 "
            + "L 10.5 19.5",
        "arrow.uturn.forward": "M 15 4.5 L 20 9.5 L 15 14.5 M 20 9.5 L 9.5 9.5 C 2.5 9.5 2.5 19.5 9.5 19.5 L 13.5 19.5",

        "ellipsis": dots,
        "ellipsis.circle": circle + smallDots,
        "line.3.horizontal": "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5",
        "line.3.horizontal.decrease.circle": circle + "M 7 9 L 17 9 M 8.8 12.3 L 15.2 12.3 M 10.8 15.6 L 13.2 15.6",
        "list.bullet": "M 9 6.5 L 20 6.5 M 9 12 L 20 12 M 9 17.5 L 20 17.5 "
            + "FILL O 4.5 6.5 1.3 O 4.5 12 1.3 O 4.5 17.5 1.3",
        "slider.horizontal.3": "M 3.5 6.5 L 12.5 6.5 M 17.5 6.5 L 20.5 6.5 O 15 6.5 2.2 M 3.5 12 L 5.5 12 M "
            + "10.5 12 L 20.5 12 "
            + "O 8 12 2.2 M 3.5 17.5 L 12.5 17.5 M 17.5 17.5 L 20.5 17.5 O 15 17.5 2.2",
        "magnifyingglass": lens,
        "sidebar.left": "R 2.5 4.5 19 15 3 M 9 4.5 L 9 19.5 M 5 8 L 6.5 8 M 5 11 L 6.5 11",
        "gearshape": "O 12 12 3 M 10.4 2.8 L 13.6 2.8 L 14.2 5.6 L 16.2 6.7 L 18.9 5.8 L 20.5 8.6 L 18.4 10.5 "
            + "L 18.4 13.5 L 20.5 15.4 L 18.9 18.2 L 16.2 17.3 L 14.2 18.4 L 13.6 21.2 L 10.4 21.2 L 9.8 18.4 "
            + "L 7.8 17.3 L 5.1 18.2 L 3.5 15.4 L 5.6 13.5 L 5.6 10.5 L 3.5 8.6 L 5.1 5.8 L 7.8 6.7 L 9.8 5.6 Z",

        "archivebox": "R 2.5 4 19 5 1.5 M 4 9 L 4 17.5 Q 4 20 6.5 20 L 17.5 20 Q 20 20 20 17.5 L 20 9 M 9.5 "
            + "13 L 14.5 13",
        "square.and.arrow.up": tray + "M 12 15 L 12 3 M 8 7 L 12 3 L 16 7",
        "square.and.arrow.down": tray + "M 12 3 L 12 15 M 8 11 L 12 15 L 16 11",
        "tray.and.arrow.down": "M 3 14.5 L 3 17.5 Q 3 20.5 6 20.5 L 18 20.5 Q 21 20.5 21 17.5 L 21 14.5 L 16 14.5 "
            + "Q 15 17 12 17 Q 9 17 8 14.5 L 3 14.5 M 12 3 L 12 12 M 8.5 8.5 L 12 12 L 15.5 8.5",
        "square.and.pencil": square + "M 9.5 14.5 L 10.3 11.2 L 18.5 3 Q 20.2 2.6 21 3.8 Q 21.6 4.8 20.8 "
            + "5.6 L 12.7 13.7 Z",
        "pencil": "M 4 20 L 5.2 15 L 16.5 3.7 Q 18.2 2.8 19.8 4.2 Q 21.2 5.8 20.3 7.5 L 9 18.8 Z M 14.5 5.7 L 18.3 9.5",
        "trash": "M 3.5 6.5 L 20.5 6.5 M 9 6.5 L 9 4.5 Q 9 3.5 10 3.5 L 14 3.5 Q 15 3.5 15 4.5 L 15 6.5 "
            + "M 5.5 6.5 L 6.4 18.6 Q 6.6 20.5 8.5 20.5 L 15.5 20.5 Q 17.4 20.5 17.6 18.6 L 18.5 6.5 "
            + "M 10 10.5 L 10.3 16.5 M 14 10.5 L 13.7 16.5",
        "doc": "M 13.5 3 L 7.5 3 Q 5 3 5 5.5 L 5 18.5 Q 5 21 7.5 21 L 16.5 21 Q 19 21 19 18.5 L 19 8.5 Z "
            + "M 13.5 3 L 13.5 8.5 L 19 8.5",
        "doc.on.doc": "R 3.5 3 11 13 2 M 17.5 8 L 18.5 8 Q 20.5 8 20.5 10 L 20.5 19 Q 20.5 21 18.5 21 L 11.5 21 "
            + "Q 9.5 21 9.5 19",
        "folder": "M 3 7 Q 3 4.5 5.5 4.5 L 8.5 4.5 L 11 7 L 18.5 7 Q 21 7 21 9.5 L 21 17 Q 21 19.5 18.5 "
            + "19.5 L 5.5 19.5 "
            + "Q 3 19.5 3 17 Z M 3 10.5 L 21 10.5",

        "calendar": page + "FILL O 8 14 1.1 O 12 14 1.1 O 16 14 1.1 O 8 17.3 1.1 O 12 17.3 1.1",
        "calendar.badge.plus": smallPage + "M 17.5 14 L 17.5 22 M 13.5 18 L 21.5 18",
        "calendar.badge.clock": smallPage + "O 17.5 17.5 4.5 M 17.5 15 L 17.5 17.7 L 19.2 18.6",
        "bell": bell,
        "bell.badge": bell + "FILL O 18 5.5 3",
        "bell.slash": bell + "M 4 3.5 L 20 20.5",
        "clock": circle + "M 12 6.5 L 12 12 L 16 14.5",
        "clock.arrow.circlepath": "M 3.7 12 C 3.7 6.5 9 2.5 14.2 3.8 C 19.5 5.2 22 11 19.4 15.8 C 16.8 20.6 "
            + "10.4 21.8 6.3 18.2 "
            + "M 1.5 9.5 L 3.8 12.3 L 6.6 10 M 12 7 L 12 12 L 15.5 14",
        "globe": circle + "M 3.5 9 L 20.5 9 M 3.5 15 L 20.5 15 M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21",
        "info.circle": circle + "M 12 11 L 12 16.5 FILL O 12 7.8 1.2",
        "questionmark.circle": circle + question,
        "exclamationmark.circle": circle + mark,
        "exclamationmark.triangle": "M 10.6 4.3 Q 12 2.2 13.4 4.3 L 21.3 17.8 Q 22.2 20 20 20.3 L 4 20.3 Q "
            + "1.8 20 2.7 17.8 Z "
            + "M 12 9 L 12 14 FILL O 12 17 1.1",
        "lock": "R 5 10.5 14 10 2.5 M 8 10.5 L 8 7.5 C 8 2.5 16 2.5 16 7.5 L 16 10.5",
        "eye": "M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z O 12 12 3",
        "star": "M 12 3 L 14.7 8.9 L 21 9.6 L 16.3 13.9 L 17.6 20.2 L 12 17 L 6.4 20.2 L 7.7 13.9 L 3 9.6 L 9.3 8.9 Z",
    ]
}()
