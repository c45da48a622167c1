import type { CutOff } from '#domain/calendar/cut-off.ts';
import { spellBusinessDays, spellCutOff } from '#domain/calendar/spell-days.ts';

/** What a quote's PDF says in our words. */
export const texts = {
  title: (name: string, revision: number) => (revision === 1 ? `Quote ${name}` : `Quote ${name} (revision ${revision})`),
  draft: 'Draft of a quote, not sent',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  reference: 'Your request',
  for: 'Prepared for',
  table: {
    number: '#',
    picture: 'Picture',
    part: 'Part',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    total: 'Total',
  },
  pictureOf: (filename: string) => `Picture of ${filename}`,
  leadTime: (days: number) => `Lead time: ${spellBusinessDays(days, 'en')}`,
  break: (quantity: string, price: string, leadTime: string) =>
    `${quantity} pieces: ${price} each${leadTime === '' ? '' : `, ${leadTime}`}`,
  cutOff: (cutOff: CutOff) => spellCutOff(cutOff, 'en'),
  note: (note: string) => `Note: ${note}`,
  answer: 'Accept this quote, turn it down or ask about it here:',
  answerLink: 'Answer this quote',
  terms: 'Terms',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
