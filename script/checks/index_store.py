"""Reads the index store that every build writes: which symbols each file refers to, as the compiler resolved them.

The toolchain's own libIndexStore reads its format; only the functions used here are bound.
"""
import ctypes
import os
import pathlib
import shutil

from report import ROOT, relative

POINTER = CONTEXT = ctypes.c_void_p
REFERENCE, IMPLICIT = 1 << 2, 1 << 8  # roles of a place: it uses the symbol; the source does not spell it
RECORD = 2  # the kind of a unit's dependency that names a record


class Text(ctypes.Structure):
    """A string that belongs to the library."""
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


UnitVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, CONTEXT, Text)
Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, CONTEXT, POINTER)


def library():
    """libIndexStore of the toolchain whose compiler is on the PATH."""
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    found = ctypes.CDLL(str(compiler.parent.parent / "lib/libIndexStore.so"))
    error = ctypes.POINTER(POINTER)
    for name, result, arguments in [
        ("store_create", POINTER, [ctypes.c_char_p, error]),
        ("store_units_apply_f", ctypes.c_bool, [POINTER, ctypes.c_uint, CONTEXT, UnitVisitor]),
        ("unit_reader_create", POINTER, [POINTER, ctypes.c_char_p, error]),
        ("unit_reader_dispose", None, [POINTER]),
        ("unit_reader_get_main_file", Text, [POINTER]),
        ("unit_reader_get_modification_time", None,
         [POINTER, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [POINTER, CONTEXT, Visitor]),
        ("unit_dependency_get_kind", ctypes.c_int, [POINTER]),
        ("unit_dependency_get_name", Text, [POINTER]),
        ("record_reader_create", POINTER, [POINTER, ctypes.c_char_p, error]),
        ("record_reader_dispose", None, [POINTER]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [POINTER, CONTEXT, Visitor]),
        ("occurrence_get_symbol", POINTER, [POINTER]),
        ("occurrence_get_roles", ctypes.c_uint64, [POINTER]),
        ("occurrence_get_line_col", None, [POINTER, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("symbol_get_usr", Text, [POINTER]),
    ]:
        function = getattr(found, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return found


class IndexStore:
    """The store at a path, as `.build/debug/index/store`."""

    def __init__(self, path):
        self.call = library()
        self.store = self.call.indexstore_store_create(os.fsencode(path), None)
        if not self.store:
            raise FileNotFoundError(path)

    def records(self):
        """For each main file: (nanosecond at which it was compiled last, names of what was recorded of it then)."""
        newest, units = {}, []
        apply_to_units = self.call.indexstore_store_units_apply_f
        self._each(apply_to_units, UnitVisitor, (self.store, 0), lambda name: units.append(str(name)))
        for name in units:
            unit = self.call.indexstore_unit_reader_create(self.store, name.encode(), None)
            seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
            self.call.indexstore_unit_reader_get_modification_time(unit, seconds, nanoseconds)
            at = seconds.value * 1_000_000_000 + nanoseconds.value
            file, found = str(self.call.indexstore_unit_reader_get_main_file(unit)), []

            def dependency(item):
                if self.call.indexstore_unit_dependency_get_kind(item) == RECORD:
                    found.append(str(self.call.indexstore_unit_dependency_get_name(item)))

            self._each(self.call.indexstore_unit_reader_dependencies_apply_f, Visitor, (unit,), dependency)
            self.call.indexstore_unit_reader_dispose(unit)
            if file and found and at > newest.get(file, (0, None))[0]:
                newest[file] = at, found
        return newest

    def references(self, record):
        """(USR, line, whether the source spells it) for every symbol that the record refers to."""
        reader, found = self.call.indexstore_record_reader_create(self.store, record.encode(), None), []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def occurrence(item):
            roles = self.call.indexstore_occurrence_get_roles(item)
            if roles & REFERENCE:
                symbol = self.call.indexstore_occurrence_get_symbol(item)
                self.call.indexstore_occurrence_get_line_col(item, line, column)
                found.append((str(self.call.indexstore_symbol_get_usr(symbol)), line.value, not roles & IMPLICIT))

        self._each(self.call.indexstore_record_reader_occurrences_apply_f, Visitor, (reader,), occurrence)
        self.call.indexstore_record_reader_dispose(reader)
        return found

    @staticmethod
    def _each(apply, kind, arguments, visit):
        def visited(_, item):
            visit(item)
            return True

        apply(*arguments, None, kind(visited))


def uses(report, folders, place=None):
    """(path, its references) for each of our files in the folders; faults for what the last build has not seen."""
    place = pathlib.Path(place or ROOT / ".build/debug/index/store")
    if not place.exists():
        report.fault(f"there is no index store at {relative(place)}: build first")
        return
    store = IndexStore(place)
    records = store.records()
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            at, names = records.get(str(path), (None, []))
            if at is None:
                report.fault(f"{relative(path)} is in no build: build first")
            elif at < path.stat().st_mtime_ns:
                report.fault(f"{relative(path)} was changed after the build: build again")
            yield relative(path), [use for name in names for use in store.references(name)]
