import { spellBusinessDays } from '#domain/calendar/spell-days.ts';
/** What a quote says as a page beside what it holds. */
export const texts = {
  quote: (name: string) => `Quote ${name}`,
  issued: 'Issued',
  validUntil: 'Valid until',
  from: 'From',
  for: 'For',
  lines: 'Lines',
  columns: { quantity: 'Quantity', leadTime: 'Lead time', total: 'Total' },
  line: (number: number) => `Line ${number}`,
  pieces: (count: number, unitPrice: string) => `${count} × ${unitPrice}`,
  leadTime: spellBusinessDays,
  atOnce: 'Ready at once',
  breaks: 'Other quantities',
  step: (quantity: number, unitPrice: string, leadTime: string) =>
    `${quantity} pieces: ${unitPrice} each${leadTime === '' ? '' : ` (${leadTime})`}`,
  sums: 'What it comes to',
  terms: 'Terms',
} as const;
