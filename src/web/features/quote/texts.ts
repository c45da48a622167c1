import { spellInstantLeadTime } from '#domain/calendar/spell-days.ts';
import type { ReceiptView } from '#domain/rates/rate-card.ts';

/** Everything /quote says. */
export const texts = {
  title: 'Your QuickQuote',
  heading: 'Quotes',
  counted: (lines: number, pieces: number) => `${lines} ${lines === 1 ? 'line' : 'lines'} · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
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
  requestAll: 'Request this quote',
  addAll: 'Add all to Cart',
  addAndGo: 'Add and go to cart',
  addedAgain: (filename: string, quantity: number) => `${filename} was already in your cart. Its quantity is now ${quantity}.`,
  allAddedAgain: (count: number) => `${count} of these lines were already in your cart. We added to their quantities.`,
  announceAdded: (filename: string) => `${filename} was added to your cart.`,
  announceAllAdded: (count: number) => `${count} ${count === 1 ? 'line was' : 'lines were'} added to your cart.`,
  facts: {
    material: 'Material',
    color: 'Color',
    finish: 'Finish',
    quantity: 'Quantity',
    leadTime: 'Lead time',
  },
  columns: { choices: 'Material, color and finish', amount: 'Quantity and lead time', price: 'Price', actions: 'Add to cart' },
  leadTime: spellInstantLeadTime,
  materialInfo: 'About this material (opens in a new tab)',
  withoutSetUp: 'without set-up and tax',
  notInstant:
    "Instant quote is not available for the part. Manufacturing Service Provider's team will manually review your files and get back to you with the quote.",
  reviewHeading: 'Why this needs review',
  unquoted: 'This part is not known here any more. Please upload it again.',
  pending: 'What the machine has to do for this part is being worked out. The price follows in a moment.',
  hidden: 'No price yet: the shop reviews the part and sends you one.',
  updating: 'Updating price',
  change: {
    of: (what: string, filename: string) => `${what} of ${filename}`,
    leadTime: (name: string, day: string | null) => (day === null ? `${name}, date on request` : `${name}, ships by ${day}`),
    failed: 'The choices of this material could not be loaded. Nothing was changed; please choose it again.',
    notOffered: 'This material is offered in no color or finish at the moment.',
    priceFailed: 'The new price could not be loaded. The price above is of the choice before.',
  },
  cheaper: {
    words: (name: string, price: string, instead: string, percent: number) =>
      `Cheaper as ${name}: ${price} instead of ${instead} with set-up, ${percent}% less.`,
    short: (name: string, percent: number) => `Save ${percent}% as ${name}`,
    change: (name: string) => `Change to ${name}`,
    changeLabel: (filename: string, name: string) => `Change ${filename} to ${name}`,
  },
  receipt: {
    show: {
      full: 'Price breakdown',
      groups: 'What this price is made of',
      price: 'Volume pricing',
    } satisfies Record<ReceiptView, string>,
    download: 'Download as JSON',
    print: 'Print',
    estimate: 'An estimate at the usual rates: the reviewed quote may differ.',
  },
  quantities: {
    heading: 'At other quantities',
    chart: 'Unit price over quantity; the figures are in the table that follows',
    quantity: 'Quantity',
    each: 'Each',
    total: 'Total',
    yours: 'Your quantity',
    buy: (quantity: number, percent: number) => `Buy ${quantity}, save ${percent}% on each`,
    saves: (percent: number) => `save ${percent}%`,
  },
  summary: {
    heading: 'Summary',
    toReview: (count: number) =>
      count === 1 ? '* One line needs review before the price is final.' : `* ${count} lines need review before the price is final.`,
    noPayment: 'Nothing is paid now. The shop confirms the quote by email.',
  },
} as const;
