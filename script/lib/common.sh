# Shared by the commands in script/. Sourced, never run.
# Sets ROOT (the repository) and PLATFORM (Linux or Darwin), and goes to ROOT.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
PLATFORM=$(uname -s)
cd "$ROOT"

say() { printf '%s\n' "$*" >&2; }
fail() { say "$(basename "$0"): $*"; exit 1; }

# Debian's own Python sees Debian's own modules; another one earlier on the PATH may not.
python() { if [ -x /usr/bin/python3 ]; then /usr/bin/python3 "$@"; else python3 "$@"; fi; }

# Runs `swift build` with the given arguments, keeps what it printed in $BUILD_LOG and leaves the warnings that name our
# own files in $WARNINGS. A compiler says a warning only when it compiles the file, so the files that were warned about
# are touched: the next build says it again, whoever runs it.
build() {
    mkdir -p "$ROOT/.build"
    BUILD_LOG=$ROOT/.build/last-build.log
    WARNINGS=$ROOT/.build/last-warnings.txt
    local status=0
    swift build "$@" >"$BUILD_LOG" 2>&1 || status=$?
    grep -E "^$ROOT/.*: warning: " "$BUILD_LOG" | grep -v "/\.build/" | sort -u >"$WARNINGS" || true
    cut -d: -f1 "$WARNINGS" | sort -u | while IFS= read -r file; do [ -f "$file" ] && touch "$file"; done
    return "$status"
}

# The identifier of an available simulator: the one of that name, else the last whose name starts with it. A newer iOS is
# listed later. Fails where there is none.
simulator() {
    xcrun simctl list devices available | awk -v wanted="$1" '
        /^-- / { ios = /^-- iOS / }
        ios && match($0, /\([0-9A-F]+-[0-9A-F]+-[0-9A-F]+-[0-9A-F]+-[0-9A-F]+\)/) {
            name = substr($0, 1, RSTART - 2)
            sub(/^ +/, "", name)
            device = substr($0, RSTART + 1, RLENGTH - 2)
            if (name == wanted) exact = device
            if (index(name, wanted) == 1) like = device
        }
        END {
            if (exact == "") exact = like
            if (exact == "") exit 1
            print exact
        }'
}
