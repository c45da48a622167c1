import type { Business } from '../shop/business.ts';
import { isVatId } from '../trade/vat-id.ts';

/** A field of a shop's legal data that can't be right. */
export type BusinessFault = 'vatId' | 'iban' | 'bic' | 'paymentLink';

/** How long the IBANs of a country are (ISO 13616, SWIFT IBAN registry), the two letters and check digits among it. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22 },
  ...{ GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28 },
  ...{ PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, TR: 26, UA: 29 },
};

/** Whether an IBAN can be right: its country's length, and the check digits (ISO 7064, MOD 97-10). Blanks count for nothing. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Whether a BIC can be right (ISO 9362): four letters or digits, a country, a place, and perhaps a branch. */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text.replaceAll(/\s/g, '').toUpperCase());
}

/** What of a shop's legal data can't be right; what is empty is not wrong. An account without an IBAN, in the US for instance, has no check. */
export function findBusinessFaults({ vatId, bank, paymentLink }: Business): readonly BusinessFault[] {
  const isWrong: Readonly<Record<BusinessFault, boolean>> = {
    vatId: vatId !== '' && !isVatId(vatId),
    iban: /^[A-Za-z]{2}/.test(bank.iban) ? !isIban(bank.iban) : /[^\d\s-]/.test(bank.iban),
    bic: bank.bic !== '' && !isBic(bank.bic) && !isRouting(bank),
    paymentLink: paymentLink !== '' && !isWebAddress(paymentLink),
  };
  return (['vatId', 'iban', 'bic', 'paymentLink'] as const).filter((field) => isWrong[field]);
}

/** Beside an account number that is no IBAN: digits, as banks in the US are told by. */
function isRouting({ iban, bic }: Business['bank']): boolean {
  return !/^[A-Za-z]{2}/.test(iban) && /^\d{6,11}$/.test(bic);
}

function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);
}
