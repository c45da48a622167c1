import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { type BlobName, documentBlob } from '../../ports/blob-store.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import { findCadFile, lacksOwnFile } from '../parts/find-cad-file.ts';
import type { Ports } from '../shared/ports.ts';
import { type Cell, writeCsv } from '../shared/write-csv.ts';

/** A file of an archive: a stored one, or the text itself. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: { readonly blob: BlobName } | { readonly text: string };
}

const LIST = 'parts.csv';
const MODELS = 'models';
const DRAWINGS = 'drawings';
/** The size says which unit an STL was read in: the file itself does not. */
const HEAD = [
  'Line',
  'File',
  'Quantity',
  'Size',
  'Material',
  'Color',
  'Finish',
  'Tolerances',
  'Threads',
  'Note',
  'Drawings',
  'About the file',
];
const GONE = 'No longer stored';
const WHOLE = 'The whole file that this body came from: the body has no file of its own';

/**
 * All that a shop needs to make a request's parts: each line's CAD file, the files that came with it, and a list of what is to be made
 * of which, by the order where there is one. A file that several lines name is there once; no two names are the same.
 */
export async function listArchive(ports: Pick<Ports, 'records'>, { request, order, files }: DeskRequest): Promise<readonly ArchiveEntry[]> {
  const { lines } = request;
  const parts = new Map(
    (await ports.records.parts.findManyById([...new Set(lines.map(({ partId }) => partId))])).map((part) => [part.id, part]),
  );
  const taken = new Set([LIST]);
  const models = new Map<BlobName, string>();
  const drawings = files.map(({ id, line, filename }) => ({ line, blob: documentBlob(id), name: nameApart(DRAWINGS, filename, taken) }));
  const ordered = order === null ? null : new Map(order.lines.map(({ line, quantity }) => [line, quantity]));
  const rows: Cell[][] = [];
  for (const [index, asked] of lines.entries()) {
    const line = index + 1;
    const quantity = ordered === null ? asked.quantity : ordered.get(line);
    // An order may leave lines out.
    if (quantity === undefined) continue;
    const part = parts.get(asked.partId);
    const file = part === undefined ? null : await findCadFile(ports, part);
    if (file !== null && !models.has(file.blob)) models.set(file.blob, nameApart(MODELS, file.filename, taken));
    const about = part === undefined || file === null ? GONE : lacksOwnFile(part) ? WHOLE : '';
    const { material, color, finish, wishes, filename, dimensions, unit } = asked;
    const own = drawings.filter((drawing) => drawing.line === line).map(({ name }) => name);
    const name = file === null ? filename : (models.get(file.blob) ?? filename);
    const size = formatDimensions(dimensions, unit);
    rows.push([line, name, quantity, size, material, color, finish, wishes.tolerances, wishes.threads, wishes.note, own.join(', '), about]);
  }
  const text = writeCsv([HEAD, ...rows]);
  const stored = [...Array.from(models, ([blob, name]) => ({ blob, name })), ...drawings];
  return [{ name: LIST, content: { text } }, ...stored.map(({ blob, name }) => ({ name, content: { blob } }))];
}

/** A path within the archive that leads out of it nowhere, and is unlike all others, also where capitals count for nothing. */
function nameApart(folder: string, filename: string, taken: Set<string>): string {
  const plain = filename.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^[. ]+/, '') || 'file';
  const [, stem = plain, ending = ''] = /^(.*?)(\.[^.]{1,8})?$/su.exec(plain) ?? [];
  for (let count = 1; ; count += 1) {
    const name = `${folder}/${count === 1 ? plain : `${stem} (${count})${ending}`}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
