#!/usr/bin/env bash
# Starts a throw-away S3 server (Debian's Ceph: one monitor, one OSD in memory, one radosgw), makes a user and a bucket,
# and prints their names for the tests:
#   eval "$(scripts/ci/start-s3.sh)"
# Installs the packages where they are missing. Needs root. It runs until killed: TEST_S3_STOP.
set -euo pipefail

if ! command -v radosgw >/dev/null || ! command -v ceph-mon >/dev/null || ! command -v ceph-osd >/dev/null; then
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ceph-mon ceph-osd radosgw; } >&2
fi

free_port() { node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })"; }

trap 'status=$?; [ "$status" = 0 ] || kill $(jobs -p) 2>/dev/null || true' EXIT

folder=$(mktemp -d /tmp/quickquote-s3-XXXXXX)
mon_port=$(free_port)
s3_port=$(free_port)
cluster_id=$(cat /proc/sys/kernel/random/uuid)
bucket=quickquote-test
access_key=quickquoteaccess
secret_key=quickquotesecret
export CEPH_CONF=$folder/ceph.conf

cat >"$CEPH_CONF" <<CONF
[global]
fsid = $cluster_id
mon_host = [v2:127.0.0.1:$mon_port]
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# Without keys nothing can be encrypted, which radosgw would otherwise insist on.
ms_mon_client_mode = crc
run_dir = $folder
log_file = $folder/\$name.log
admin_socket = $folder/\$name.asok
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
[mon.a]
mon_data = $folder/mon
[osd.0]
osd_data = $folder/osd
osd_objectstore = memstore
# Grows as it is filled; hundreds of kills under load fill more than one gigabyte.
memstore_device_bytes = 8589934592
[client.admin]
rgw_frontends = beast endpoint=127.0.0.1:$s3_port
rgw_data = $folder/rgw
rgw_enable_apis = s3
CONF

mkdir "$folder/mon" "$folder/osd" "$folder/rgw"
monmaptool --create --clobber --fsid "$cluster_id" --addv a "[v2:127.0.0.1:$mon_port]" "$folder/monmap" >&2
ceph-mon --mkfs -i a --monmap "$folder/monmap" >&2
ceph-mon -f -i a >"$folder/mon.out" 2>&1 &
mon=$!

osd_id=$(cat /proc/sys/kernel/random/uuid)
ceph osd new "$osd_id" 0 >&2
ceph-osd --mkfs -i 0 --osd-uuid "$osd_id" >&2
ceph-osd -f -i 0 >"$folder/osd.out" 2>&1 &
osd=$!

radosgw-admin user create --uid=quickquote --display-name=QuickQuote --access-key="$access_key" --secret-key="$secret_key" >"$folder/user.json"
# Ends what serves S3 at once, where it runs, and starts it: what was acknowledged stays in the OSD's memory.
cat >"$folder/restart" <<RESTART
#!/usr/bin/env bash
set -u
export CEPH_CONF=$CEPH_CONF
kill -9 "\$(cat "$folder/rgw.pid" 2>/dev/null)" 2>/dev/null
setsid radosgw -f -n client.admin >>"$folder/rgw.out" 2>&1 </dev/null &
echo \$! >"$folder/rgw.pid"
for _ in \$(seq 240); do
  if curl -s -o /dev/null "http://127.0.0.1:$s3_port/"; then exit 0; fi
  sleep 0.25
done
exit 1
RESTART
chmod +x "$folder/restart"
"$folder/restart" >&2

cd "$(dirname "$0")/../.."
S3_ENDPOINT="http://127.0.0.1:$s3_port" S3_BUCKET="$bucket" S3_ACCESS_KEY_ID="$access_key" S3_SECRET_ACCESS_KEY="$secret_key" \
  node scripts/create-bucket.ts >&2
disown -a

echo "export TEST_S3_ENDPOINT=http://127.0.0.1:$s3_port"
echo "export TEST_S3_BUCKET=$bucket"
echo "export TEST_S3_ACCESS_KEY_ID=$access_key"
echo "export TEST_S3_SECRET_ACCESS_KEY=$secret_key"
echo "export TEST_S3_RESTART=$folder/restart"
echo "export TEST_S3_STOP='kill \$(cat $folder/rgw.pid) $osd $mon'"
