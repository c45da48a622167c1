/** What e-invoices say in words, and why there is none. */
export const texts = {
  discount: 'Discount',
  order: (order: string) => `Our order ${order}`,
  payBy: (day: string) => `Payable by ${day}`,
  credited: (invoice: string) => `Credit for invoice ${invoice}`,
  reasons: {
    E: 'Exempt from VAT',
    K: 'Tax-exempt intra-Community supply',
    AE: 'Reverse charge: the customer owes the VAT',
    G: 'Export outside the EU, free of VAT',
    O: 'Not subject to VAT',
  },
  faults: {
    currency: 'Its currency has three decimals; e-invoices take two.',
    shopCountry: 'The country in your profile’s address is none that we know by its ISO code.',
    buyerCountry: 'The country of the billing address is none that we know by its ISO code, or there is no address.',
    shopTaxId: 'Your legal data say neither a VAT ID nor a tax number.',
    shopVatId: 'Your legal data say no VAT ID, which this tax needs.',
    shopId: 'Your legal data say neither a registration nor a tax number.',
    buyerVatId: 'The customer’s VAT ID is missing, which this tax needs.',
    deliveryCountry: 'An intra-Community supply has to say to which country it was sent, and no delivery address does.',
  },
} as const;
