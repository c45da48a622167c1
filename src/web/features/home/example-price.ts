/** What the example on the start page costs each, in cents: the lines of its receipt, some of them taken together. */
export const EXAMPLE_PRICE = {
  lines: [
    { label: 'Material', cents: 78 },
    { label: 'Machine time', cents: 435 },
    { label: 'Inspection and overhead', cents: 84 },
    { label: 'Margin', cents: 322 },
    { label: 'Quantity discount', cents: -79 },
  ],
  eachCents: 840,
} as const;
