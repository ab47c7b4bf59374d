#!/usr/bin/env python3
"""Holds App/Daychain.xcodeproj against what Xcode needs to open and build it.

Nobody can run Xcode here, so everything about the project that can be known without it is checked: the file parses,
each identifier is defined once and used, each path and package product exists, the shared scheme names targets that
are there.
"""
import collections
import json
import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from expected_project import APP_SETTINGS, PRODUCT_TYPES, PROJECT_SETTINGS, TEST_SETTINGS, UPGRADED
from report import ROOT, Report, relative

PROJECT = ROOT / "App/Daychain.xcodeproj"
FILE = PROJECT / "project.pbxproj"
SCHEME = PROJECT / "xcshareddata/xcschemes/Daychain.xcscheme"
IDENTIFIER = re.compile(r"\b[0-9A-F]{24}\b")

# What may lie in a folder whose every file becomes part of a target.
ALLOWED_KINDS = {".swift", ".xcassets", ".xcstrings", ".xcprivacy"}

report = Report("project")


def parse():
    """The project's objects, or the end of the check when the file cannot be read as a property list."""
    lint = subprocess.run(["plutil", "-lint", str(FILE)], capture_output=True, text=True)
    if lint.returncode != 0:
        report.fault(lint.stdout.strip() or lint.stderr.strip())
        report.finish("")
    convert = ["plutil", "-convert", "json", "-o", "-", str(FILE)]
    return json.loads(subprocess.run(convert, capture_output=True, text=True, check=True).stdout)


def check_identifiers(text, plist):
    objects = plist["objects"]
    # A key that is written twice is merged without a word by the parser: so the source text is counted.
    defined = collections.Counter(re.findall(r"^\t\t([0-9A-F]{24})(?: /\*.*?\*/)? = \{", text, re.MULTILINE))
    for identifier, count in defined.items():
        report.expect(count == 1, f"{identifier} is defined {count} times")
    report.expect(set(defined) == set(objects), "the objects in the text are not those that the parser finds")
    for identifier in sorted(set(IDENTIFIER.findall(text)) - set(objects)):
        report.fault(f"{identifier} is used but not defined")

    reached, waiting = set(), [plist["rootObject"]]
    while waiting:
        identifier = waiting.pop()
        if identifier in reached or identifier not in objects:
            continue
        reached.add(identifier)
        waiting += IDENTIFIER.findall(json.dumps(objects[identifier]))
    for identifier in sorted(set(objects) - reached):
        report.fault(f"{identifier} ({objects[identifier]['isa']}) cannot be reached from the project")
    comments = re.findall(r"([0-9A-F]{24}) /\* (.*?) \*/", text)
    spelled = collections.defaultdict(set)
    for identifier, comment in comments:
        spelled[identifier].add(comment)
    for identifier, names in spelled.items():
        report.expect(len(names) == 1, f"{identifier} is called {' and '.join(sorted(names))}")


def check_paths(objects, identifier, folder):
    """Every group, file and synchronised folder under a group exists on disk."""
    item = objects.get(identifier, {})
    path = folder / item["path"] if "path" in item else folder
    if item.get("sourceTree") == "BUILT_PRODUCTS_DIR":
        return
    report.expect(item.get("sourceTree") == "<group>", f"{identifier} is not placed relative to its group")
    report.expect(path.exists(), f"{relative(path)} does not exist")
    if item.get("isa") == "PBXFileSystemSynchronizedRootGroup" and path.exists():
        check_synchronised(path)
    for child in item.get("children", []):
        check_paths(objects, child, path)


def check_synchronised(folder):
    # Anything that lies in such a folder is compiled or copied into the product.
    for path in sorted(folder.iterdir()):
        # A folder with a suffix, as a catalogue, is one thing; another folder stands for its files.
        files = [p for p in path.rglob("*") if p.is_file()] if path.is_dir() and not path.suffix else [path]
        kinds = {p.suffix for p in files}
        for kind in sorted(kinds - ALLOWED_KINDS):
            report.fault(f"{relative(path)}: a {kind or 'nameless'} file would become part of the target")
    report.expect(any(folder.rglob("*.swift")), f"{relative(folder)} holds no Swift file")


def check_package(objects):
    manifest = (ROOT / "Package.swift").read_text()
    products = set(re.findall(r"\.library\(name: \"(\w+)\"", manifest))
    for item in objects.values():
        if item["isa"] == "XCLocalSwiftPackageReference":
            place = PROJECT.parent / item["relativePath"] / "Package.swift"
            report.expect(os.path.exists(place), f"no package at {item['relativePath']}")
            report.expect(item["relativePath"] == "..", "the package is not the repository's root")
        if item["isa"] == "XCSwiftPackageProductDependency":
            report.expect(item["productName"] in products, f"the package has no product {item['productName']}")
    packages = [i for i, item in objects.items() if item["isa"] == "XCLocalSwiftPackageReference"]
    report.expect(project.get("packageReferences") == packages, "the project does not refer to its package")
    report.expect("Daychain" not in products, "a product called Daychain would hide the app's scheme")
    linked = {objects[i["productRef"]]["productName"] for i in objects.values() if i["isa"] == "PBXBuildFile"}
    asked = {i["productName"] for i in objects.values() if i["isa"] == "XCSwiftPackageProductDependency"}
    report.expect(linked == asked, "the products linked are not the products depended on")
    missing = sorted(products - asked)
    report.expect(not missing, f"the app does not link {', '.join(missing)}")


def configurations(objects, owner):
    names = objects[owner["buildConfigurationList"]]["buildConfigurations"]
    return {objects[n]["name"]: objects[n]["buildSettings"] for n in names}


def check_settings(objects, project, targets):
    for name, settings in configurations(objects, project).items():
        for key, value in PROJECT_SETTINGS.items():
            report.expect(settings.get(key) == value, f"{name}: {key} is {settings.get(key)}, not {value}")
    for target in targets.values():
        found = configurations(objects, target)
        report.expect(set(found) == {"Debug", "Release"}, f"{target['name']} lacks a configuration")
        for name, settings in found.items():
            for key, value in PROJECT_SETTINGS.items():
                report.expect(settings.get(key) in (None, value), f"{target['name']} {name} overrides {key}")
            report.expect(settings.get("GENERATE_INFOPLIST_FILE") == "YES", f"{target['name']} {name}: no Info.plist")
    for target, wanted in (("Daychain", APP_SETTINGS), ("DaychainUITests", TEST_SETTINGS)):
        for name, settings in configurations(objects, targets[target]).items():
            for key, value in wanted.items():
                report.expect(settings.get(key) == value, f"{target} {name}: {key} is {settings.get(key)}, not {value}")
    for name, settings in configurations(objects, targets["Daychain"]).items():
        for key, kind in (("APPICON", "appiconset"), ("GLOBAL_ACCENT_COLOR", "colorset")):
            asset = settings.get(f"ASSETCATALOG_COMPILER_{key}_NAME")
            place = ROOT / f"App/Daychain/Assets.xcassets/{asset}.{kind}"
            report.expect(place.is_dir(), f"{name}: {relative(place)} does not exist")
    catalogue = json.loads((ROOT / "App/Daychain/Localizable.xcstrings").read_text())
    languages = {catalogue["sourceLanguage"]} | {
        language for entry in catalogue["strings"].values() for language in entry.get("localizations", {})}
    regions = set(project["knownRegions"])
    report.expect(regions == languages | {"Base"}, "knownRegions are not the catalogue's languages")
    report.expect(project["developmentRegion"] == catalogue["sourceLanguage"], "the development region is another")


def check_targets(objects, project):
    targets = {objects[t]["name"]: dict(objects[t], id=t) for t in project["targets"]}
    report.expect(set(targets) == {"Daychain", "DaychainUITests"}, f"the targets are {sorted(targets)}")
    if report.faults:
        report.finish("")
    for target in targets.values():
        phases = sorted(objects[p]["isa"] for p in target["buildPhases"])
        wanted = ["PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXSourcesBuildPhase"]
        report.expect(phases == wanted, f"{target['name']} has the phases {phases}")
        product = PRODUCT_TYPES[target["name"]]
        report.expect(target["productType"] == product, f"{target['name']} is another product")
        # The target's files are those of its folder, and no others.
        folders = [objects[g].get("path") for g in target.get("fileSystemSynchronizedGroups", [])]
        report.expect(folders == [target["name"]], f"{target['name']} is made of the folders {folders}")
        for phase in target["buildPhases"]:
            files = objects[phase]["files"]
            linking = objects[phase]["isa"] == "PBXFrameworksBuildPhase" and target["name"] == "Daychain"
            report.expect(linking or not files, f"{target['name']} lists files one by one")
            report.expect(not linking or files, "the app links no product of the package")
    tests = targets["DaychainUITests"]
    for key in ("LastUpgradeCheck", "LastSwiftUpdateCheck"):
        report.expect(int(project["attributes"].get(key, 0)) >= UPGRADED, f"{key} is older than Xcode 26")
    report.expect(project.get("preferredProjectObjectVersion") == "77", "Xcode would raise the object version")
    attributes = project["attributes"]["TargetAttributes"]
    report.expect(attributes[tests["id"]].get("TestTargetID") == targets["Daychain"]["id"], "the UI tests test no app")
    depends = {objects[d]["target"] for d in tests["dependencies"]}
    report.expect(depends == {targets["Daychain"]["id"]}, "the UI tests do not depend on the app")
    return targets


def check_scheme(objects, targets):
    by_identifier = {t["id"]: t for t in targets.values()}
    scheme = ElementTree.parse(SCHEME).getroot()
    references = list(scheme.iter("BuildableReference"))
    report.expect(int(scheme.get("LastUpgradeVersion", 0)) >= UPGRADED, "the scheme is older than Xcode 26")
    tested = [r.get("BlueprintName") for t in scheme.iter("TestableReference") if t.get("skipped") == "NO" for r in t]
    report.expect(tested == ["DaychainUITests"], f"the scheme tests {tested}")
    configured = {"Test": "Debug", "Launch": "Debug", "Profile": "Release", "Archive": "Release"}
    for action, configuration in configured.items():
        found = scheme.find(f"{action}Action")
        used = found.get("buildConfiguration") if found is not None else None
        report.expect(used == configuration, f"the scheme's {action} uses {used}, not {configuration}")
    lifetime = scheme.find("TestAction").get("systemAttachmentLifetime")
    report.expect(lifetime == "keepAlways", "the UI tests' screenshots are not kept")
    entry = scheme.find("BuildAction/BuildActionEntries/BuildActionEntry")
    for use in ("Testing", "Running", "Profiling", "Archiving", "Analyzing"):
        report.expect(entry is not None and entry.get(f"buildFor{use}") == "YES", f"the app is not built for {use}")
    report.expect(len(references) >= 4, "the scheme does not build, test, run and profile")
    for reference in references:
        target = by_identifier.get(reference.get("BlueprintIdentifier"))
        if target is None:
            report.fault(f"the scheme names {reference.get('BlueprintIdentifier')}, which is no target")
            continue
        product = objects[target["productReference"]]["path"]
        report.expect(reference.get("BlueprintName") == target["name"], f"the scheme misnames {target['name']}")
        report.expect(reference.get("BuildableName") == product, f"the scheme misnames {product}")
        container = reference.get("ReferencedContainer")
        report.expect(container == f"container:{PROJECT.name}", f"{target['name']}: a strange container")
    ElementTree.parse(PROJECT / "project.xcworkspace/contents.xcworkspacedata")


text = FILE.read_text()
report.expect(text.startswith("// !$*UTF8*$!\n"), "the first line does not say UTF8")
plist = parse()
objects = plist["objects"]
project = objects[plist["rootObject"]]
report.expect(plist["objectVersion"] == "77", f"objectVersion is {plist['objectVersion']}")
check_identifiers(text, plist)
if not report.faults:
    check_paths(objects, project["mainGroup"], PROJECT.parent)
    check_package(objects)
    found = check_targets(objects, project)
    check_settings(objects, project, found)
    check_scheme(objects, found)
report.finish(f"{len(objects)} objects, every reference, path and target is there")
