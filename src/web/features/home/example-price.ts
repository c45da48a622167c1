/** What the example on the start page costs each, in cents: the lines of its receipt, some of them taken together. */
export const EXAMPLE_PRICE = {
  lines: [
    { label: 'Preparation', cents: 20 },
    { label: 'Material', cents: 78 },
    { label: 'Machine time', cents: 428 },
    { label: 'Removing supports', cents: 120 },
    { label: 'Inspection and overhead', cents: 98 },
    { label: 'Margin', cents: 400 },
    { label: 'Quantity discount', cents: -96 },
  ],
  eachCents: 1048,
} as const;
