import { spellBusinessDays } from '#domain/calendar/spell-days.ts';

const pieces = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'piece' : 'pieces'}`;

/** Everything that is said where a quote is accepted. */
export const texts = {
  heading: 'What you order',
  hint: 'Choose the lines that you want. If you need another quantity than was quoted, type it: you can ask for a new quote.',
  line: (name: string) => `Order ${name}`,
  quantity: (name: string) => `Pieces of ${name}`,
  offered: (name: string) => `Quantities quoted of ${name}`,
  step: (quantity: number, price: string) => `${pieces(quantity)}, ${price} each`,
  leadTime: (days: number) => (days === 0 ? 'Ready at once' : `Lead time ${spellBusinessDays(days)}`),
  leaving: (days: number, day: string | null) =>
    day === null
      ? `Ships within ${spellBusinessDays(days)} of your order.`
      : `Ships by ${day} if you order now (lead time ${spellBusinessDays(days)}).`,
  unquoted: (wanted: number, quoted: readonly number[]) =>
    `Quoted for ${new Intl.ListFormat('en', { type: 'disjunction' }).format(quoted.map(String))} ${quoted.length === 1 && quoted[0] === 1 ? 'piece' : 'pieces'}. ${wanted.toLocaleString('en-US')} ${wanted === 1 ? 'needs' : 'need'} a new quote.`,
  askQuote: 'Ask for a new quote',
  askingPrice: 'Checking the price …',
  quoteWanted: (quantity: number, line: number, name: string) =>
    `Please send a new quote for ${pieces(quantity)} of line ${line}, ${name}.`,
  askedQuote: (shop: string, quantity: number, name: string) =>
    `We asked ${shop} for a new quote for ${pieces(quantity)} of ${name}. They will reply by email.`,
  leastOne: 'Please choose at least one line.',
  badQuantity: 'A whole number, 1 or more',
  charges: 'Charges are due in full whatever you choose.',
  name: 'Your name',
  nameMissing: 'Please enter your name: the order is placed in it.',
  purchaseOrder: 'Your order number',
  delivery: {
    heading: 'Delivery',
    send: 'Send to an address',
    pickUp: 'Pick up at the shop',
  },
  address: {
    fields: {
      name: 'Recipient',
      company: 'Company',
      street: 'Street and number',
      line2: 'Apartment, suite, building',
      postalCode: 'Postal code',
      city: 'City',
      state: 'State or province',
      country: 'Country',
    },
    zipCode: 'ZIP code',
    missing: {
      name: 'Please enter who receives it.',
      street: 'Please enter street and number.',
      postalCode: 'Please enter the postal code.',
      city: 'Please enter the city.',
      state: 'Please enter the state or province.',
      country: 'Please enter the country.',
    },
    postalCode: (country: string, sample: string) => `Postal codes in ${country} look like ${sample}.`,
  },
  invoice: {
    heading: 'Invoice',
    same: 'Send the invoice to the delivery address',
    vatId: 'VAT ID',
    vatIdHint: 'Put on the invoice.',
    badVatId: 'This VAT ID can’t be right. Please check its letters and digits.',
    phone: 'Phone',
    phoneHint: 'For questions about the delivery.',
    badPhone: 'Please enter a phone number with its area code.',
  },
  terms: {
    heading: (shop: string) => `Terms of ${shop}`,
    accept: 'I have read and accept these terms.',
    missing: 'Please accept the terms. If they don’t suit you, go back and ask the shop about them.',
  },
  file: 'Purchase order (PDF)',
  chooseFile: 'Choose a PDF',
  replaceFile: 'Choose another',
  removeFile: 'Remove',
  order: (total: string) => `Order for ${total}`,
  orderNothing: 'Order',
  sending: 'Placing your order',
  binding: (shop: string) => `By clicking, you place a binding order with ${shop}. You pay nothing here: ${shop} sends the invoice.`,
  cancel: 'Back to the quote',
};
