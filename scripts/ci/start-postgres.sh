#!/usr/bin/env bash
# Starts a throw-away PostgreSQL on a port of its own and prints its address for the tests:
#   eval "$(scripts/ci/start-postgres.sh)"
# Installs PostgreSQL from Debian's packages where it is missing (needs root then). It runs until killed: TEST_POSTGRES_STOP.
set -euo pipefail

find_programs() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

bin=$(find_programs)
if [ -z "$bin" ]; then
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql; } >&2
  bin=$(find_programs)
fi

# PostgreSQL refuses to run as root.
as_owner() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

folder=$(as_owner mktemp -d /tmp/quickquote-postgres-XXXXXX)
port=$(node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
cd /

as_owner "$bin/initdb" -D "$folder/data" -U quickquote -A trust --no-sync --locale=C.UTF-8 -E UTF8 >&2
as_owner "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -o "-p $port -k $folder -c listen_addresses=127.0.0.1 -c fsync=off" start >&2

echo "export TEST_DATABASE_URL=postgres://quickquote@127.0.0.1:$port/postgres"
# At once, as a crash would: nothing is finished, and what was committed is recovered.
restart="$bin/pg_ctl -D $folder/data -l $folder/log -m immediate -w restart"
if [ "$(id -u)" = 0 ]; then restart="runuser -u postgres -- $restart"; fi
echo "export TEST_POSTGRES_RESTART='$restart'"
echo "export TEST_POSTGRES_STOP='kill -INT \$(head -n 1 $folder/data/postmaster.pid)'"
