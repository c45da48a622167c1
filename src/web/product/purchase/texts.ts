/** What is asked of how a customer buys. */
export const texts = {
  heading: 'Delivery and tax',
  country: 'Delivered to',
  chooseCountry: 'Choose a country',
  state: 'State',
  chooseState: 'Choose a state',
  forCompany: 'I buy for a company',
  vatId: 'VAT ID',
  vatIdHelp: 'With a valid VAT ID of another EU country, the invoice is without VAT.',
  badVatId: 'This VAT ID can’t be right. Please check its letters and digits.',
  method: 'Shipping',
  free: 'free',
  withQuote: 'price with the quote',
  days: (days: number) => `adds ${days} business ${days === 1 ? 'day' : 'days'}`,
  purchaseOrder: 'Your order number',
  later: 'The full address is asked for when you order.',
} as const;
