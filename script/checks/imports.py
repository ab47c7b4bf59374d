#!/usr/bin/env python3
"""Holds each file's imports against the modules whose declarations it spells, as the compiler resolved them.

The stand-ins bring Foundation along where Apple's frameworks may not, so a file that lacks the import compiles here.
Only what the build compiled is seen; what stands in other branches is judged by its spelling (script/checks/sources).
"""
import re
import sys

import index_store
from report import ROOT, Report

FOLDERS = ("Sources", "App", "Tests")
# The module under which Apple has what the toolchain and the stand-ins spread over several.
APPLE = {
    "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
    "FoundationAdditions": "Foundation", "CoreTransferable": "SwiftUI",
}
# These come with SwiftUI and with Foundation alike; script/checks/sources asks for both where their members are used.
GEOMETRY = re.compile(r"s:(?:10Foundation|19FoundationAdditions)\d+CG[A-Z]")
# Swift's own library needs no import.
OWN = {"Swift", "_Concurrency", "_StringProcessing"}
IMPORT = re.compile(r"^(?:@\w+ )?import (?:\w+ )?(\w+)", re.MULTILINE)

report = Report("imports")


def module(usr):
    """The module of a symbol that its own module declares; None for Swift's library and for what is no Swift."""
    length = re.match(r"s:(\d+)", usr)
    if not length:
        return None
    name = usr[length.end():length.end() + int(length[1])]
    return APPLE.get(name, name)


count = 0
for file, references in index_store.uses(report, FOLDERS, *sys.argv[1:]):
    imports = set(IMPORT.findall((ROOT / file).read_text()))
    own = file.split("/")[1]
    missing = {}
    for usr, line, spelled in references:
        wanted = module(usr)
        if spelled and wanted and not GEOMETRY.match(usr) and wanted not in OWN | imports | {own}:
            missing.setdefault(wanted, line)
    for wanted, line in sorted(missing.items()):
        report.fault(f"{file}:{line}: uses {wanted} without importing it")
    count += 1
report.finish(f"{count} files import what they use")
