import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What a customer's page says of an order's papers, in German. */
export const texts: Translation<typeof english> = {
  heading: 'Belege',
  pay: 'Jetzt bezahlen',
  payBy: (day) => `Zahlbar bis ${day}.`,
  paidOn: (day) => `Bezahlt, zuletzt am ${day}. Vielen Dank.`,
};
