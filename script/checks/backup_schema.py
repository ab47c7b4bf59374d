#!/usr/bin/env python3
"""Holds backup files against docs/backup-format.schema.json.

    backup_schema.py FOLDER    each file in FOLDER/good must be valid, each one in FOLDER/bad must not

Needs Debian's python3-jsonschema, which Debian's own python3 sees.
"""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
schema = json.loads((ROOT / "docs/backup-format.schema.json").read_text())
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
folder = pathlib.Path(sys.argv[1])
wrong, counts = [], {"good": 0, "bad": 0}

for kind in counts:
    for file in sorted((folder / kind).iterdir()):
        counts[kind] += 1
        error = next(iter(validator.iter_errors(json.loads(file.read_text("utf-8")))), None)
        if kind == "good" and error:
            wrong.append(f"{file.name} is refused: {error.message[:200]}")
        if kind == "bad" and not error:
            wrong.append(f"{file.name} is taken for valid")

if not all(counts.values()):
    wrong.append(f"nothing to check: {counts}")
print("\n".join(wrong) or f"{counts['good']} valid, {counts['bad']} refused")
sys.exit(bool(wrong))
