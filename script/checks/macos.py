#!/usr/bin/env python3
"""Runs script/run and script/test in their branches for the Mac, with programs that only pretend to be Xcode's.

What they would call is written down and looked at. That Xcode does what it is asked for, only a Mac can show.
"""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from report import ROOT, Report

DEVICES = """== Devices ==
-- iOS 18.6 --
    iPhone 16 (00000000-0000-4000-8000-00000000000A) (Shutdown)
-- iOS 26.2 --
    iPhone 17 Pro (00000000-0000-4000-8000-000000000001) (Shutdown)
    iPhone 17 (00000000-0000-4000-8000-000000000002) (Booted)
    iPhone 17e (00000000-0000-4000-8000-000000000003) (Shutdown)
    iPad (A16) (00000000-0000-4000-8000-000000000004) (Shutdown)
-- watchOS 26.2 --
    iPhone's watch (00000000-0000-4000-8000-000000000005) (Shutdown)
"""
# One program under each name: it notes how it was called, and answers as the case wants it.
PROGRAM = """#!/bin/bash
name=${0##*/}
printf '%s %s\\n' "$name" "$*" >>"$CALLS"
case "$name $1 $2" in
    "uname -s ") echo Darwin ;;
    "xcodebuild -version ") [ -n "$XCODE" ] || exit 1; printf 'Xcode %s\\nBuild version 1A1\\n' "$XCODE" ;;
    "xcodebuild "*) exit "$BUILT" ;;
    "xcrun simctl list") printf '%s\\n' "$DEVICES" ;;
    "xcrun xcresulttool get") echo '{}' ;;
    "plutil -extract passedTests") cat >/dev/null; echo 12 ;;
    "plutil -extract failedTests") cat >/dev/null; echo 0 ;;
esac
"""
NAMES = ["uname", "xcodebuild", "xcrun", "plutil", "open"]
USUAL = {"XCODE": "26.2", "BUILT": "0", "DEVICES": DEVICES}
PHONE, NEWEST = "00000000-0000-4000-8000-000000000002", "00000000-0000-4000-8000-000000000003"
PACKAGE, APP = "xcodebuild test -scheme Daychain-Package ", "xcodebuild test -project App/Daychain.xcodeproj -scheme Daychain "

# (command, what is unusual, status, what it must say, calls that must be made in this order)
CASES = [
    (["run"], {}, 0, "Building for iPhone", [
        f"xcodebuild build .*id={NEWEST} ", f"xcrun simctl bootstatus {NEWEST} -b", "open -a Simulator",
        f"xcrun simctl install {NEWEST} build/app/Build/Products/Debug-iphonesimulator/Daychain.app",
        f"xcrun simctl launch {NEWEST} app.daychain.Daychain"]),
    (["run", "--simulator", "iPhone 17"], {}, 0, "", [f"xcodebuild build .*id={PHONE} "]),
    (["run", "--simulator", "iPad"], {}, 0, "", ["xcodebuild build .*id=00000000-0000-4000-8000-000000000004 "]),
    (["run", "--simulator", "Pixel"], {}, 1, "no available simulator is called \"Pixel", []),
    (["run"], {"BUILT": "65"}, 65, "", ["xcodebuild build "]),
    (["run"], {"XCODE": ""}, 1, "Xcode is missing", []),
    (["run"], {"XCODE": "16.4"}, 1, "Xcode 16 is selected; Daychain needs Xcode 26", []),
    (["test"], {"DEVICES": "== Devices =="}, 1, "no iPhone simulator is to be found", []),
    (["test"], {}, 0, r"24 passed, 0 failed$", [PACKAGE, APP]),
    (["test"], {"BUILT": "65"}, 1, r"24 passed, 2 failed$", [PACKAGE, APP]),
    (["test", "--filter", "DaychainCoreTests"], {}, 0, r"12 passed, 0 failed$",
     [PACKAGE + ".*-only-testing:DaychainCoreTests"]),
    (["test", "--sanitize"], {}, 0, r"24 passed, 0 failed$",
     [PACKAGE + ".*-enableThreadSanitizer YES", PACKAGE + ".*-enableAddressSanitizer YES"]),
]

report = Report("scripts on macOS")
with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder)
    shutil.copytree(ROOT / "script", place / "copy/script")
    (place / "programs").mkdir()
    for name in NAMES:
        program = place / "programs" / name
        program.write_text(PROGRAM)
        program.chmod(0o755)
    for (name, *arguments), unusual, status, words, wanted in CASES:
        calls = place / "calls"
        calls.write_text("")
        environment = {**os.environ, **USUAL, **unusual, "CALLS": str(calls),
                       "PATH": f"{place / 'programs'}:{os.environ['PATH']}"}
        done = subprocess.run([str(place / "copy/script" / name), *arguments], env=environment, capture_output=True,
                              text=True)
        said, case = (done.stdout + done.stderr).strip(), " ".join([name, *arguments, *map(str, unusual)])
        report.expect(done.returncode == status, f"{case}: status {done.returncode}, not {status}: {said[-400:]}")
        report.expect(re.search(words, said), f"{case}: does not say {words}: {said[-400:]}")
        made = calls.read_text()
        report.expect(re.search(".*".join(wanted), made, re.S), f"{case}: calls\n{made}")
        report.expect(wanted or " build " not in made and " test " not in made, f"{case}: builds all the same")
report.finish(f"{len(CASES)} ways to run and test call Xcode as they should")
