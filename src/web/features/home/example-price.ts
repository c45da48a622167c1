/** What the example on the start page costs each, in cents: the lines of its receipt, some of them taken together. */
export const EXAMPLE_PRICE = {
  lines: [
    { label: 'Preparation and setup', cents: 50 },
    { label: 'Material', cents: 94 },
    { label: 'Machine time', cents: 450 },
    { label: 'Removing supports', cents: 120 },
    { label: 'Inspection and overhead', cents: 104 },
    { label: 'Margin', cents: 441 },
    { label: 'Quantity discount', cents: -102 },
  ],
  eachCents: 1157,
} as const;
