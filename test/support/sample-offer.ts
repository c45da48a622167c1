import type { Offer } from '#domain/desk/offer.ts';

/** An offer for one line, with everything that an offer can have. */
export function newOffer(changes: Partial<Offer> = {}): Offer {
  return {
    lines: [
      {
        line: 1,
        quantity: 2,
        unitPriceMicros: 12_345_000,
        breaks: [{ quantity: 10, unitPriceMicros: 10_000_000 }],
        leadTimeDays: 5,
        note: 'With threads',
      },
    ],
    charges: [{ label: 'Shipping', amountMicros: 9_900_000 }],
    discountPercent: 2.5,
    tax: { name: 'VAT', percent: 19 },
    validUntil: '2026-12-24',
    terms: 'Net 30',
    message: 'Thank you.',
    ...changes,
  };
}
