const TAB = 0x09;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const LOWER = 0x20;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const EXPONENT = 0x65;
/** Above this a mantissa is no longer exact in a double, nor is a power of ten above the last of the table. */
const LARGEST_EXACT = 2 ** 53 / 10 - 1;
const KEYWORDS = ['vertex', 'facet', 'normal', 'outer', 'loop', 'solid'] as const;
const END_KEYWORDS = { facet: 'endfacet', loop: 'endloop', solid: 'endsolid' } as const;
const KEYWORD_OF_LETTER = Array.from({ length: 256 }, (_, letter) => KEYWORDS.find((keyword) => keyword.charCodeAt(0) === letter));
type StlKeyword = (typeof KEYWORDS)[number] | (typeof END_KEYWORDS)[keyof typeof END_KEYWORDS];
const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** Walks over the words and numbers of a text file without making strings of them. */
export class AsciiScanner {
  at = 0;
  /** Set at the first number that is none. */
  trouble: 'comma' | 'not finite' | 'not a number' | null = null;
  private readonly bytes: Uint8Array;
  private readonly end: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.end = bytes.length;
  }

  /** Goes to the next byte that is not white space and returns its place. */
  skipWhite(): number {
    const { bytes, end } = this;
    let at = this.at;
    while (at < end && (bytes[at] ?? 0) <= SPACE) at++;
    this.at = at;
    return at;
  }

  /** The keyword that comes next, in any case, `end` apart or not, and goes behind it; null, and stays, where there is none. */
  readKeyword(): StlKeyword | null {
    const start = this.skipWhite();
    const plain = this.readPlainKeyword();
    if (plain !== null || !this.skipLetters('end')) return plain;
    while (this.bytes[this.at] === SPACE || this.bytes[this.at] === TAB) this.at++;
    const ended = this.readPlainKeyword();
    if (ended === 'facet' || ended === 'loop' || ended === 'solid') return END_KEYWORDS[ended];
    this.at = start;
    return null;
  }

  /** Goes to the next keyword of the line, or to the line's end. */
  skipRemark(): void {
    const { bytes, end } = this;
    for (;;) {
      let at = this.at;
      while (at < end && (bytes[at] ?? 0) <= SPACE && bytes[at] !== NEWLINE && bytes[at] !== RETURN) at++;
      this.at = at;
      if (at >= end || bytes[at] === NEWLINE || bytes[at] === RETURN) return;
      if (this.readKeyword() !== null) {
        this.at = at;
        return;
      }
      while (at < end && (bytes[at] ?? 0) > SPACE) at++;
      this.at = at;
    }
  }

  skipLine(): void {
    const { bytes, end } = this;
    let at = this.at;
    while (at < end && bytes[at] !== NEWLINE && bytes[at] !== RETURN) at++;
    this.at = at;
  }

  /** The decimal number that comes next, rounded as `Number` rounds; sets `trouble` where there is none. */
  readNumber(): number {
    const { bytes, end } = this;
    const start = this.skipWhite();
    let at = start;
    let byte = bytes[at] ?? 0;
    const negative = byte === MINUS;
    if (negative || byte === PLUS) byte = bytes[++at] ?? 0;
    let mantissa = 0;
    let power = 0;
    let digits = 0;
    let exact = true;
    for (let fraction = 0; ; byte = bytes[++at] ?? 0) {
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        if (mantissa > LARGEST_EXACT) exact = false;
        mantissa = mantissa * 10 + digit;
        power -= fraction;
        digits++;
      } else if (byte === DOT && fraction === 0) fraction = 1;
      else break;
    }
    if ((byte | SPACE) === EXPONENT && digits > 0) {
      byte = bytes[++at] ?? 0;
      const below = byte === MINUS;
      if (below || byte === PLUS) byte = bytes[++at] ?? 0;
      let exponent = 0;
      for (digits = 0; byte >= ZERO && byte <= ZERO + 9; byte = bytes[++at] ?? 0, digits++)
        exponent = Math.min(exponent * 10 + byte - ZERO, 9999);
      power += below ? -exponent : exponent;
    }
    this.at = at;
    if (digits === 0 || (at < end && byte > SPACE)) return this.fail(start, byte);
    if (!exact || power < -22 || power > 22) return Number(new TextDecoder('latin1').decode(bytes.subarray(start, at)));
    const size = power < 0 ? mantissa / (POWERS_OF_TEN[-power] ?? 1) : mantissa * (POWERS_OF_TEN[power] ?? 1);
    return negative ? -size : size;
  }

  /** What is wrong here, and in which line, for the customer. */
  explain(): string {
    let line = 1;
    for (let at = 0; at < this.at && at < this.end; at++) if (this.bytes[at] === NEWLINE) line++;
    if (this.trouble === 'comma') {
      return `Line ${line} of the file writes numbers with a decimal comma, which STL does not allow. Please export it again with decimal points.`;
    }
    if (this.trouble === 'not finite')
      return `Line ${line} of the file holds a coordinate that is not a number. Please repair the model and upload it again.`;
    return `Line ${line} of the file is not valid STL. Please export the model again.`;
  }

  private readPlainKeyword(): (typeof KEYWORDS)[number] | null {
    const { at } = this;
    const keyword = KEYWORD_OF_LETTER[(this.bytes[at] ?? 0) | LOWER];
    if (keyword === undefined) return null;
    if (this.skipLetters(keyword) && (this.at >= this.end || (this.bytes[this.at] ?? 0) <= SPACE)) return keyword;
    this.at = at;
    return null;
  }

  /** Goes behind these lower-case letters where they come next, in any case. */
  private skipLetters(letters: string): boolean {
    const { bytes, at } = this;
    for (let letter = 0; letter < letters.length; letter++) {
      if (((bytes[at + letter] ?? 0) | LOWER) !== letters.charCodeAt(letter)) return false;
    }
    this.at = at + letters.length;
    return true;
  }

  private fail(start: number, byte: number): number {
    const first = (this.bytes[start] ?? 0) | SPACE;
    const second = (this.bytes[start + 1] ?? 0) | SPACE;
    const startsLetter = (letter: number) => letter === 0x69 || letter === 0x6e;
    if (byte === COMMA) this.trouble ??= 'comma';
    else this.trouble ??= startsLetter(first) || startsLetter(second) ? 'not finite' : 'not a number';
    return 0;
  }
}
