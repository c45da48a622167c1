/** What quotes and orders come to, and where they go, as pages, papers and mails say it. */
export const texts = {
  discount: (percent: number) => `Discount on parts (${percent}%)`,
  net: 'Net',
  tax: (name: string, percent: number) => `${name} (${percent}%)`,
  total: 'Total',
  totalWithoutTax: 'Total without tax',
  parts: 'Parts',
} as const;
