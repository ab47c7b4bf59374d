#!/usr/bin/env python3
"""Finds what does not belong in a repository: paths of one machine, and what editors and builds leave behind."""
import os
import pathlib
import re
import subprocess

from report import ROOT, Report

# Home folders anybody's editor may leave in a file, and the place of this checkout.
PATHS = re.compile(rb"/(?:home|Users)/[A-Za-z0-9._-]+/|/root/|file:///[a-z]")
LEFT_BEHIND = re.compile(r"(^|/)(xcuserdata|\.build|\.swiftpm|__pycache__)/|\.DS_Store$|\.orig$|\.rej$|\.xcuserstate$")

report = Report("traces")
listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True)
if listing.returncode != 0:
    report.finish("skipped, this is no checkout of a repository")
names = [name for name in listing.stdout.decode().split("\0") if name and (ROOT / name).is_file()]
# A checkout at the top of the disk has too short a name to look for.
place = os.fsencode(str(ROOT)) + b"/" if len(ROOT.parts) > 2 else None
for name in names:
    report.expect(not LEFT_BEHIND.search(name), f"{name} does not belong in a repository")
    data = pathlib.Path(ROOT / name).read_bytes()
    if b"\0" in data:
        continue  # a picture
    for number, line in enumerate(data.split(b"\n"), 1):
        alien = PATHS.search(line) or place and place in line
        if alien and name != "script/checks/traces.py":
            report.fault(f"{name}:{number}: a path of one machine: {line.strip()[:80].decode(errors='replace')}")
report.finish(f"{len(names)} files, none with a path of one machine")
