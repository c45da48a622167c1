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
  leadTime: (days: number) => `${days} business ${days === 1 ? 'day' : 'days'}`,
  atOnce: 'Ready at once',
  breaks: 'More pieces',
  breakFrom: (quantity: number, unitPrice: string) => `from ${quantity}: ${unitPrice} each`,
  sums: 'What it comes to',
  terms: 'Terms',
} as const;
