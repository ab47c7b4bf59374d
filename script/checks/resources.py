#!/usr/bin/env python3
"""Holds the app's resources against what App Store and asset compiler accept: icons, colours, privacy manifest."""
import json
import plistlib
import re
import struct

from report import ROOT, Report, relative

ASSETS = ROOT / "App/Daychain/Assets.xcassets"
PRIVACY = ROOT / "App/Daychain/PrivacyInfo.xcprivacy"
ICON_APPEARANCES = {None, "dark", "tinted"}
# Which code makes which declaration necessary in the privacy manifest.
PRIVACY_CATEGORIES = {
    "UserDefaults": r"\bUserDefaults\b|@AppStorage\b",
    "FileTimestamp": r"contentModificationDate|creationDateKey|\.(?:creation|modification)Date\b|\battributesOfItem\b|fileModificationDate|\b[fl]?stat\(",
    "SystemBootTime": r"\bsystemUptime\b|mach_absolute_time",
    "DiskSpace": r"volumeAvailableCapacity|attributesOfFileSystem|systemFreeSize|\bstatv?fs\(",
    "ActiveKeyboards": r"\bactiveInputModes\b",
}

report = Report("resources")


def png_header(path):
    """(width, height, bit depth, colour type, whether a transparency chunk follows) of a PNG."""
    data = path.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        return None
    width, height, depth, colour = struct.unpack(">IIBB", data[16:26])
    chunks, at = set(), 8
    while at + 8 <= len(data):
        (length,) = struct.unpack(">I", data[at:at + 4])
        chunks.add(data[at + 4:at + 8])
        at += 12 + length
    return width, height, depth, colour, b"tRNS" in chunks


def check_icon(folder, entry):
    path = folder / entry["filename"]
    if not path.is_file():
        return  # said by check_files
    header = png_header(path)
    if header is None:
        report.fault(f"{relative(path)} is no PNG")
        return
    width, height, _, colour, transparent = header
    report.expect((width, height) == (1024, 1024), f"{relative(path)} is {width} by {height}, not 1024 by 1024")
    # Colour types 4 and 6 carry an alpha channel.
    report.expect(colour in (0, 2) and not transparent, f"{relative(path)} has an alpha channel")
    report.expect(entry.get("size") == "1024x1024" and entry.get("platform") == "ios", f"{relative(path)}: wrong entry")


def appearances(entry):
    return frozenset(a["value"] for a in entry.get("appearances", []))


def check_files(folder, contents):
    """The set's entries name files that exist, and no file lies there unnamed."""
    named = {e["filename"] for e in contents.get("images", []) if "filename" in e}
    present = {p.name for p in folder.iterdir() if p.is_file() and p.name != "Contents.json"}
    for name in sorted(named - present):
        report.fault(f"{relative(folder / name)} does not exist")
    for name in sorted(present - named):
        report.fault(f"{relative(folder / name)} is named by no entry")


def check_colour(folder, contents):
    wanted = {frozenset(), frozenset({"dark"}), frozenset({"high"}), frozenset({"dark", "high"})}
    found = [appearances(e) for e in contents["colors"]]
    complete = set(found) == wanted and len(found) == 4
    report.expect(complete, f"{relative(folder)} is not defined for light, dark and increased contrast")
    for entry in contents["colors"]:
        components = entry["color"]["components"]
        report.expect(set(components) == {"red", "green", "blue", "alpha"}, f"{relative(folder)}: components missing")


def check_assets():
    folders = [ASSETS] + sorted(p for p in ASSETS.rglob("*") if p.is_dir())
    for folder in folders:
        place = folder / "Contents.json"
        if not place.is_file():
            report.fault(f"{relative(place)} does not exist")
            continue
        contents = json.loads(place.read_text())
        check_files(folder, contents)
        if folder.suffix == ".appiconset":
            found = {next(iter(appearances(e)), None) for e in contents["images"]}
            report.expect(found == ICON_APPEARANCES, f"{relative(folder)} lacks an appearance")
            for entry in contents["images"]:
                check_icon(folder, entry)
        if folder.suffix == ".colorset":
            check_colour(folder, contents)


def check_privacy():
    manifest = plistlib.loads(PRIVACY.read_bytes())
    keys = {"NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"}
    report.expect(set(manifest) == keys, f"{relative(PRIVACY)} has the keys {sorted(manifest)}")
    report.expect(manifest.get("NSPrivacyTracking") is False, "the privacy manifest says that the app tracks")
    report.expect(not manifest.get("NSPrivacyTrackingDomains"), "the privacy manifest names tracking domains")
    report.expect(not manifest.get("NSPrivacyCollectedDataTypes"), "the privacy manifest says that data is collected")
    declared = set()
    for entry in manifest.get("NSPrivacyAccessedAPITypes", []):
        declared.add(entry["NSPrivacyAccessedAPIType"].removeprefix("NSPrivacyAccessedAPICategory"))
        reasons = entry.get("NSPrivacyAccessedAPITypeReasons")
        report.expect(reasons, f"{entry['NSPrivacyAccessedAPIType']} gives no reason")
    used = {}
    for folder in ("Sources", "App/Daychain"):
        for path in sorted((ROOT / folder).rglob("*.swift")):
            code = re.sub(r"//.*", "", path.read_text())
            for category, pattern in PRIVACY_CATEGORIES.items():
                if re.search(pattern, code):
                    used.setdefault(category, relative(path))
    for category in sorted(set(used) - declared):
        report.fault(f"{used[category]} uses {category}, which the privacy manifest does not declare")
    for category in sorted(declared - set(used)):
        report.fault(f"the privacy manifest declares {category}, which nothing uses")


check_assets()
check_privacy()
report.finish("icons, colours and privacy manifest are as they should be")
