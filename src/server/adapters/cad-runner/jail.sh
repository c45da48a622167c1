# Runs PROGRAM in a root folder that holds the named PATHs and nothing else, read-only, without rights and without any environment but its setting of memory.
# Usage, in a mount namespace of its own: sh jail.sh PROGRAM PATH… -- ARGUMENT…
set -eu
# Any folder that every Linux has and that no PATH lies in.
root=/sys
# bind FILE_OR_FOLDER PLACE
bind() {
  [ ! -e "$root$2" ] || return 0
  if [ -d "$1" ]; then
    mkdir -p "$root$2"
  else
    mkdir -p "$root${2%/*}"
    : >"$root$2"
  fi
  mount -o rbind,ro,nosuid,nodev "$1" "$root$2"
}
mount -t tmpfs -o mode=0755,size=1m,nosuid,nodev jail "$root"
# Programs lie behind a door that is shut for whoever has no rights, so that what runs here can start none of them again.
bind "$1" /programs/program
shift
setpriv=$(command -v setpriv)
bind "$setpriv" /programs/setpriv
chmod 0 "$root/programs"
for library in $(ldd "$setpriv" | grep -o '/[^ ]*'); do bind "$library" "$library"; done
while [ "$1" != -- ]; do
  bind "$1" "$1"
  shift
done
shift
mount -o remount,bind,ro,nosuid,nodev "$root"
# Who may chroot can leave one: the last rights go inside.
exec env -i "MALLOC_TRIM_THRESHOLD_=$MALLOC_TRIM_THRESHOLD_" "$setpriv" --no-new-privs --inh-caps=-all --bounding-set=-all,+sys_chroot,+dac_override,+setpcap \
  "$(command -v chroot)" "$root" \
  /programs/setpriv --bounding-set=-sys_chroot,-dac_override,-setpcap /programs/program "$@"
