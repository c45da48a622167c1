/** Everything that is said where a cart is ordered at its instant prices. */
export const texts = {
  title: 'Order now',
  lead: (shop: string) => `${shop} takes this order at these prices without looking at it first. You get the confirmation by email.`,
  providerFallback: 'The shop',
  empty: 'There are no items in your cart.',
  upload: 'Upload parts',
  loading: 'Loading prices',
  failed: 'The prices could not be loaded.',
  closed: 'This order needs a look first',
  closedLead:
    'The shop looks at these parts or quantities before it takes an order. Please ask for a quote: you will get the price by email.',
  toRequest: 'Request a quote',
  toCart: 'Back to the cart',
  line: (quantity: number, what: string) => [`${quantity} ×`, what].join(' '),
  contact: 'Who orders',
  email: 'Email',
  organization: 'Organization',
  badEmail: 'Please enter a complete email address, such as ada@example.com.',
  noOrganization: 'Please enter your organization.',
  sending: 'Placing your order',
  binding: (shop: string) =>
    `By clicking, you place a binding order with ${shop}, which accepts it at once. You pay nothing here: ${shop} sends the invoice.`,
} as const;
