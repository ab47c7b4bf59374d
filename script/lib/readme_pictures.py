"""Draws the pictures of the README into docs/pictures: a person's own habits on Today, then the samples.

    readme_pictures.py PROGRAMS        PROGRAMS is the folder with the built programs

The hosts draw a point as several pixels; Cairo, which they draw with, halves the pictures.
"""
import ctypes
import datetime
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "docs/pictures"
TODAY = datetime.date(2026, 3, 4)
CLOCK = ["now 2026-03-04T20:00:00+01:00", "zone Europe/Berlin"]
SAMPLES = CLOCK + ["tap today.settings", "tap samples.explore"]
HABIT = SAMPLES + ['tap "today.open.Read ten pages"']
# The picture, options, and the commands that lead to it.
DRAWN = [
    ("today", [], CLOCK + ["tap today.restore", "tap import.choose", 'tap "Daychain.json"', "tap import.apply",
                                   "tap import.close"]),
    ("habit-dark", ["--dark"], HABIT),
    ("today-large-text", ["--text-size", "accessibility3"], SAMPLES),
    ("today-right-to-left", ["--rtl", "--contrast"], SAMPLES),
    ("ipad", ["--size", "1366x1024"], HABIT),
]
# Name, icon, accent, weekdays (1 is Monday), days since the start, and the days ago that have a record.
HABITS = [
    ("Read a chapter", "book", "moss", [1, 2, 3, 4, 5, 6, 7], 16, range(17)),
    ("Call family", "family", "clay", [3, 5, 7], 21, [3, 7, 10, 14, 17]),
    ("Evening walk", "walk", "plum", [1, 2, 3, 4, 5, 6, 7], 20, [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]),
    ("Water the plants", "plant", "harbour", [1, 4, 6], 30, [2, 4, 6, 9, 11, 13, 16, 18, 20, 23, 25, 27]),
]


def backup():
    habits = []
    for position, (name, icon, accent, weekdays, age, done) in enumerate(HABITS):
        start = TODAY - datetime.timedelta(days=age)
        records = [TODAY - datetime.timedelta(days=days) for days in sorted(done, reverse=True)]
        habits.append({
            "id": f"00000000-0000-0000-0000-00000000000{position + 1}", "name": name, "note": "", "icon": icon,
            "accent": accent, "createdAt": f"{start}T08:00:00Z", "position": position,
            "schedule": [{"effectiveDate": f"{start}", "weekdays": weekdays, "timeZone": "Europe/Berlin",
                          "paused": False}],
            "completions": [{"date": f"{day}", "completedAt": f"{day}T18:00:00Z", "timeZone": "Europe/Berlin"}
                            for day in records]})
    count = sum(len(habit["completions"]) for habit in habits)
    return {"manifest": {"format": "daychain-backup", "version": 1, "createdAt": "2026-03-04T19:00:00Z",
                         "appVersion": "1.0", "habitCount": len(habits), "completionCount": count},
            "habits": habits}


def halve(picture):
    cairo = ctypes.CDLL("libcairo.so.2")
    for function in ["image_surface_create_from_png", "image_surface_create", "create", "get_source"]:
        getattr(cairo, f"cairo_{function}").restype = ctypes.c_void_p
    path = str(picture).encode()
    whole = ctypes.c_void_p(cairo.cairo_image_surface_create_from_png(path))
    width, height = cairo.cairo_image_surface_get_width(whole), cairo.cairo_image_surface_get_height(whole)
    rgb, best, pad = 1, 2, 3  # CAIRO_FORMAT_RGB24, CAIRO_FILTER_BEST, CAIRO_EXTEND_PAD
    half = ctypes.c_void_p(cairo.cairo_image_surface_create(rgb, (width + 1) // 2, (height + 1) // 2))
    context = ctypes.c_void_p(cairo.cairo_create(half))
    cairo.cairo_scale(context, ctypes.c_double(0.5), ctypes.c_double(0.5))
    cairo.cairo_set_source_surface(context, whole, ctypes.c_double(0), ctypes.c_double(0))
    pattern = ctypes.c_void_p(cairo.cairo_get_source(context))
    cairo.cairo_pattern_set_filter(pattern, best)
    cairo.cairo_pattern_set_extend(pattern, pad)
    cairo.cairo_paint(context)
    cairo.cairo_surface_write_to_png(half, path)


def main():
    program = pathlib.Path(sys.argv[1]) / "Daychain"
    for name, options, commands in DRAWN:
        with tempfile.TemporaryDirectory() as folder:
            files = pathlib.Path(folder) / "Files"
            files.mkdir()
            (files / "Daychain.json").write_text(json.dumps(backup()))
            picture = PICTURES / f"{name}.png"
            text = "\n".join([*commands, f'screenshot "{picture}"', "quit"]) + "\n"
            told = subprocess.run([program, "--text", "--data", folder, *options], input=text, text=True,
                                  stdout=subprocess.PIPE, cwd=ROOT)
            if told.returncode != 0:
                sys.exit(f"{name}: {told.stdout[-2000:]}")
            halve(picture)
            print(picture.relative_to(ROOT))


main()
