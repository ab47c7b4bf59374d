#!/usr/bin/env python3
"""Holds the String Catalog against the texts that the code looks up: none missing, none left over, each with a comment.

    script/checks/strings.py          the check
    script/checks/strings.py --fill   adds missing keys (their comments are to be written) and drops unused ones

Xcode fills a catalogue from the app target's own sources only, and Daychain's screens are in a package: so every entry
is kept by hand (`extractionState: manual`), and this takes the place of Xcode's own search.
"""
import json
import re
import subprocess
import sys

from report import ROOT, Report, relative

CATALOGUE = ROOT / "App/Daychain/Localizable.xcstrings"
SPECIFIER = re.compile(r"%(?:(\d+)\$)?(@|lld|lf|\?|arg|#@\w+@)")
PLURALS = {"one", "other"}
FILL = "run script/checks/strings.py --fill"

report = Report("strings")


def specifiers(text):
    """The kinds of a text's placeholders in the order of their arguments."""
    found = SPECIFIER.findall(text.replace("%%", ""))
    numbered = [(int(place) if place else index + 1, kind) for index, (place, kind) in enumerate(found)]
    return [kind for _, kind in sorted(numbered)]


def written(catalogue):
    """The catalogue as Xcode writes it: two spaces, a space before each colon."""
    return json.dumps(catalogue, indent=2, separators=(",", " : "), ensure_ascii=False) + "\n"


def uses():
    out = subprocess.run([str(ROOT / "script/checks/sources"), "--strings"], capture_output=True, text=True)
    if out.returncode != 0:
        sys.exit(out.stderr)
    return [json.loads(line) for line in out.stdout.splitlines()]


def pattern(key):
    """What a key of the catalogue must look like for a text whose placeholders are partly unknown (`%?`)."""
    return re.compile("(?:%@|%lld|%lf)".join(re.escape(part) for part in key.split("%?")) + r"\Z")


def pair(texts, keys):
    """Each text with the catalogue's keys that it may mean."""
    for text in texts:
        if "%?" in text["key"]:
            wanted = pattern(text["key"])
            yield text, [key for key in keys if wanted.match(key)]
        else:
            yield text, [text["key"]] if text["key"] in keys else []


def check_value(key, unit, where, arguments):
    report.expect(unit.get("state") == "translated", f"\"{key}\" ({where}) is not translated")
    value = unit.get("value", "")
    report.expect(value.strip(), f"\"{key}\" ({where}) is empty")
    report.expect("'" not in value, f"\"{key}\" ({where}) has a straight apostrophe: write ’")
    # A plural's form may leave its number out ("a day"), nothing else may be dropped or changed.
    found = specifiers(value)
    if where.startswith("plural") and len(found) < len(arguments):
        report.expect(all(f in arguments for f in found), f"\"{key}\" ({where}) has the placeholders {found}")
    else:
        report.expect(found == arguments, f"\"{key}\" ({where}) has the placeholders {found}, not {arguments}")


def check_entry(key, entry):
    report.expect(entry.get("extractionState") == "manual", f"\"{key}\" is not kept by hand (extractionState)")
    commented = entry.get("comment", "").strip()
    report.expect(commented, f"\"{key}\" has no comment for translators: write one in {relative(CATALOGUE)}")
    english = entry.get("localizations", {}).get("en")
    if english is None:
        report.fault(f"\"{key}\" has no English text")
        return
    arguments = specifiers(key)
    if "stringUnit" in english:
        check_value(key, english["stringUnit"], "en", arguments)
    forms = english.get("variations", {}).get("plural")
    if forms is not None:
        report.expect(set(forms) == PLURALS, f"\"{key}\" has the plural forms {sorted(forms)}")
        for form, unit in forms.items():
            check_value(key, unit["stringUnit"], f"plural {form}", arguments)
    report.expect(forms is not None or "stringUnit" in english, f"\"{key}\" has no English text")


def fill(catalogue, texts):
    entries = catalogue["strings"]
    used = {}
    for text, keys in pair(texts, set(entries)):
        for key in keys or [text["key"]]:
            used.setdefault(key, text)
    for key in set(entries) - set(used):
        del entries[key]
    for key in set(used) - set(entries):
        unit = {"stringUnit": {"state": "translated", "value": key}}
        entries[key] = {
            "comment": used[key].get("comment", ""), "extractionState": "manual", "localizations": {"en": unit}}
    catalogue["strings"] = dict(sorted(entries.items()))
    CATALOGUE.write_text(written(catalogue))


text = CATALOGUE.read_text()
catalogue = json.loads(text)
texts = uses()
if "--fill" in sys.argv[1:]:
    fill(catalogue, texts)
    sys.exit(0)

entries = catalogue["strings"]
report.expect(catalogue.get("sourceLanguage") == "en", "the source language is not English")
report.expect(list(entries) == sorted(entries), "the keys are not sorted")
report.expect(text == written(catalogue), f"{relative(CATALOGUE)} is not written as Xcode writes it: {FILL}")
used = set()
for use, keys in pair(texts, set(entries)):
    report.expect(keys, f"{use['place']}: \"{use['key']}\" is not in the catalogue: {FILL}")
    report.expect(len(keys) < 2, f"{use['place']}: \"{use['key']}\" may mean {keys}")
    used.update(keys)
for key in entries:
    report.expect(key in used, f"\"{key}\" is used nowhere: {FILL}")
    check_entry(key, entries[key])
report.finish(f"{len(texts)} uses of {len(entries)} texts, each in the catalogue with a comment")
