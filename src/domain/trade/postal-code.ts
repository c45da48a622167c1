/**
 * How postal codes look, by the ISO 3166 code of the country: 9 is a digit, A a letter, and '|' is between what may be instead. Blanks
 * and hyphens count for nothing. An empty shape: the country has none.
 */
const SHAPES: Readonly<Record<string, string>> = {
  ...{ AE: '', AT: '9999', AU: '9999', BE: '9999', BG: '9999', BR: '99999-999', CA: 'A9A 9A9', CH: '9999', CN: '999999', CZ: '999 99' },
  ...{
    DE: '99999',
    DK: '9999',
    EE: '99999',
    ES: '99999',
    FI: '99999',
    FR: '99999',
    GB: 'AA9 9AA|AA99 9AA|A9 9AA|A99 9AA|A9A 9AA|AA9A 9AA',
  },
  ...{ GR: '999 99', HK: '', HR: '99999', HU: '9999', IN: '999 999', IS: '999', IT: '99999', JP: '999-9999', KR: '99999', LI: '9999' },
  ...{ LT: '99999', LU: '9999', LV: '9999', MX: '99999', NL: '9999 AA', NO: '9999', NZ: '9999', PL: '99-999', PT: '9999-999', QA: '' },
  ...{ RO: '999999', SE: '999 99', SG: '999999', SI: '9999', SK: '999 99', TR: '99999', TW: '999|99999|999999', UA: '99999' },
  ...{ US: '99999|99999-9999', ZA: '9999' },
};

/** Before a code, as some write it: 'LT-01100', 'D-20095'. */
const PREFIX = /^[A-Z]{1,2}-(?=\d)/;

/** Whether a postal code is one of its country, by ISO code; the code may be anything, or nothing, where how it looks there is not known. */
export function isPostalCodeOf(postalCode: string, country: string | null): boolean {
  const shape = findShape(country);
  if (shape === '') return true;
  const typed = postalCode.trim().toUpperCase();
  return [typed, typed.replace(PREFIX, '')].some((code) => shape.split('|').some((one) => shapeOf(code) === strip(one)));
}

/** A made-up postal code such as the country has, for instance '12345'; null where it has none, or how they look is not known. */
export function samplePostalCode(country: string | null): string | null {
  const [shape = ''] = findShape(country).split('|');
  let digits = 0;
  let letters = 0;
  const sample = shape.replaceAll(/[9A]/g, (sign) => (sign === '9' ? String(++digits % 10) : ('ABCDEF'[letters++] ?? 'X')));
  return sample === '' ? null : sample;
}

/** Empty where the country has none, or how they look is not known. */
function findShape(country: string | null): string {
  return country === null ? '' : (SHAPES[country] ?? '');
}

const shapeOf = (code: string) => strip(code).replaceAll(/\d/g, '9').replaceAll(/[A-Z]/g, 'A');
const strip = (code: string) => code.replaceAll(/[\s-]/g, '');
