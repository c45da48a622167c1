/** What addresses, taxes and shipping say on pages, papers and mails. */
export const texts = {
  pickUp: 'Pick-up at the shop',
  /** Why no tax is charged, as the law wants it said; a shop may have its own words. */
  notes: {
    unregistered: 'No VAT is charged: the supplier is a small business exempt from VAT.',
    exempt: 'No tax is charged: the customer is exempt.',
    'intra-community': 'Tax-exempt intra-Community supply (Art. 138 Directive 2006/112/EC)',
    'reverse-charge': 'Reverse charge: VAT is owed by the recipient (Art. 196 Directive 2006/112/EC)',
    export: 'Export: no VAT is charged (Art. 146 Directive 2006/112/EC)',
    exportElsewhere: 'Export: no tax is charged.',
  },
  shipping: (name: string) => `Shipping: ${name}`,
  /** Where a shop's terms of sale are, as they are from a day on. */
  terms: (day: string, url: string) => `Our terms of sale of ${day} apply: ${url}`,
} as const;
