import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Only root may act as somebody else. */
export const canBeOtherUser = process.getuid?.() === 0;
const NOBODY = 65_534;

/** A folder and all in it, but for links. */
export function listEntries(path: string): readonly string[] {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return [];
  return [path, ...(found.isDirectory() ? readdirSync(path).flatMap((name) => listEntries(join(path, name))) : [])];
}

/** Those of them that give any right to others than their owner. */
export function listOpenEntries(path: string): readonly string[] {
  return listEntries(path).filter((entry) => (lstatSync(entry).mode & 0o077) !== 0);
}

/** What a user without any rights manages to do with files whose names it knows: a line for each success. */
export function tryAsNobody(paths: readonly string[]): readonly string[] {
  const script = 'for f in "$@"; do cat "$f" >/dev/null && echo "read $f"; (: >>"$f") && echo "wrote $f"; done';
  const { stdout } = spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
