import { LOCALES } from '../language/language.ts';
import type { Translation } from '../language/translation.ts';
import type { texts as english } from './texts.ts';

const write = (percent: number) => `${percent.toLocaleString(LOCALES.de)} %`;

export const texts: Translation<typeof english> = {
  discount: (percent) => `Rabatt auf Teile (${write(percent)})`,
  net: 'Netto',
  tax: (name, percent) => `${name} (${write(percent)})`,
  total: 'Summe',
  totalWithoutTax: 'Summe ohne MwSt.',
  parts: 'Teile',
};
