/** How a country writes its VAT ids after the two letters (9 a digit, A a letter or digit), and what the digits have to fulfil. */
interface VatRule {
  readonly shapes: RegExp;
  readonly isSound?: (digits: string) => boolean;
}

// Shapes and check digits as the European Commission publishes them for VIES (TAXUD, "VAT number algorithms"), the British and the Swiss
// ones as their offices do (HMRC; Federal Statistical Office, UID). Where digits are checked in several ways, the shape has to do.
const RULES: Readonly<Record<string, VatRule>> = {
  AT: { shapes: /^U\d{8}$/, isSound: (id) => isAustrian(id.slice(1)) },
  BE: { shapes: /^[01]?\d{9}$/, isSound: (id) => 97 - (Number(id.slice(0, -2)) % 97) === Number(id.slice(-2)) },
  BG: { shapes: /^\d{9,10}$/ },
  CHE: { shapes: /^\d{9}(MWST|TVA|IVA)?$/, isSound: (id) => isWeighted(id.slice(0, 9), [5, 4, 3, 2, 7, 6, 5, 4], 11) },
  CY: { shapes: /^\d{8}[A-Z]$/ },
  CZ: { shapes: /^\d{8,10}$/ },
  DE: { shapes: /^[1-9]\d{8}$/, isSound: isMod1110 },
  DK: { shapes: /^\d{8}$/, isSound: (id) => weigh(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { shapes: /^\d{9}$/, isSound: (id) => isWeighted(id, [3, 7, 1, 3, 7, 1, 3, 7], 10) },
  EL: { shapes: /^\d{9}$/, isSound: (id) => (weigh(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]) },
  ES: { shapes: /^[A-Z]\d{8}$|^[A-Z]\d{7}[A-Z]$|^\d{8}[A-Z]$/ },
  FI: { shapes: /^\d{8}$/, isSound: (id) => isWeighted(id, [7, 9, 10, 5, 8, 4, 2], 11) },
  FR: { shapes: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, isSound: (id) => /^\D|^.\D/.test(id) || frenchKey(id.slice(2)) === Number(id.slice(0, 2)) },
  GB: { shapes: /^\d{9}(\d{3})?$/, isSound: (id) => [0, 55].includes((weigh(id, [8, 7, 6, 5, 4, 3, 2]) + Number(id.slice(7, 9))) % 97) },
  HR: { shapes: /^\d{11}$/, isSound: isMod1110 },
  HU: { shapes: /^\d{8}$/, isSound: (id) => isWeighted(id, [9, 7, 3, 1, 9, 7, 3], 10) },
  IE: { shapes: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/ },
  IT: { shapes: /^\d{11}$/, isSound: isLuhn },
  LT: { shapes: /^\d{9}$|^\d{12}$/ },
  LU: { shapes: /^\d{8}$/, isSound: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)) },
  LV: { shapes: /^\d{11}$/ },
  MT: { shapes: /^\d{8}$/, isSound: (id) => 37 - (weigh(id, [3, 4, 6, 7, 8, 9]) % 37) === Number(id.slice(6)) },
  NL: { shapes: /^\d{9}B\d{2}$/, isSound: (id) => weigh(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(id[8]) || isMod97(`NL${id}`) },
  PL: { shapes: /^\d{10}$/, isSound: (id) => weigh(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]) },
  PT: { shapes: /^\d{9}$/, isSound: (id) => ((11 - (weigh(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(id[8]) },
  RO: { shapes: /^\d{2,10}$/ },
  SE: { shapes: /^\d{10}\d{2}$/, isSound: (id) => isLuhn(id.slice(0, 10)) },
  SI: { shapes: /^[1-9]\d{7}$/, isSound: (id) => (11 - (weigh(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[7]) },
  SK: { shapes: /^\d{10}$/, isSound: (id) => Number(id) % 11 === 0 },
};

/** Characters that a VAT id may have, blanks among them. */
export const LONGEST_VAT_ID = 24;

/**
 * Whether a VAT id can be right: of a country whose ids are known here, its shape and check digits; of any other, letters and digits.
 * Blanks, points and hyphens count for nothing.
 */
export function isVatId(text: string): boolean {
  const id = strip(text);
  const country = prefixOf(id);
  const rule = RULES[country];
  if (rule === undefined) return /^[A-Z0-9]{4,20}$/.test(id) && /\d/.test(id);
  const rest = id.slice(country.length);
  return rule.shapes.test(rest) && (rule.isSound?.(rest) ?? true);
}

/** The ISO code of the country that a VAT id is of; null where it begins with none. Northern Ireland's is Great Britain's. */
export function vatCountryOf(text: string): string | null {
  const prefix = prefixOf(strip(text));
  if (prefix === 'EL') return 'GR';
  return prefix === 'CHE' ? 'CH' : /^[A-Z]{2}$/.test(prefix) ? prefix : null;
}

const strip = (text: string) => text.toUpperCase().replace(/[\s.\-/]/g, '');

function prefixOf(id: string): string {
  return id.startsWith('CHE') ? 'CHE' : id.startsWith('GR') ? 'EL' : id.startsWith('XI') ? 'GB' : id.slice(0, 2);
}

function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** The digit after the weighed ones makes the sum a multiple; of 11, where 10 is left over there is no such id. */
function isWeighted(digits: string, weights: readonly number[], of: number): boolean {
  return (of - (weigh(digits, weights) % of)) % of === Number(digits[weights.length]);
}

/** Of every second digit, doubled, both digits count. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isAustrian(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce((total, digit, at) => {
    const value = Number(digit);
    return total + (at % 2 === 0 ? value : Math.floor(value / 5) + ((value * 2) % 10));
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === Number(digits[7]);
}

function frenchKey(siren: string): number {
  return (12 + 3 * (Number(siren) % 97)) % 97;
}

/** ISO 7064, MOD 11,10. */
function isMod1110(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** ISO 7064, MOD 97-10, letters as 10 to 35. */
function isMod97(id: string): boolean {
  return BigInt([...id].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n === 1n;
}
