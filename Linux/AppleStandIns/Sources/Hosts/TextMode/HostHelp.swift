/// The words that tell a person how to use the hosts.
enum HostHelp {
    static let options = """
        A window opens where there is a display; elsewhere the screen is told in words.

          --text                    the screen in words, and commands from the keyboard or a pipe
          --tour DIR --journey FILE plays a file of commands and draws each step into DIR
          --screenshot FILE         draws the first screen into a PNG file
          --automation              one JSON request a line on standard input, one answer a line on standard output
          --measure "Mark|Undo"     times frames, and taps on what these labels begin
          --data DIR                the app's home folder
          --size 393x852            points
          --text-size accessibility5
          --dark  --contrast  --bold  --reduce-motion  --differentiate  --rtl  --double  --accented
          --locale de_DE  --language de  --size-class compact|regular
          --                        all after this is the app's
        """

    static let commands = """
        An element is named by its label, or by its number in the last list.

        ▸ marks what VoiceOver's focus is on, ↕ what is scrolled out of sight: a command scrolls to it.

          tap "New habit"           activates it, as VoiceOver does (also: tap 3)
          taps 4 "New habit"        four times at machine speed
          press "Read"              a long press
          type "Read"               into the field that has the keyboard
          key cmd+n                 a key, alone or with cmd, shift, option, control
          action "Archive" "Read"   one of the element's named actions
          adjust up "Minutes" 3     swipes up or down on it, here three times
          rotor "Missed days" 2     tells a rotor's entries and goes to the second
          choose "Repeat" "Weekly"  a value of a picker; times as 19:30, dates as 2026-03-02
          scroll down ["History"]   up, down, left, right
          drag "Read" to "Run"      focus "Read"         back        escape

          screen [all]              tells it again; all of it, however long
          screenshot FILE.png       audit
          expect "Done"             fails unless the screen says it; also: expect no "Done"
          background  foreground    kill  relaunch       window 2    window new
          rotate  size 320x568      text-size accessibility5          locale de_DE
          dark on|off, and contrast, bold, reduce-motion, differentiate, rtl, double, accented
          now 2026-03-04T20:00:00+01:00    sets the app's clock, which then stands still until this run ends
          zone Europe/Berlin        frozen               running     whether that clock stands or runs
          notifications             those delivered and those to come, by number, and whether they are allowed
          permission allow|deny|revoke|provisional    answers the system's question, or changes its settings
          notify 2                  delivers a notification that is to come
          answer 1 "Mark done"      one of a delivered notification's actions; without one, taps it
          expect notification "…"   fails unless a notification says it; also: expect no notification "…"
          help                      quit
        """
}
