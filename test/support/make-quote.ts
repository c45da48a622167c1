import { addUp, type Offer } from '#domain/desk/offer.ts';
import type { QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { totalMicros } from '#domain/money/money.ts';

/** What a test says of a quote; the rest is as in an ordinary one, and the sums follow. */
export type QuoteTraits = Partial<Omit<QuoteDocument, 'lines' | 'sums'>> & {
  readonly lines?: readonly Partial<Omit<QuoteLine, 'line' | 'totalMicros'>>[];
};

const OFFER: Pick<Offer, 'charges' | 'discountPercent' | 'tax'> = {
  charges: [{ label: 'Shipping', amountMicros: 25_000_000 }],
  discountPercent: 5,
  tax: { name: 'VAT', percent: 19 },
};

/** A quote as it was sent. */
export function makeQuote({ lines = [{}], ...traits }: QuoteTraits = {}): QuoteDocument {
  const { currency = 'EUR', charges = OFFER.charges, discountPercent = OFFER.discountPercent, tax = OFFER.tax } = traits;
  const whole = lines.map((line, at) => makeLine(line, at + 1, currency));
  return {
    number: 42,
    revision: 1,
    requestId: '6f1c2f6e-1d1c-4a55-9d93-5a0f4f5a9b11',
    issuedOn: '2026-11-23',
    validUntil: '2026-12-23',
    shop: {
      name: 'Acme Additive GmbH',
      website: 'https://acme.example',
      email: 'quotes@acme.example',
      logoUrl: '',
      address: { line1: 'Hauptstraße 1', line2: '', city: 'Berlin', state: '', country: 'Germany', postalCode: '10115' },
    },
    customer: { name: 'Zoë Müller', organization: 'Müller & Söhne', email: 'zoe@example.com' },
    cutOff: { cutOff: '14:00', timeZone: 'America/New_York' },
    terms: 'Payment within 30 days.',
    message: 'Dear Zoë,\n\nhere is our offer.',
    ...traits,
    ...{ currency, charges, discountPercent, tax },
    lines: whole,
    sums: addUp(whole, { charges, discountPercent, tax }, currency),
  };
}

function makeLine(traits: Partial<QuoteLine>, line: number, currency: string): QuoteLine {
  const { quantity = 12, unitPriceMicros = 12_345_678 } = traits;
  return {
    breaks: [],
    leadTimeDays: 5,
    note: '',
    partId: `part-${line}`,
    filename: 'bracket.step',
    material: 'Nylon 12 (PA12)',
    color: 'Black',
    finish: 'Vapor smoothed',
    unit: 'mm',
    dimensions: { x: 120.5, y: 80, z: 12.25 },
    ...traits,
    ...{ line, quantity, unitPriceMicros },
    totalMicros: totalMicros(unitPriceMicros, quantity, currency),
  };
}
