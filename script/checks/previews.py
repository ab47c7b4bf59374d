#!/usr/bin/env python3
"""Holds the list of previews that script/screenshots draws against the previews that the code has.

    script/checks/previews.py          the check
    script/checks/previews.py --fill   writes the list anew
"""
import re
import sys

from report import ROOT, Report, relative

LIST = ROOT / "Linux/Pictures/PreviewList.swift"
PROVIDER = re.compile(r"^struct (\w+): PreviewProvider\b", re.MULTILINE)

HEAD = """\
#if DEBUG
@testable import DaychainUI
import SwiftUI

/// Every preview of the app; written by `script/checks/previews.py --fill`, which also checks it.
enum PreviewList {
    @MainActor static let providers: [(name: String, type: any PreviewProvider.Type)] = [
"""
FOOT = """\
    ]
}
#endif
"""


def main():
    report = Report("previews")
    providers = []
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        text = file.read_text()
        found = PROVIDER.findall(text)
        report.expect(len(found) == text.count(": PreviewProvider"), f"{relative(file)} has a preview of another form")
        providers += found
    lines = [f'        ("{name}", {name}.self),\n' for name in sorted(providers)]
    wanted = HEAD + "".join(lines) + FOOT
    if "--fill" in sys.argv[1:]:
        LIST.write_text(wanted)
    report.expect(
        LIST.exists() and LIST.read_text() == wanted,
        f"{relative(LIST)} is out of date: run script/checks/previews.py --fill")
    report.expect(providers, "no previews were found")
    report.finish(f"all {len(providers)} providers are listed")


main()
