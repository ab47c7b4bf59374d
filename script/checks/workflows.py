#!/usr/bin/env python3
"""Holds .github/workflows against what GitHub's published schema of a workflow allows, as far as these files go.

Debian's Python knows no YAML, and the files need little of it: keys by indentation, one step a list item, shell in blocks.
The names of the keys are the schema's; a key elsewhere, an action that is not pinned to a major tag, and shell that does
not parse are refused, as is a workflow that leaves out one of the systems that Daychain is built on.
"""
import re
import subprocess

from report import ROOT, Report, relative

TOP = {"name", "run-name", "on", "permissions", "env", "defaults", "concurrency", "jobs"}
JOB = {"name", "needs", "if", "permissions", "runs-on", "environment", "concurrency", "outputs", "env", "defaults", "steps",
       "timeout-minutes", "strategy", "continue-on-error", "container", "services", "uses", "with", "secrets"}
STEP = {"id", "if", "name", "uses", "run", "working-directory", "shell", "with", "env", "continue-on-error",
        "timeout-minutes"}
KEY = re.compile(r"^( *)(- )?([\w-]+):(?: (.*))?$")
PINNED = re.compile(r"[\w.-]+/[\w.-]+@v\d+")
# What runs where: the command, and the releases of Xcode that it must be run with.
RUNS = ["script/test", "xcodebuild test", "-scheme Daychain-Package", "-project App/Daychain.xcodeproj -scheme Daychain "]
XCODES = {"26", "27"}

report = Report("workflows")


def read(path):
    """Yields line number, place (top, job, step or nothing), key, value and, under `run: |`, the shell."""
    lines, section, part, at = path.read_text().splitlines(), None, None, 0
    while at < len(lines):
        number, line = at + 1, lines[at]
        at += 1
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        report.expect("\t" not in line, f"{relative(path)}:{number}: a tab")
        found = KEY.match(line)
        if not found:
            continue
        column, key, value = len(found[1] + (found[2] or "")), found[3], found[4] or ""
        section = key if column == 0 else section
        part = key if column == 4 else part
        place = {0: "top", 4: "job" if section == "jobs" else None, 8: "step" if part == "steps" else None}.get(column)
        block = []
        while value == "|" and at < len(lines) and (not lines[at].strip() or lines[at].startswith(" " * (column + 1))):
            block.append(lines[at].strip())
            at += 1
        yield number, place, key, "\n".join(block) if block else value


workflows = sorted(ROOT.glob(".github/workflows/*.y*ml"))
report.expect(workflows, "there are none")
text, actions, scripts = "", set(), 0
for path in workflows:
    text += path.read_text()
    for number, place, key, value in read(path):
        where = f"{relative(path)}:{number}"
        allowed = {"top": TOP, "job": JOB, "step": STEP}.get(place)
        report.expect(allowed is None or key in allowed, f"{where}: GitHub knows no key {key} here")
        if key == "uses":
            actions.add(value)
            report.expect(PINNED.fullmatch(value), f"{where}: {value} is not pinned to a major tag")
        if key == "run":
            scripts += 1
            # What GitHub puts in place of an expression is a word to the shell.
            shell = re.sub(r"\$\{\{.*?\}\}", "word", value)
            done = subprocess.run(["bash", "-n"], input=shell, capture_output=True, text=True)
            report.expect(done.returncode == 0, f"{where}: the shell does not parse: {done.stderr.strip()}")
joined = re.sub(r"\\\n\s*", "", text)
for command in RUNS:
    report.expect(command in joined, f"nothing runs {command.strip()}")
found = set(re.findall(r'xcode: "(\d+)\.', text))
report.expect(XCODES <= found, f"run with Xcode {', '.join(sorted(found))}, and not with each of {', '.join(sorted(XCODES))}")
report.finish(f"{len(actions)} actions pinned to a major tag, {scripts} scripts parse, Xcode {', '.join(sorted(found))}")
