/** One directory entry of an IGES file. */
export interface IgesEntity {
  readonly type: number;
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

/** Splits an IGES file into its sections; null where its records don't fit the form or the counts of its last record. */
export function scanIges(bytes: Uint8Array): IgesScan | null {
  const lines = new TextDecoder('latin1').decode(bytes).split(/\r\n|\n|\r/);
  const sections: Record<(typeof SECTIONS)[number], string[]> = { S: [], G: [], D: [], P: [], T: [] };
  let section = 0;
  for (const line of lines) {
    if (line.length < 73) {
      if (line.trim() === '') continue;
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
  const counts = /S\s*(\d+)G\s*(\d+)D\s*(\d+)P\s*(\d+)/.exec(sections.T[0] ?? '');
  if (counts === null) return null;
  const found = [sections.S.length, sections.G.length, sections.D.length, sections.P.length];
  if (found.some((count, i) => count !== Number(counts[i + 1])) || sections.D.length % 2 !== 0 || sections.D.length === 0) return null;

  const pointersByType = new Map<number, number[]>();
  for (let line = 0; line < sections.D.length; line += 2) {
    const type = Number((sections.D[line] as string).slice(0, 8));
    const pointers = pointersByType.get(type);
    if (pointers === undefined) pointersByType.set(type, [line + 1]);
    else pointers.push(line + 1);
  }
  return {
    globals: splitGlobals(sections.G.join('')),
    entityCount: sections.D.length / 2,
    typeCounts: new Map([...pointersByType].map(([type, pointers]) => [type, pointers.length])),
    pointersOf: (type) => pointersByType.get(type) ?? [],
    entityAt: (pointer) => entityAt(sections.D, sections.P, pointer),
    absurdNumber: sections.P.some((line) => ABSURD_NUMBER.test(line.slice(0, 64))),
  };
}

function entityAt(directory: readonly string[], parameterLines: readonly string[], pointer: number): IgesEntity | undefined {
  const first = directory[pointer - 1];
  const second = directory[pointer];
  if (first === undefined || second === undefined || pointer % 2 === 0) return undefined;
  const start = Number(first.slice(8, 16)) - 1;
  const lineCount = Number(second.slice(24, 32));
  return {
    type: Number(first.slice(0, 8)),
    parameters: () =>
      parameterLines
        .slice(start, start + lineCount)
        .map((line) => line.slice(0, 64))
        .join(''),
  };
}

/** Values of the global section; text in Hollerith form (`4Htest`) is freed of its count. */
function splitGlobals(text: string): string[] {
  const delimiter = /^1H(.)/.exec(text)?.[1] ?? ',';
  const terminator = new RegExp(`^(?:1H.)?\\${delimiter}1H(.)`).exec(text)?.[1] ?? ';';
  const values: string[] = [];
  let at = 0;
  while (at < text.length) {
    const hollerith = /^\s*(\d+)H/.exec(text.slice(at, at + 12));
    let value: string;
    if (hollerith === null) {
      const end = [...text.slice(at)].findIndex((c) => c === delimiter || c === terminator);
      value = end < 0 ? text.slice(at) : text.slice(at, at + end);
      at += value.length;
    } else {
      const from = at + hollerith[0].length;
      value = text.slice(from, from + Number(hollerith[1]));
      at = from + value.length;
    }
    values.push(value.trim());
    if (text[at] === terminator) break;
    at++;
  }
  return values;
}
