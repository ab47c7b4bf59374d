#!/usr/bin/env python3
"""Holds the documents to what is there: each link leads somewhere, each test that is named exists, each acceptance check
has a test of its own number, and that file is in the table."""
import re

from report import ROOT, Report

LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
NAMED = re.compile(r"`(\w+Tests)`")
CHECKS = 12

report = Report("documents")
# Every file but what builds leave behind; a copy without its repository has them, too.
names = [str(path.relative_to(ROOT)) for folder in ("App", "Benchmarks", "Linux", "Sources", "Tests", "docs", "script")
         for path in (ROOT / folder).rglob("*") if path.is_file() and ".build" not in path.parts]
names += [path.name for path in ROOT.glob("*.md")]
files = [name for name in names if name.endswith(".md")]
# A suite has the name of its file; a test target that of its folder.
tests = {name.rsplit("/", 1)[-1][:-6] for name in names if name.endswith("Tests.swift")}
tests |= {part for name in names if name.endswith(".swift") for part in name.split("/")[:-1] if part.endswith("Tests")}
links = 0
for name in files:
    path = ROOT / name
    for number, line in enumerate(path.read_text().splitlines(), 1):
        for target in LINK.findall(line):
            links += 1
            report.expect((path.parent / target).exists(), f"{name}:{number}: leads to {target}, which is not there")
        for test in NAMED.findall(line):
            report.expect(test in tests, f"{name}:{number}: names {test}, which does not exist")
table = (ROOT / "docs/verification.md").read_text()
for check in range(1, CHECKS + 1):
    own = sorted(test for test in tests if test.startswith(f"Acceptance{check:02}"))
    report.expect(own, f"no test of acceptance check {check}")
    for test in own:
        report.expect(re.search(rf"^\| {check} .*`{test}`", table, re.M), f"{test} is not in its row of docs/verification.md")
report.finish(f"{len(files)} documents, {links} links, {CHECKS} acceptance checks with tests of their own")
