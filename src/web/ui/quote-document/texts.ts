import { spellBusinessDays } from '#domain/calendar-day.ts';
/** What a quote says as a page beside what it holds. */
export const texts = {
  quote: (name: string) => `Quote ${name}`,
  issued: 'Issued',
  validUntil: 'Valid until',
  from: 'From',
  for: 'For',
  lines: 'Lines',
  line: (number: number) => `Line ${number}`,
  pieces: (count: number, unitPrice: string) => `${count} × ${unitPrice}`,
  leadTime: spellBusinessDays,
  atOnce: 'Ready at once',
  breaks: 'More pieces',
  breakFrom: (quantity: number, unitPrice: string) => `from ${quantity}: ${unitPrice} each`,
  sums: 'What it comes to',
  terms: 'Terms',
} as const;
