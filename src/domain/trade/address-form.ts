/**
 * How addresses are written, by the ISO 3166 code of the country, rows divided by '|': N is the name, O the company, A street and number,
 * B a second line, Z the postal code, C the city, S the state; a small s is a state that may be left out. The country comes last. Order
 * and fields as the Universal Postal Union's sheets have them (postal addressing systems in member countries).
 */
const FORMS: Readonly<Record<string, string>> = {
  AE: 'N|O|A|B|S',
  AR: 'N|O|A|B|Z C|s',
  AU: 'N|O|A|B|C S Z',
  BR: 'N|O|A|B|C-S|Z',
  CA: 'N|O|A|B|C S Z',
  CL: 'N|O|A|Z C|s',
  CN: 'N|O|A|B|C, S|Z',
  CO: 'N|O|A|B|C, S, Z',
  EG: 'N|O|A|B|C|S|Z',
  ES: 'N|O|A|B|Z C|s',
  FR: 'O|N|A|B|Z C',
  GB: 'N|O|A|B|C|Z',
  HK: 'N|O|A|B|C',
  HU: 'N|O|C|A|Z',
  ID: 'N|O|A|B|C|S Z',
  IE: 'N|O|A|B|C|s|Z',
  IL: 'N|O|A|C Z',
  IN: 'N|O|A|B|C Z|S',
  IT: 'N|O|A|Z C S',
  JP: 'N|O|A|B|C, S|Z',
  KR: 'N|O|A|B|C, S|Z',
  MX: 'N|O|A|B|Z C, S',
  MY: 'N|O|A|B|Z C|S',
  NG: 'N|O|A|B|C Z|S',
  NZ: 'N|O|A|B|C Z',
  PH: 'N|O|A|B|Z C|s',
  PR: 'N|O|A|B|C Z',
  SG: 'N|O|A|B|C Z',
  TH: 'N|O|A|B|C|S Z',
  TR: 'N|O|A|B|Z C/S',
  TW: 'N|O|A|B|C, S Z',
  UA: 'N|O|A|C|s|Z',
  US: 'N|O|A|B|C, S Z',
  VN: 'N|O|A|B|C|S Z',
  ZA: 'N|O|A|B|C|Z',
};

/** As in most of Europe. */
const USUAL = 'N|O|A|Z C';
/** Where nobody knows what the country has, all is taken as it comes; a code stands behind the state, and before a city that has none. */
const ANYWHERE = 'N|O|A|B|C, S Z';

/** Words of an address by their letters in a form; what is empty stands nowhere. */
export type AddressWords = Readonly<Record<'N' | 'O' | 'A' | 'B' | 'Z' | 'C' | 'S', string>>;

/** What a country's addresses have beside name, company, street, city and postal code. */
export interface AddressParts {
  readonly hasSecondLine: boolean;
  readonly state: 'none' | 'optional' | 'needed';
  /** In the order in which the country writes them. */
  readonly place: readonly ('postalCode' | 'city' | 'state')[];
}

const PLACE = { Z: 'postalCode', C: 'city', S: 'state' } as const;

/** What is asked for an address there; `country` is an ISO code, or null where none is known. */
export function partsOf(country: string | null): AddressParts {
  const form = country === null ? USUAL : (FORMS[country] ?? USUAL);
  return {
    hasSecondLine: form.includes('B'),
    state: form.includes('S') ? 'needed' : form.includes('s') ? 'optional' : 'none',
    place: [...form.toUpperCase()].flatMap((sign) => (sign === 'Z' || sign === 'C' || sign === 'S' ? PLACE[sign] : [])),
  };
}

/** An address row by row as its country writes it, without the country; signs between words that are empty go with them. */
export function writeRows(country: string | null, words: AddressWords): readonly string[] {
  const form = country === null ? (words.S === '' ? 'N|O|A|B|Z C' : ANYWHERE) : withSecondLine(FORMS[country] ?? USUAL, words);
  return form
    .split('|')
    .map((row) => {
      let written = '';
      for (const [, sign = '', between = ''] of row.matchAll(/(\w)(\W*)/g)) {
        const word = words[sign.toUpperCase() as keyof AddressWords];
        // What was to stand before an empty word gives way to what stands behind it.
        written = word === '' ? (between === '' ? written : trim(written) + between) : `${written}${word}${between}`;
      }
      return trim(written);
    })
    .filter((row) => row !== '');
}

const trim = (row: string) => row.replace(/^[\s,/-]+|[\s,/-]+$/g, '');

/** What somebody typed as a second line is printed wherever it is. */
function withSecondLine(form: string, { B }: AddressWords): string {
  return B === '' || form.includes('B') ? form : form.replace('A', 'A|B');
}

/** What people type into a field that has to be filled and that their address has not. */
const NOTHING = /^(?:[\s\-–—./]*|n\s*\/?\s*a|none)$/i;

/** What a field of an address says: nothing where it is empty or holds a sign for that. */
export function readField(typed: string | undefined): string {
  return typed === undefined || NOTHING.test(typed) ? '' : typed.trim();
}
