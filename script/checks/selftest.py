#!/usr/bin/env python3
"""Shows that the checks refuse what they are there for: breaks one thing at a time, in a copy, and asks.

A check that fails for another reason, or not at all, is a fault here. `selftest.py WORD` tries what has that word.

What the compiler refuses needs a build of Daychain, and what lists of Apple's API refuse needs those lists beside the
repository; without them the breaks for them are left out, and the last line says so.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from refused import COMPILED, FILES, NEWER, SOURCES
from report import ROOT, Report

report = Report("checks of the checks")
word = sys.argv[1] if len(sys.argv) > 1 else ""
tried = 0
left_out = []
BESIDE = ROOT.parent / "shared"  # where script/checks/parity finds the lists of Apple's API


def run(command, place):
    done = subprocess.run(command, cwd=place, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def judge(name, status, output, expected):
    global tried
    tried += 1
    if status == 0:
        report.fault(f"not refused: {name}")
    elif not re.search(expected, output):
        report.fault(f"refused for another reason: {name}\n        expected {expected}\n        {output.strip()[:400]}")


def copy_tree(place):
    """What the checks read, in another place; what they built for themselves goes along."""
    listing = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True)
    for name in listing.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    if BESIDE.is_dir():
        (place.parent / BESIDE.name).symlink_to(BESIDE)
    kept = ROOT / ".build/checks"
    if kept.is_dir():
        shutil.copytree(kept, place / ".build/checks")


def try_sources(place):
    """Each snippet alone in a file, read by the check of the sources."""
    for name, path, snippet, expected in SOURCES:
        if word in name:
            file = place / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(snippet)
            judge(name, *run([str(place / ".build/checks/source-check"), path], place), expected)
            file.unlink()


def try_newer(place):
    """Each snippet compiled alone with an index store, in a tree without other sources."""
    root = place / "newer"
    (root / "Sources/Snippet").mkdir(parents=True)
    (root / "App/Daychain").mkdir(parents=True)
    shutil.copytree(place / "script", root / "script")
    shutil.copytree(place / ".build/checks", root / ".build/checks", dirs_exist_ok=True)
    (root / "script/checks/foundation-ios.txt").write_text("")
    file = root / "Sources/Snippet/Snippet.swift"
    for name, snippet, expected in NEWER:
        if word not in name:
            continue
        file.write_text(snippet)
        store = root / "store"
        shutil.rmtree(store, ignore_errors=True)
        status, output = run(["swiftc", "-swift-version", "6", "-module-name", "Snippet", "-parse-as-library", "-c",
                              "-o", str(root / "snippet.o"), "-index-store-path", str(store), str(file)], root)
        if status != 0:
            report.fault(f"does not compile: {name}\n        {output[:400]}")
            continue
        # Only the declared fault counts: a snippet does not use what is allowed.
        status, output = run([sys.executable, "script/checks/newer.py", str(store)], root)
        judge(name, status, output, expected)


def try_compiled(place):
    """Each snippet held against the modules that the build left, as the compiler holds the sources against them."""
    modules = ROOT / ".build/debug/Modules"
    if not (modules / "SwiftUI.swiftmodule").exists():
        left_out.append("those of the compiler, as Daychain is not built")
        return
    packages = re.findall(r'pkgConfig: "(\S+)"', (ROOT / "Linux/AppleStandIns/Package.swift").read_text())
    headers = subprocess.run(["pkg-config", "--cflags", *packages], capture_output=True, text=True).stdout.split()
    maps = [f"-fmodule-map-file={path}" for path in ROOT.glob("Linux/AppleStandIns/Sources/*/module.modulemap")]
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(modules)]
    command += [part for option in maps + headers for part in ("-Xcc", option)]
    file = place / "Snippet.swift"
    file.write_text("import SwiftUI\nstruct Accepted: View {\n    var body: some View { EmptyView().onAppear {} }\n}\n")
    status, output = run(command + [str(file)], place)
    report.expect(status == 0, f"SwiftUI's stand-in cannot be imported: {output[:400]}")
    for name, snippet, expected in COMPILED:
        if word in name:
            file.write_text(snippet)
            judge(name, *run(command + [str(file)], place), expected)
    file.unlink()


def try_files(place):
    """Each file changed, or taken away, or added; then the check that looks after it."""
    for name, check, path, old, new, expected in FILES:
        if word not in name:
            continue
        if name.startswith("listed:") and not BESIDE.is_dir():
            left_out.append(name)
            continue
        file = place / path
        before = file.read_bytes() if file.exists() else None
        if callable(new):
            file.write_bytes(new(before))
        elif new is None:
            file.unlink()
        else:
            text = (before or b"").decode()
            if old is not None and old not in text:
                report.fault(f"nothing to break: {name}")
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(new if old is None else text.replace(old, new, 1))
        command = [sys.executable, check] if check.endswith(".py") else [str(place / check)]
        judge(name, *run(command, place), expected)
        if before is None:
            file.unlink()
        else:
            file.write_bytes(before)


os.environ["GIT_CEILING_DIRECTORIES"] = tempfile.gettempdir()
with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder).resolve() / "copy"
    copy_tree(place)
    status, output = run([str(place / "script/checks/sources")], place)
    report.expect(status == 0, f"the sources are refused as they are: {output[:400]}")
    try_sources(place)
    try_files(place)
    try_compiled(place)
    try_newer(place)
for what in left_out:
    print(f"checks of the checks: not tried: {what}")
report.finish(f"{tried} breaks, each refused with the reason that it should have")
