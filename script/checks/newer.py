#!/usr/bin/env python3
"""Finds what the app and its tests take from Swift's library or Foundation that is newer than iOS 17.0.

Nothing on Linux asks for availability, so such a call compiles here and fails in Xcode. The compiler writes down which
declaration each name in the sources means (the index store of the build), and the toolchain's own modules since when
each declaration exists (`swift symbolgraph-extract`). The one is held against the other, so that the new one of two
overloads is told from the old one.

Linux's Foundation is in parts one of its own, which says nothing of iOS. What is used of those parts is listed, with
Apple's answer, in foundation-ios.txt; a use that is not listed there is a fault, too.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import index_store
from report import ROOT, Report, relative

MODULES = ["Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization",
           "Foundation", "FoundationEssentials", "FoundationInternationalization"]
DEPLOYMENT = (17, 0)
FOLDERS = ("Sources", "App", "Tests")
LIST = ROOT / "script/checks/foundation-ios.txt"
# Kept with the toolchain's build number: reading the symbol graphs takes some seconds.
CACHE = ROOT / ".build/checks/availability.json"
# What is newer, and yet right: where it does not exist, the compiler takes something else of the same meaning.
ALLOWED = {
    "s:ScS8IteratorV4next9isolationxSgScA_pSgYi_tYaF": "for await takes next() where next(isolation:) is missing",
    "s:ScG8IteratorV4next9isolationxSgScA_pSgYi_tYaF": "for await takes next() where next(isolation:) is missing",
    "s:s17FixedWidthIntegerP2amoiyxx_xtFZ": "&* is also in an extension, which is taken where it is no requirement",
}

report = Report("newer than iOS 17")


def tell(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def introduced(symbol):
    """The iOS version that brought the symbol, as [major, minor]; None where nothing is said."""
    for entry in symbol.get("availability", []):
        if entry.get("domain") == "iOS" and "introduced" in entry:
            return [entry["introduced"]["major"], entry["introduced"].get("minor", 0)]
    return None


def library():
    """USR to [path, iOS version or None, whether it is of the part of Foundation that knows no iOS]."""
    information = json.loads(tell("swift", "-print-target-info"))
    toolchain, target = information["compilerVersion"], information["target"]["unversionedTriple"]
    if CACHE.exists():
        cached = json.loads(CACHE.read_text())
        if cached.get("toolchain") == toolchain and "usrs" in cached:
            return cached["usrs"]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            tell("swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder,
                 "-minimum-access-level", "public", "-skip-synthesized-members")
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            module = path.name.split(".")[0].split("@")[0]
            for symbol in json.loads(path.read_text())["symbols"]:
                since = introduced(symbol)
                found[symbol["identifier"]["precise"]] = [
                    ".".join(symbol["pathComponents"]), since, module == "Foundation" and since is None]
    CACHE.parent.mkdir(parents=True, exist_ok=True)
    CACHE.write_text(json.dumps({"toolchain": toolchain, "usrs": found}))
    return found


def listed():
    """Path of a declaration in Linux's own Foundation to the iOS version that Apple's documentation gives."""
    answers = {}
    for line in LIST.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            version, path = line.split(None, 1)
            answers[path] = [int(part) for part in version.split(".")]
    return answers


known, answers = library(), listed()
newest = max((since for _, since, _ in known.values() if since), default=None)
report.expect(newest and tuple(newest) > DEPLOYMENT, "the toolchain does not say since when things exist")
uses, asked = set(), set()
for file, references in index_store.uses(report, FOLDERS, *sys.argv[1:]):
    for usr, line, _ in references:
        if usr not in known:
            continue
        uses.add(usr)
        path, since, unsaid = known[usr]
        if unsaid:
            entry = path if path in answers else path.split(".")[0] + ".*"
            asked.add(entry)
            since = answers.get(entry)
            if since is None:
                report.fault(f"{file}:{line}: {path} is not in {relative(LIST)}: look it up in Apple's documentation")
        if since and tuple(since) > DEPLOYMENT and usr not in ALLOWED:
            report.fault(f"{file}:{line}: {path} exists since iOS {since[0]}.{since[1]}")
for path in sorted(set(answers) - asked):
    report.fault(f"{relative(LIST)} names {path}, which nothing uses")
for usr in sorted(set(ALLOWED) - uses):
    report.fault(f"{usr} is allowed, and nothing uses it")
report.finish(f"{len(uses)} declarations used, none of them newer; {len(asked)} of them by Apple's documentation")
