import type { Translation } from '../../language/translation.ts';
import type { texts as english } from './texts.ts';

/** What a quote says as a page beside what it holds, in German. */
export const texts: Translation<typeof english> = {
  quote: (name: string) => `Angebot ${name}`,
  issued: 'Ausgestellt',
  validUntil: 'Gültig bis',
  from: 'Von',
  for: 'Für',
  lines: 'Positionen',
  columns: { quantity: 'Stückzahl', leadTime: 'Lieferzeit', total: 'Gesamt' },
  line: (number: number) => `Position ${number}`,
  pieces: (count: number, unitPrice: string) => `${count} × ${unitPrice}`,
  leadTime: (days: number) => (days === 1 ? '1 Werktag' : `${days} Werktage`),
  atOnce: 'Sofort lieferbar',
  breaks: 'Andere Stückzahlen',
  step: (quantity: number, unitPrice: string, leadTime: string) =>
    `${quantity} Stück: je ${unitPrice}${leadTime === '' ? '' : ` (${leadTime})`}`,
  sums: 'Summe',
  terms: 'Bedingungen',
};
