"""Draws what script/screenshots is asked for, into a folder with an index page.

    pictures.py FOLDER PROGRAMS [previews] [screens] [controls]

PROGRAMS is the folder with the built programs. `screens` is a pairwise cover: every two values of any two factors meet
in some picture. The pictures are dealt out among the screens so that each is seen in every appearance. The cover is
worked out anew each time and comes out the same each time.
"""
import concurrent.futures
import html
import itertools
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCREENS = ROOT / "script/journeys/screens"
CLOCK = "2026-03-04T20:00:00+01:00 Europe/Berlin frozen\n"
LONGEST = "Practise the second movement slowly, with the metronome, before the house wakes."
MOST_PICTURES = 120
# Each screen is seen in every value of this factor; of the others it gets what the cover deals out.
DEALT = "appearance"

FACTORS = {
    "size": ["320x568", "375x667", "393x852", "744x1133", "1366x1024"],
    "appearance": ["light", "dark", "contrast"],
    "text": ["xSmall", "large", "xxxLarge", "accessibility5"],
    "language": ["English", "double", "rtl"],
    "name": ["short", "long"],
    "habits": ["0", "1", "5", "40"],
}
WORDS = {
    "dark": "dark", "light": "light", "contrast": "increased contrast", "double": "doubled texts",
    "rtl": "right to left", "English": "English", "short": "one letter", "long": "longest name",
}


class Screen:
    """A screen in a state: the commands that lead there from the start, and what the comments above them ask for."""

    def __init__(self, file):
        lines = file.read_text().splitlines()
        self.name = file.name
        self.words = lines[0].lstrip("# ")
        self.needs_habit = "# needs: habit" in lines or "# needs: habits" in lines
        self.needs_habits = "# needs: habits" in lines
        self.is_damaged = "# store: damaged" in lines
        self.commands = [line for line in lines if line and not line.startswith("#")]

    def allows(self, case):
        habits = case.get("habits")
        return not (self.needs_habit and habits == "0" or self.needs_habits and habits == "1")


def cover(screens):
    """Cases in which each pair of values of two factors occurs, greedily: each case takes the most pairs not met yet.

    Of the pairs with a screen, only those with the factor DEALT are asked for.
    """
    factors = {"screen": [screen.name for screen in screens], **FACTORS}
    by_name = {screen.name: screen for screen in screens}
    names = list(factors)

    missing = {
        pair
        for a, b in itertools.combinations(names, 2)
        if a != "screen" or b == DEALT
        for pair in itertools.product([(a, value) for value in factors[a]], [(b, value) for value in factors[b]])
        if possible(by_name, dict(pair))
    }
    cases = []
    while missing:
        # The first pair still missing, in the order of the factors, begins the case.
        seed = min(missing, key=lambda pair: [(names.index(n), factors[n].index(v)) for n, v in pair])
        case = dict(seed)
        for name in names:
            if name in case:
                continue
            choices = [value for value in factors[name] if possible(by_name, {**case, name: value})]
            # Of those that meet as many pairs, the one that the screen, and then all of them, had the least.
            case[name] = max(
                choices,
                key=lambda value: (
                    gain(case, name, value, names, missing),
                    -sum(other["screen"] == case.get("screen") and other[name] == value for other in cases),
                    -sum(other[name] == value for other in cases),
                ))
        cases.append(case)
        missing -= {
            ((a, case[a]), (b, case[b])) for a, b in itertools.combinations(names, 2)
        }
    return cases


def possible(by_name, case):
    return "screen" not in case or by_name[case["screen"]].allows(case)


def gain(case, name, value, names, missing):
    """How many pairs still missing the value makes with those already chosen."""
    own = (name, value)
    return sum(
        ((own, (other, case[other])) if names.index(name) < names.index(other) else ((other, case[other]), own))
        in missing
        for other in case
    )


def worst_corners(screens):
    corner = {
        "size": "320x568", "appearance": "light", "text": "accessibility5", "language": "rtl", "name": "long",
        "habits": "5",
    }
    return [{"screen": screen.name, **corner} for screen in screens]


class Studio:
    """Draws one picture at a time, each with a process and a home of its own."""

    def __init__(self, folder, programs):
        self.folder = folder
        self.programs = programs
        self.workplace = pathlib.Path(tempfile.mkdtemp())
        self.stores = {}

    def close(self):
        shutil.rmtree(self.workplace)

    def prepare_stores(self):
        for habits, name in itertools.product(FACTORS["habits"], FACTORS["name"]):
            store = self.workplace / f"store-{habits}-{name}"
            self.run([self.programs / "Pictures", "store", store, habits, name])
            self.stores[habits, name] = store

    def run(self, command, words="", environment=None):
        result = subprocess.run(
            [str(part) for part in command], input=words, text=True, capture_output=True,
            env={**os.environ, **(environment or {})})
        if result.returncode != 0:
            raise RuntimeError("\n".join((result.stdout + result.stderr).splitlines()[-4:]))

    def draw_case(self, screen, case, file):
        home = pathlib.Path(tempfile.mkdtemp(dir=self.workplace))
        shutil.copytree(self.stores[case["habits"], case["name"]], home / "data")
        if screen.is_damaged:
            (home / "data/Daychain.sqlite").write_bytes(b"no database, " * 400)
        (home / "clock").write_text(CLOCK)
        habit = LONGEST if case["name"] == "long" else "R"
        words = [command.replace("{habit}", habit) for command in screen.commands]
        # The rest once the screen is reached: commands name texts in English, and small screens hide what they name.
        words += {"double": ["double on"], "rtl": ["rtl on"]}.get(case["language"], [])
        words += [f"size {case['size']}", f"text-size {case['text']}", f"screenshot {file}"]
        options = ["--size", case["size"] if int(case["size"].split("x")[0]) > 700 else "393x852"]
        options += {"dark": ["--dark"], "contrast": ["--contrast"]}.get(case["appearance"], [])
        self.run(
            [self.programs / "Daychain", "--text", *options], "\n".join(words) + "\n",
            {"DAYCHAIN_DATA": str(home / "data"), "DAYCHAIN_CLOCK": str(home / "clock")})
        shutil.rmtree(home)

    def draw_all(self, jobs):
        """Does (file, words, work) jobs, some at once; gives the pictures for the index, and those that failed."""
        drawn, failed = [], []
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
            futures = [(file, words, pool.submit(work)) for file, words, work in jobs]
            for file, words, future in futures:
                try:
                    future.result()
                    drawn.append((file, words))
                except RuntimeError as error:
                    failed.append((file, f"{words}: {error}"))
        return drawn, failed


def described(screen, case):
    width, height = case["size"].split("x")
    parts = [f"{width} × {height}", f"text size {case['text']}", WORDS[case["appearance"]], WORDS[case["language"]]]
    count = int(case["habits"])
    parts += [f"{count} habits" if count != 1 else "1 habit"]
    if count:
        parts += [WORDS[case["name"]]]
    return f"{screen.words.rstrip('.')}: {', '.join(parts)}"


def screen_jobs(studio, cases, screens, part):
    by_name = {screen.name: screen for screen in screens}
    (studio.folder / part).mkdir(parents=True, exist_ok=True)
    for number, case in enumerate(cases, 1):
        file = f"{part}/{number:03}-{case['screen']}.png"
        screen = by_name[case["screen"]]
        work = lambda screen=screen, case=case, file=file: studio.draw_case(screen, case, studio.folder / file)
        yield file, described(screen, case), work


def listed_jobs(studio, program, part, option):
    """What a program lists of itself: one line each with a group, a number, a title, and options for the host."""
    lines = subprocess.run([studio.programs / program, option], capture_output=True, text=True, check=True).stdout
    (studio.folder / part).mkdir(parents=True, exist_ok=True)
    for line in lines.splitlines():
        group, number, title, options, commands = (line.split("\t") + ["", ""])[:5]
        group_words = group.removesuffix("_Previews")
        file = f"{part}/{group_words}-{number}{options.replace(' ', '')}.png"
        if "--size" not in options:
            options += " --size 393x852"
        if commands:
            host, words = ["--text"], [*commands.split("; "), f"screenshot {studio.folder / file}"]
        else:
            host, words = ["--screenshot", studio.folder / file], []
        command = [studio.programs / program, *host, *options.split(), "--", group, number]
        work = lambda command=command, words="\n".join(words): studio.run(command, words + "\n")
        yield file, f"{group_words}: {title}", work


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Daychain: pictures</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem;
  background: #f6f1e7; color: #2a2620 }}
ul {{ list-style: none; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)) }}
img {{ width: 100%; height: auto; border: 1px solid #cdc4b2; border-radius: 6px }}
p {{ margin: .3rem 0; overflow-wrap: anywhere }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1b1a20; color: #ece6da }} }}
</style>
<h1>Daychain: pictures</h1>
<p>Drawn on Linux by the stand-ins for Apple's frameworks. On a phone the system's own font, bars and controls take their places.</p>
{sections}
</html>
"""


def write_index(folder, sections):
    body = []
    for title, pictures in sections:
        body.append(f"<h2>{html.escape(title)}</h2>\n<ul>")
        for file, words in pictures:
            words = html.escape(words)
            address = html.escape(file.replace(" ", "%20"))
            body.append(
                f'<li><a href="{address}"><img loading="lazy" src="{address}" alt="{words}"></a><p>{words}</p></li>')
        body.append("</ul>")
    (folder / "index.html").write_text(PAGE.format(sections="\n".join(body)))


def main():
    folder, programs = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    parts = sys.argv[3:] or ["previews", "screens", "controls"]
    screens = [Screen(file) for file in sorted(SCREENS.iterdir())]
    studio = Studio(folder, programs)
    journey = [
        (f"journey/{file.name}", "The main journey: " + file.stem) for file in sorted((folder / "journey").glob("*.png"))
    ]
    sections, failures = [("The main journey, step by step", journey)] if journey else [], []
    try:
        if "previews" in parts:
            drawn, failed = studio.draw_all(listed_jobs(studio, "Pictures", "previews", "previews"))
            sections.append(("Previews", drawn))
            failures += failed
        if "screens" in parts:
            studio.prepare_stores()
            cases = cover(screens)
            if len(cases) > MOST_PICTURES:
                sys.exit(f"screenshots: the cover has {len(cases)} pictures, more than {MOST_PICTURES}")
            for title, part, wanted in [
                ("Every two of screen, size, appearance, text, language, name and number", "screens", cases),
                ("Each screen's worst corner", "corners", worst_corners(screens)),
            ]:
                drawn, failed = studio.draw_all(screen_jobs(studio, wanted, screens, part))
                sections.append((title, drawn))
                failures += failed
        if "controls" in parts:
            drawn, failed = studio.draw_all(listed_jobs(studio, "Pictures", "controls", "controls"))
            sections.append(("Controls, as the stand-ins draw them", drawn))
            failures += failed
    finally:
        studio.close()
    write_index(folder, sections)
    print(f"{sum(len(pictures) for _, pictures in sections)} pictures in {folder}/index.html")
    for file, words in failures:
        print(f"not drawn: {file}: {words}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
