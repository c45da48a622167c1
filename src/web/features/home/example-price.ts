import { texts } from './example-texts.ts';

/** What the example on the start page costs each, in cents: the lines of its receipt, some of them taken together. */
export const EXAMPLE_PRICE = {
  lines: [
    { label: texts.material, cents: 78 },
    { label: texts.machine, cents: 435 },
    { label: texts.inspection, cents: 84 },
    { label: texts.margin, cents: 322 },
    { label: texts.discount, cents: -79 },
  ],
  eachCents: 840,
} as const;
