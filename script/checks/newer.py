#!/usr/bin/env python3
"""Finds what the app's sources take from Swift's library or Foundation that is newer than iOS 17.0.

Nothing on Linux asks for availability, so such a call compiles here and fails in Xcode. The toolchain's own modules say
since when each declaration exists: `swift symbolgraph-extract` writes it down, and the names that the sources use
(`script/checks/sources --names`) are held against it. A name counts as newer only when no older declaration of that
name and shape exists, and when neither the app nor the stand-ins declare it themselves.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from report import ROOT, Report

MODULES = ["Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization",
           "Foundation", "FoundationEssentials", "FoundationInternationalization"]
DEPLOYMENT = (17, 0)
# Kept with the toolchain's build number: reading the symbol graphs takes some seconds.
CACHE = ROOT / ".build/checks/availability.json"
DECLARATION = re.compile(r"\b(?:func|var|let|case|struct|class|enum|actor|protocol|typealias|associatedtype)\s+`?(\w+)")

report = Report("newer than iOS 17")


def tell(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def introduced(symbol):
    """The iOS version that brought the symbol, as (major, minor); (0, 0) when it was always there."""
    for entry in symbol.get("availability", []):
        if entry.get("domain") == "iOS" and "introduced" in entry:
            return entry["introduced"]["major"], entry["introduced"].get("minor", 0)
    return 0, 0


def library():
    """[base name, labels or None, owner, since] for every public symbol of the modules."""
    information = json.loads(tell("swift", "-print-target-info"))
    toolchain, target = information["compilerVersion"], information["target"]["unversionedTriple"]
    if CACHE.exists():
        cached = json.loads(CACHE.read_text())
        if cached["toolchain"] == toolchain:
            return cached["symbols"]
    symbols = set()
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            tell("swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder,
                 "-minimum-access-level", "public")
        for path in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(path.read_text())["symbols"]:
                *owners, name = symbol["pathComponents"]
                base, _, labels = name.partition("(")
                shape = labels.rstrip(")") if "(" in name else None
                symbols.add((base, shape, owners[-1] if owners else "", introduced(symbol)))
    found = sorted([list(s) for s in symbols], key=str)
    CACHE.parent.mkdir(parents=True, exist_ok=True)
    CACHE.write_text(json.dumps({"toolchain": toolchain, "symbols": found}))
    return found


def fits(written, declared):
    """Whether a call with these labels may mean a declaration with those: defaults and closures leave some out."""
    if declared is None:
        return False
    labels = iter(re.findall(r"\w+:", declared))
    return all(label in labels for label in re.findall(r"\w+:", written))


def own_names():
    names = set()
    for folder in ("Sources", "App/Daychain", "Linux/AppleStandIns/Sources"):
        for path in (ROOT / folder).rglob("*.swift"):
            names.update(DECLARATION.findall(path.read_text()))
    return names


by_base, initialisers = collections.defaultdict(list), collections.defaultdict(list)
for base, shape, owner, since in library():
    (initialisers[owner] if base == "init" else by_base[base]).append((shape, tuple(since)))
versions = {since for shapes in by_base.values() for _, since in shapes}
report.expect(max(versions, default=DEPLOYMENT) > DEPLOYMENT, "the toolchain does not say since when things exist")

ours = own_names()
uses = [line.split("\t") for line in tell(str(ROOT / "script/checks/sources"), "--names").splitlines()]
for path, line, name in uses:
    base, called, labels = name.partition("(")
    if base in ours:
        continue
    candidates = list(by_base.get(base, []))
    if called:
        candidates = initialisers.get(base, []) + candidates
        candidates = [c for c in candidates if fits(labels, c[0])]
    if candidates and all(since > DEPLOYMENT for _, since in candidates):
        newest = min(since for _, since in candidates)
        report.fault(f"{path}:{line}: {name} exists since iOS {newest[0]}.{newest[1]}")
report.finish(f"{len(uses)} uses of names, none of them newer")
