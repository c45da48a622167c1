/** One directory entry of an IGES file. */
export interface IgesEntity {
  readonly type: number;
  /** The first line of its parameters. */
  readonly firstLine: string;
  /** Its parameters as the file's text, from the entity type number to the record delimiter. */
  readonly parameters: () => string;
}

/** The parts of an IGES file (version 5.3, fixed ASCII form) that the checks look at. */
export interface IgesScan {
  readonly globals: readonly string[];
  readonly entityCount: number;
  /** Entities of each type number. */
  readonly typeCounts: ReadonlyMap<number, number>;
  /** The entity at a directory pointer (the odd line number in section D). */
  readonly entityAt: (pointer: number) => IgesEntity | undefined;
  /** Directory pointers of all entities of a type. */
  readonly pointersOf: (type: number) => readonly number[];
  /** Whether a number is too large for any length. */
  readonly absurdNumber: boolean;
}

const SECTIONS = ['S', 'G', 'D', 'P', 'T'] as const;
const ABSURD_NUMBER = /\d\.?[ED]\+?0*(?:1[2-9]|[2-9]\d|[1-9]\d{2,})(?!\d)|(?<!\d)\d{14,}\./;

/** The last record: how many there are of each section. */
const TERMINATOR = /^S\s*(\d+)G\s*(\d+)D\s*(\d+)P\s*(\d+)/;
const RECORD_BYTES = 80;

/** Splits an IGES file into its sections; null where its records don't fit the form or the counts of its last record. */
export function scanIges(bytes: Uint8Array): IgesScan | null {
  const lines = splitRecords(new TextDecoder('latin1').decode(bytes));
  const sections: Record<(typeof SECTIONS)[number], string[]> = { S: [], G: [], D: [], P: [], T: [] };
  let section = 0;
  for (const written of lines) {
    if (written.trim() === '') continue;
    // The last record may have lost its blanks; behind it old systems put a mark of their own.
    const line = TERMINATOR.test(written) ? written.padEnd(72).slice(0, 72).concat('T') : written;
    if (line.length < 73) {
      if (section === SECTIONS.length - 1) break;
      return null;
    }
    const letter = line.charAt(72) as (typeof SECTIONS)[number];
    const index = SECTIONS.indexOf(letter);
    if (index < section) {
      // What follows the terminating record is nobody's business; anything else out of order is no IGES file.
      if (section === SECTIONS.length - 1) break;
      return null;
    }
    section = index;
    sections[letter].push(line.slice(0, 72));
  }
  const counts = TERMINATOR.exec(sections.T[0] ?? '');
  if (counts === null) return null;
  const found = [sections.S.length, sections.G.length, sections.D.length, sections.P.length];
  if (found.some((count, i) => count !== Number(counts[i + 1])) || sections.D.length % 2 !== 0 || sections.D.length === 0) return null;

  const globals = sections.G.join('');
  const delimiters = readDelimiters(globals);
  const pointersByType = new Map<number, number[]>();
  for (let line = 0; line < sections.D.length; line += 2) {
    const type = Number((sections.D[line] as string).slice(0, 8));
    const pointers = pointersByType.get(type);
    if (pointers === undefined) pointersByType.set(type, [line + 1]);
    else pointers.push(line + 1);
  }
  return {
    globals: splitValues(globals, delimiters).map(({ text }) => text),
    entityCount: sections.D.length / 2,
    typeCounts: new Map([...pointersByType].map(([type, pointers]) => [type, pointers.length])),
    pointersOf: (type) => pointersByType.get(type) ?? [],
    entityAt: (pointer) => entityAt(sections.D, sections.P, pointer),
    absurdNumber: holdsAbsurdNumber(sections.D, sections.P, delimiters),
  };
}

function holdsAbsurdNumber(directory: readonly string[], parameterLines: readonly string[], delimiters: Delimiters): boolean {
  const cleared = new Set<number>();
  return parameterLines.some((line) => {
    const pointer = Number(line.slice(64));
    if (!ABSURD_NUMBER.test(line.slice(0, 64)) || cleared.has(pointer)) return false;
    // It may stand in a name or in a comment behind the record, which is looked through once, however long it is.
    const entity = entityAt(directory, parameterLines, pointer);
    if (entity !== undefined) cleared.add(pointer);
    const record = entity?.parameters() ?? line.slice(0, 64);
    return splitValues(record, delimiters).some(({ text, isText }) => !isText && ABSURD_NUMBER.test(text));
  });
}

/** Lines of a file; files without any are of records of equal length. */
function splitRecords(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > 1) return lines;
  return Array.from({ length: Math.ceil(text.length / RECORD_BYTES) }, (_, i) => text.slice(i * RECORD_BYTES, (i + 1) * RECORD_BYTES));
}

function entityAt(directory: readonly string[], parameterLines: readonly string[], pointer: number): IgesEntity | undefined {
  const first = directory[pointer - 1];
  const second = directory[pointer];
  if (first === undefined || second === undefined || pointer % 2 === 0) return undefined;
  const start = Number(first.slice(8, 16)) - 1;
  const lineCount = Number(second.slice(24, 32));
  return {
    type: Number(first.slice(0, 8)),
    firstLine: parameterLines[start]?.slice(0, 64) ?? '',
    parameters: () =>
      parameterLines
        .slice(start, start + lineCount)
        .map((line) => line.slice(0, 64))
        .join(''),
  };
}

/** Which characters stand between values and behind the last one. */
interface Delimiters {
  readonly value: string;
  readonly record: string;
}

/** The delimiters that the global section declares, as Hollerith text (`1H,,1H;`), or else a comma and a semicolon. */
function readDelimiters(text: string): Delimiters {
  const value = /^1H(.)/.exec(text)?.[1] ?? ',';
  const record = new RegExp(`^(?:1H.)?\\${value}1H(.)`).exec(text)?.[1] ?? ';';
  return { value, record };
}

interface Value {
  readonly text: string;
  readonly isText: boolean;
}

/** The values of a record up to its end; text in Hollerith form (`4Htest`) is freed of its count. */
function splitValues(record: string, delimiters: Delimiters): Value[] {
  const values: Value[] = [];
  const hollerith = /\s*(\d{1,9})H/y;
  let at = 0;
  while (at < record.length) {
    hollerith.lastIndex = at;
    const count = hollerith.exec(record)?.[1];
    let end = count === undefined ? at : hollerith.lastIndex + Number(count);
    const start = count === undefined ? at : hollerith.lastIndex;
    if (count === undefined) while (end < record.length && record[end] !== delimiters.value && record[end] !== delimiters.record) end++;
    values.push({ text: record.slice(start, end).trim(), isText: count !== undefined });
    if (record[end] === delimiters.record) break;
    at = end + 1;
  }
  return values;
}
