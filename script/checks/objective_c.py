#!/usr/bin/env python3
"""Holds public declarations of the stand-ins against the repository's lists of Apple's Objective-C interfaces.

    objective_c.py LIST.tsv FOLDER [--but FOLDER] …

A row of a list is `owner, declaration`, as Swift imports it: labels, parameter types and result. Whatever FOLDER declares
publicly must be a row; a class, its members' isolation, `open` and overrides are left to the compiler.
Files under a folder named with --but are not looked at: the Swift parts of a framework have lists of their own.
"""
import pathlib
import re
import sys

TYPE = re.compile(r"\b(?:class|struct|enum|protocol|extension|actor)\s+([\w.]+)")
MEMBER = re.compile(r"\b(class(?=\s+(?:func|var))|static|func|var|let|init|case|typealias|subscript|class|struct|enum|protocol)\b")
NOISE = re.compile(r"@(?:preconcurrency|MainActor|discardableResult|escaping|Sendable|objc|unchecked)\b(?:\([^)]*\))?\s*"
                   r"|\b(?:public|open|private|internal|fileprivate|final|nonisolated|override|convenience|required|package|any|unowned|weak|indirect)\b(?:\(\w+\))?\s+")


def code(path):
    """The source without comments and without the text of strings."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"\{ *(?=(?:case|public|open)\b)", "{\n", text)


def head(text):
    """A declaration up to its body or value: labels, types, result."""
    depth = 0
    for at, character in enumerate(text):
        if character in "([<":
            depth += 1
        elif character in ")]" or (character == ">" and text[at - 1] != "-"):
            depth -= 1
        elif depth == 0 and (character == "{" or (character == "=" and "=" not in text[at - 1:at] + text[at + 1:at + 2])):
            return text[:at]
        elif depth == 0 and character == "\n" and not text[at:].lstrip().startswith(("where ", ") ", "->", "async", "throws", "{")):
            return text[:at]
    return text


def spelled(declaration):
    """A declaration as the lists spell it."""
    text = NOISE.sub("", " ".join(declaration.split()))
    text = re.sub(r" = [^,)]+(?=[,)])", " =", text)
    text = re.sub(r"(?<=[(,]) ?(\w+) \w+(?=: )", r" \1", text).replace("( ", "(")
    text = text.replace("class var ", "static var ").replace("class func ", "static func ")
    return re.sub(r"\s+", " ", text.replace("let ", "var ").replace(" )", ")").replace(" >", ">")).strip().removesuffix(":")


def declarations(path):
    """Yields owner and spelling of each public declaration of a file."""
    text, owners, depth, parentheses, at = code(path), [], 0, 0, 0
    for line in text.splitlines(keepends=True):
        inner = owners[-1] if owners else ("", 0, False)
        first = head(text[at + len(line) - len(line.lstrip()):]) if line.strip() else ""
        opens = None if re.search(r"\bclass\s+(?:func|var)\b", first) else TYPE.search(first)
        # Within parentheses a line goes on with the parameters of the declaration before.
        if first and depth == inner[1] and parentheses == 0:
            isPublic = re.search(r"\b(?:public|open)\b(?!\()", first) is not None
            owner = ".".join(name for name, _, _ in owners)
            if re.match(r"(?:indirect )?case\b", first):
                if inner[2]:
                    yield from ((owner, "case " + one.strip(" \n`}")) for one in first.split("case", 1)[1].split(","))
            elif isPublic and not re.search(r"\boverride\b", first.split("(")[0]) and MEMBER.search(first) and not (opens and "extension" in first.split()):
                yield owner, spelled(re.split(r":(?![^<]*>)", first)[0] if opens else first)
            if opens:
                owners.append((opens.group(1), depth + 1, isPublic))
        depth += line.count("{") - line.count("}")
        parentheses += line.count("(") - line.count(")")
        while owners and owners[-1][1] > depth:
            owners.pop()
        at += len(line)


def main(arguments):
    listing, folder, *rest = arguments
    left_out = [pathlib.Path(rest[i + 1]) for i, word in enumerate(rest) if word == "--but"]
    rows = {tuple(row.split("\t")[:2]) for row in pathlib.Path(listing).read_text().splitlines() if row and not row.startswith("#")}
    found = set()
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        if not any(path.is_relative_to(other) for other in left_out):
            found |= set(declarations(path))
    # Where a value gives the type, the name has to do.
    names = {(owner, declaration.split(":")[0]) for owner, declaration in rows if declaration.startswith(("var ", "static var "))}
    wrong = sorted(found - rows - names)
    for owner, declaration in wrong:
        print(f"{folder}: {owner or 'top level'}\t{declaration}\tis not in {listing}")
    print(f"{len(found) - len(wrong)} of {len(found)} public declarations of {folder} are in the list")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
