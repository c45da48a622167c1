const COUNTED = ['S', 'G', 'D', 'P'] as const;

/** The sections of an IGES file: the first 72 columns of each record. */
export type IgesSections = Readonly<Record<(typeof COUNTED)[number], readonly string[]>>;

export interface IgesRecords {
  readonly sections: IgesSections;
  /** The file as the engine takes it: its own bytes, or where they stray from the form, the same records written as they should be. */
  readonly bytes: Uint8Array;
}

const LETTERS = 'SGDPT';
type Letter = keyof IgesSections | 'T';

/** The last record: how many there are of each section. */
const TERMINATOR = /^S\s*(\d+)G\s*(\d+)D\s*(\d+)P\s*(\d+)/i;
/** What stands behind the body of a record that keeps the form, the last one left aside. */
const FITTING = /[SGDP] *\d/y;
const RECORD_BYTES = 80;
const BODY_COLUMNS = 72;

/**
 * Splits an IGES file (version 5.3, fixed ASCII form) into its sections. Where the last record is missing or counts wrongly, or
 * sequence numbers are missing, the entities must prove that nothing is lost. Null where they don't, or where records are out of order.
 */
export function readIgesRecords(bytes: Uint8Array): IgesRecords | null {
  const sections: Record<Letter, string[]> = { S: [], G: [], D: [], P: [], T: [] };
  let [section, isStrict] = [0, true];
  for (const written of splitRecords(new TextDecoder('latin1').decode(bytes))) {
    if (written.trim() === '') continue;
    FITTING.lastIndex = BODY_COLUMNS;
    const fits = FITTING.test(written);
    const line = fits ? written : alignRecord(written);
    const index = line === null ? -1 : LETTERS.indexOf(line.charAt(BODY_COLUMNS));
    if (line === null || index < section) {
      // What follows the terminating record is nobody's business; anything else out of order is no IGES file.
      if (section === LETTERS.length - 1) break;
      return null;
    }
    section = index;
    const letter = LETTERS.charAt(index) as Letter;
    sections[letter].push(line.slice(0, BODY_COLUMNS));
    if (!fits && letter !== 'T') isStrict = false;
  }
  if (sections.D.length % 2 !== 0 || sections.D.length === 0) return null;
  const counts = TERMINATOR.exec(sections.T[0] ?? '');
  const isCounted = COUNTED.every((letter, i) => sections[letter].length === Number(counts?.[i + 1]));
  if (isCounted && isStrict) return { sections, bytes };
  return isWhole(sections) ? { sections, bytes: writeRecords(sections) } : null;
}

/** Lines of a file; files without any are of records of equal length. */
function splitRecords(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > 1) return lines;
  return Array.from({ length: Math.ceil(text.length / RECORD_BYTES) }, (_, i) => text.slice(i * RECORD_BYTES, (i + 1) * RECORD_BYTES));
}

/** A record with the letter of its section, a capital, in its column; null where there is none. */
function alignRecord(written: string): string | null {
  // The last record may have lost its blanks; behind it old systems put a mark of their own.
  if (TERMINATOR.test(written)) return written.padEnd(BODY_COLUMNS).slice(0, BODY_COLUMNS).concat('T');
  // Letters that take several bytes shift what stands behind them, as does a mark of the text's encoding before the first record.
  for (const line of [written, decodeUtf8(written)]) {
    const letter = line.charAt(BODY_COLUMNS).toUpperCase();
    if (letter !== '' && LETTERS.includes(letter)) return line.slice(0, BODY_COLUMNS) + letter + line.slice(BODY_COLUMNS + 1);
  }
  return null;
}

function decodeUtf8(latin1: string): string {
  return new TextDecoder().decode(encodeLatin1(latin1));
}

/** Whether each entity's entry is in two records of one type, and its parameters are there and begin with that type. */
function isWhole({ D, P }: IgesSections): boolean {
  for (let line = 0; line < D.length; line += 2) {
    const [first, second] = [D[line] as string, D[line + 1] as string];
    const type = Number(first.slice(0, 8));
    const [start, count] = [Number(first.slice(8, 16)), Number(second.slice(24, 32))];
    const parameters = P[start - 1] ?? '';
    const owner = parameters.slice(64).trim();
    if (type !== Number(second.slice(0, 8)) || type !== Number.parseInt(parameters, 10)) return false;
    if (!(count >= 1) || start + count - 1 > P.length || (owner !== '' && Number(owner) !== line + 1)) return false;
  }
  return true;
}

function writeRecords(sections: IgesSections): Uint8Array {
  const write = (letter: string, body: string, i: number) => `${body.padEnd(BODY_COLUMNS)}${letter}${String(i + 1).padStart(7)}\n`;
  const lines = COUNTED.flatMap((letter) => sections[letter].map((body, i) => write(letter, body, i)));
  const counts = COUNTED.map((letter) => letter + String(sections[letter].length).padStart(7)).join('');
  return encodeLatin1([...lines, write('T', counts, 0)].join(''));
}

/** What each byte stands for; browsers and Node take another text for Latin 1 in some places. */
const LETTER_OF_BYTE = new TextDecoder('latin1').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/** A byte for each letter; any that has none becomes a question mark. */
function encodeLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code < 128 ? code : LETTER_OF_BYTE.indexOf(text.charAt(at));
    bytes[at] = byte < 0 ? 63 : byte;
  }
  return bytes;
}
