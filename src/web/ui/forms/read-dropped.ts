/** Folders of files that were dropped with one, which the files themselves do not say. */
const folders = new WeakMap<File, string>();

/** The folder that a file was chosen or dropped with, for instance 'bracket/left'; '' for one that came by itself. */
export function folderOf(file: File): string {
  return folders.get(file) ?? (file.webkitRelativePath ?? '').split('/').slice(0, -1).join('/');
}

/** The files of a drop, those in folders included, as the folders are ordered. A folder that can't be read counts as empty. */
export async function readDropped({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  // To be asked before the first pause: afterwards the drop is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  const read = await Promise.all(entries.map((entry) => readEntry(entry)));
  return read.flat();
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  try {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      folders.set(file, entry.fullPath.split('/').slice(1, -1).join('/'));
      return [file];
    }
    if (!isFolder(entry)) return [];
    const found: File[] = [];
    for (const each of await listFolder(entry.createReader())) found.push(...(await readEntry(each)));
    return found;
  } catch {
    return [];
  }
}

/** All that is in a folder: it is told in pieces, the last of them empty. */
async function listFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const found: FileSystemEntry[] = [];
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (piece.length === 0) return found.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
    found.push(...piece);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
