"""What the checks share: the repository's root, and a list of faults that decides the exit status."""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Report:
    """Collects faults; `finish` prints them and leaves with status 1 when there are any."""

    def __init__(self, subject):
        self.subject = subject
        self.faults = []

    def fault(self, text):
        self.faults.append(text)

    def expect(self, condition, text):
        if not condition:
            self.fault(text)

    def finish(self, summary):
        for text in self.faults:
            print(f"{self.subject}: {text}")
        if not self.faults:
            print(f"{self.subject}: {summary}")
        sys.exit(1 if self.faults else 0)


def relative(path):
    """The path as the repository sees it, or as it is when it lies elsewhere."""
    path = pathlib.Path(path)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
