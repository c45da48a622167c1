import type { ProgressMail } from '#domain/desk/desk-settings.ts';

/** What the page of quoting settings says. */
export const texts = {
  title: 'Quoting',
  lead: 'How you answer requests, and which emails your customers get about their orders.',
  answers: 'Answers',
  answerWithin: 'Answer requests within',
  answerHelp: 'A request that waits longer is marked as overdue. 0 means the same day.',
  businessDays: 'business days',
  valid: 'Quotes are valid for',
  validHelp: 'Each quote can say otherwise.',
  days: 'days',
  terms: 'Terms',
  termsHelp: 'Added to each new quote, where you can change them.',
  orders: 'Orders',
  takesMore: 'Let customers order more pieces than you quoted',
  takesMoreHelp:
    'Only parts that you quoted at their instant price, and only in quantities that have one: price and ship date then follow your rates for that quantity. Otherwise customers order what you quoted and ask you for the rest.',
  prices: 'Prices',
  pricesInBrowser: 'Show a price before the file has arrived',
  pricesInBrowserHelp:
    'For STL files. Customers’ browsers are told the figures of your machines (speeds, layer heights, how material weighs against time), never a rate. Where customers see the whole receipt they are told anyway.',
  filesStay: 'Leave files with customers until they send a request',
  filesStayHelp:
    'Customers’ browsers measure STL, STEP and IGES files, and you price what they measured. The files, and drawings that are added to them, reach you with the request; then models are measured here and priced anew, and a difference is shown to the customer before the request is sent. Browsers are told the figures of your machines, as above.',
  mails: 'Emails to customers',
  mailsHelp: 'Quotes, messages and refusals are always sent. You can switch these off:',
  mail: {
    accepted: 'Order received',
    'in-production': 'Production has started',
    'parcel-sent': 'Parts shipped',
    completed: 'Order completed',
    cancelled: 'Order cancelled',
    expired: 'Quote expired',
  } satisfies Record<ProgressMail, string>,
  wrong: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  tooLong: (most: string) => `At most ${most} characters, please.`,
} as const;
