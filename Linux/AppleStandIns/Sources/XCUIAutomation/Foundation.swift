// Predicate formats, which Foundation lacks on Linux, come with the queries that take them.
@_exported import FoundationAdditions
