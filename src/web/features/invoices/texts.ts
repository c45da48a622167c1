/** What the list of invoices says. */
export const texts = {
  title: 'Invoices',
  lead: 'Invoices and credit notes, the last issued first. You issue them at the order. They stay when a request or a client is deleted.',
  business: 'Legal data',
  export: 'Export as CSV',
  loading: 'Loading the invoices',
  failed: 'The invoices could not be loaded.',
  noShop: { title: 'No shop yet', text: 'Save your profile first. Then you can issue invoices.', link: 'Profile' },
  none: {
    title: 'No invoices',
    text: 'When a customer has ordered, open the order and issue an invoice there. Type your legal data first: they stand on it.',
  },
  noneInPeriod: { title: 'No invoices on these days', text: 'Choose other days above, or clear them to see all.' },
  from: 'Issued from',
  to: 'Issued to',
  list: 'Invoices and credit notes',
  columns: { number: 'Number', date: 'Date', customer: 'Customer', order: 'Order', total: 'Total', payment: 'Payment' },
  kinds: { confirmation: 'Order confirmation', 'delivery-note': 'Delivery note', invoice: 'Invoice', 'credit-note': 'Credit note' },
  showMore: 'Show more invoices',
} as const;
