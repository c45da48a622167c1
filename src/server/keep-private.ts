import { closeSync, constants, type Dirent, fchmodSync, fstatSync, mkdirSync, openSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The rights of everybody but the owner. */
const OTHERS = 0o077;

/**
 * From now on whatever this process and its children write is their user's alone; so is `folder`, made where it is missing, with
 * all that an earlier version or a copy left in it. Called before anything else is read or written.
 * Answers how many entries keep their rights because they are not ours to change. Throws what `mkdir` throws.
 */
export function keepPrivate(folder: string): number {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true });
  const top = realpathSync(folder);
  return closeFiles(top) + closeFolder(top);
}

/**
 * Takes the rights of others from a folder and what is in it; symbolic links are left alone. A folder is closed after its files,
 * so that a closed one needs no second look, however many files it holds.
 */
function closeFolder(folder: string): number {
  let kept = 0;
  for (const entry of list(folder)) {
    if (entry.isDirectory()) kept += closeFolder(join(folder, entry.name));
  }
  return kept + takeRights(folder, () => closeFiles(folder));
}

function closeFiles(folder: string): number {
  let kept = 0;
  for (const entry of list(folder)) {
    if (entry.isFile()) kept += takeRights(join(folder, entry.name), () => 0);
  }
  return kept;
}

/** Nothing, where somebody else keeps a folder from us, such as `lost+found`. */
function list(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Does `first` and then closes `path`, unless it is closed already. A link that was just put in its place is not followed. */
function takeRights(path: string, first: () => number): number {
  let handle: number;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return 0;
  }
  try {
    const { mode } = fstatSync(handle);
    if ((mode & OTHERS) === 0) return 0;
    const kept = first();
    fchmodSync(handle, mode & 0o700);
    return kept;
  } catch {
    return 1;
  } finally {
    closeSync(handle);
  }
}
