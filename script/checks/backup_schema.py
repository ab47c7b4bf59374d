#!/usr/bin/env python3
"""Holds backup files against docs/backup-format.schema.json.

    backup_schema.py FOLDER    each file in FOLDER/good must be valid, each one in FOLDER/bad must not

Needs Debian's python3-jsonschema, which Debian's own python3 sees.
"""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

from report import ROOT, Report

report = Report("backup files")
schema = json.loads((ROOT / "docs/backup-format.schema.json").read_text())
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
folder = pathlib.Path(sys.argv[1])
counts = {"good": 0, "bad": 0}

for kind in counts:
    for file in sorted((folder / kind).iterdir()):
        counts[kind] += 1
        error = next(iter(validator.iter_errors(json.loads(file.read_text("utf-8")))), None)
        if kind == "good" and error:
            report.fault(f"{file.name} is refused: {error.message[:200]}")
        if kind == "bad" and not error:
            report.fault(f"{file.name} is taken for valid")

report.expect(all(counts.values()), f"nothing to check: {counts}")
report.finish(f"{counts['good']} valid, {counts['bad']} refused")
