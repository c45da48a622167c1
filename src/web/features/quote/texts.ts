import { spellBusinessDays } from '#domain/calendar-day.ts';
import type { ReceiptView } from '#domain/pricing/rate-card.ts';

/** Everything /quote says. */
export const texts = {
  title: 'Your QuickQuote',
  heading: 'Quotes',
  loading: 'Working out your prices',
  failed: 'Your prices could not be loaded.',
  nothingSelected: 'No parts are selected, so there is nothing to price yet.',
  nothingChosen: 'Choose a material, a color and a finish to see your prices.',
  uploadParts: 'Upload Parts',
  selectMaterial: 'Select Material',
  otherParts: 'Get Quote for other Parts/Material',
  goToCart: 'Go to Cart',
  addToCart: 'Add to Cart',
  added: 'Added',
  addAll: 'Add all to Cart',
  announceAdded: (filename: string) => `${filename} was added to your cart.`,
  announceAllAdded: (count: number) => `${count} ${count === 1 ? 'line was' : 'lines were'} added to your cart.`,
  facts: {
    process: 'Process',
    material: 'Material',
    color: 'Color',
    finish: 'Finish',
    dimensions: 'Dimensions',
    quantity: 'Quantity',
    leadTime: 'Lead time',
    readyIn: 'Ready in',
  },
  leadTime: spellBusinessDays,
  materialInfo: 'About this material (opens in a new tab)',
  each: (price: string) => `${price} each`,
  notInstant:
    "Instant quote is not available for the part. Manufacturing Service Provider's team will manually review your files and get back to you with the quote.",
  reviewHeading: 'Why a person looks at it',
  unquoted: 'This part is not known here any more. Please upload it again.',
  pending: 'What the machine has to do for this part is being worked out. The price follows in a moment.',
  hidden: 'The price is shown once a person has looked at the part.',
  updating: 'Updating price',
  change: {
    of: (what: string, filename: string) => `${what} of ${filename}`,
    leadTime: (name: string, day: string) => `${name}, ships by ${day}`,
    failed: 'The choices of this material could not be loaded. Nothing was changed; please choose it again.',
    notOffered: 'This material is offered in no color or finish at the moment.',
    priceFailed: 'The new price could not be loaded. The price above is of the choice before.',
  },
  cheaper: {
    words: (name: string, price: string, instead: string, percent: number) =>
      `Cheaper as ${name}: ${price} instead of ${instead}, ${percent} % less.`,
    change: (name: string) => `Change to ${name}`,
    changeLabel: (filename: string, name: string) => `Change ${filename} to ${name}`,
  },
  receipt: {
    show: {
      full: 'How this price is made',
      groups: 'What this price is made of',
      price: 'Machine and prices at other quantities',
    } satisfies Record<ReceiptView, string>,
    download: 'Download as JSON',
    print: 'Print',
    unitPrice: 'Unit price',
    groups: 'What the price of one piece is made of',
    estimate: 'An estimate at the usual rates: the reviewed quote may differ.',
  },
  quantities: {
    heading: 'At other quantities',
    chart: 'Unit price over quantity; the figures are in the table that follows',
    quantity: 'Quantity',
    each: 'Each',
    total: 'Total',
    yours: 'Your quantity',
  },
  summary: {
    heading: 'Summary',
    lines: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
    pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
    toReview: (count: number) =>
      count === 1 ? '* One line is reviewed by a person first.' : `* ${count} lines are reviewed by a person first.`,
    noPayment: 'Nothing is paid now. The provider confirms the quote by e-mail.',
  },
} as const;
