# Runs COMMAND in a root folder that holds the named PATHs and nothing else, read-only, without rights and without environment.
# Usage, in a mount namespace of its own: sh jail.sh PATH… -- COMMAND…
set -eu
# Any folder that every Linux has and that no PATH lies in.
root=/sys
mount -t tmpfs -o mode=0755,size=1m,nosuid,nodev jail "$root"
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then
    mkdir -p "$root$1"
  else
    mkdir -p "$root${1%/*}"
    : >"$root$1"
  fi
  mount -o rbind,ro,nosuid,nodev "$1" "$root$1"
  shift
done
shift
mount -o remount,bind,ro,nosuid,nodev "$root"
# chroot needs its one right until it is done; there is nothing in the jail to use it with.
exec env -i ${NODE_CHANNEL_FD:+"NODE_CHANNEL_FD=$NODE_CHANNEL_FD"} \
  setpriv --no-new-privs --inh-caps=-all --bounding-set=-all,+sys_chroot \
  "$(command -v chroot)" "$root" "$@"
