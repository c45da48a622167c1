import { spellBusinessDays } from '#domain/calendar/spell-days.ts';
import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What a quote says as a page beside what it holds, in German. */
export const texts: Translation<typeof english> = {
  quote: (name) => `Angebot ${name}`,
  issued: 'Ausgestellt',
  validUntil: 'Gültig bis',
  from: 'Von',
  for: 'Für',
  lines: 'Positionen',
  columns: { quantity: 'Stückzahl', leadTime: 'Lieferzeit', total: 'Gesamt' },
  line: (number) => `Position ${number}`,
  pieces: (count, unitPrice) => `${count} × ${unitPrice}`,
  leadTime: spellBusinessDays,
  atOnce: 'Sofort lieferbar',
  breaks: 'Andere Stückzahlen',
  step: (quantity, unitPrice, leadTime) => `${quantity} Stück: je ${unitPrice}${leadTime === '' ? '' : ` (${leadTime})`}`,
  sums: 'Summe',
  terms: 'Bedingungen',
};
