import { readIgesRecords } from './iges-records.ts';

/** One directory entry of an IGES file. */
export interface IgesEntity {
  readonly type: number;
  /** Whether it is hidden by itself; what only makes up another entity is as hidden as that one, whatever it says. */
  readonly isHidden: boolean;
  /** Its parameters as the file's text, from the entity type number to the record delimiter. */
  readonly parameters: () => string;
}

/** The parts of an IGES file (version 5.3, fixed ASCII form) that the checks look at. */
export interface IgesScan {
  /** The file as the engine takes it. */
  readonly bytes: Uint8Array;
  readonly globals: readonly string[];
  readonly entityCount: number;
  /** The entity at a directory pointer (the odd line number in section D). */
  readonly entityAt: (pointer: number) => IgesEntity | undefined;
  /** Directory pointers of all entities of a type. */
  readonly pointersOf: (type: number) => readonly number[];
  /** Whether a number is too large for any length. */
  readonly absurdNumber: boolean;
}

/** An entity's status number: blanked, and not physically dependent on another entity. */
const HIDDEN = /^010[02]/;
const ABSURD_NUMBER = /\d\.?[ED]\+?0*(?:1[2-9]|[2-9]\d|[1-9]\d{2,})(?!\d)|(?<!\d)\d{14,}\./;

/** Finds an IGES file's entities; null where its records don't fit the form. */
export function scanIges(file: Uint8Array): IgesScan | null {
  const records = readIgesRecords(file);
  if (records === null) return null;
  const { sections, bytes } = records;
  const globals = sections.G.join('');
  const delimiters = readDelimiters(globals);
  const pointers = Array.from({ length: sections.D.length / 2 }, (_, n) => 2 * n + 1);
  const pointersByType = Map.groupBy(pointers, (pointer) => Number((sections.D[pointer - 1] as string).slice(0, 8)));
  return {
    bytes,
    globals: splitValues(globals, delimiters).map(({ text }) => text),
    entityCount: pointers.length,
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

function entityAt(directory: readonly string[], parameterLines: readonly string[], pointer: number): IgesEntity | undefined {
  const first = directory[pointer - 1];
  const second = directory[pointer];
  if (first === undefined || second === undefined || pointer % 2 === 0) return undefined;
  const start = Number(first.slice(8, 16)) - 1;
  const lineCount = Number(second.slice(24, 32));
  return {
    type: Number(first.slice(0, 8)),
    isHidden: HIDDEN.test(first.slice(64, 72).replaceAll(' ', '0')),
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
