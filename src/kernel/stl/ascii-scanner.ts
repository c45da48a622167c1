const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const EXPONENT = 0x65;
/** Above this a mantissa is no longer exact in a double, nor is a power of ten above the last of the table. */
const LARGEST_EXACT = 2 ** 53 / 10 - 1;
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

  skipWord(): void {
    const { bytes, end } = this;
    let at = this.at;
    while (at < end && (bytes[at] ?? 0) > SPACE) at++;
    this.at = at;
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

  private fail(start: number, byte: number): number {
    const first = (this.bytes[start] ?? 0) | SPACE;
    const second = (this.bytes[start + 1] ?? 0) | SPACE;
    const startsLetter = (letter: number) => letter === 0x69 || letter === 0x6e;
    if (byte === COMMA) this.trouble ??= 'comma';
    else this.trouble ??= startsLetter(first) || startsLetter(second) ? 'not finite' : 'not a number';
    return 0;
  }
}
