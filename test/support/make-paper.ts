import type { OrderDocument, QuoteDocument } from '#domain/desk/quote-document.ts';
import type { PaperFacts } from '#domain/papers/compose-paper.ts';
import { type Business, NO_BUSINESS } from '#domain/shop/business.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { DeliveryAddress } from '#domain/trade/delivery-address.ts';
import { makeQuote, type QuoteTraits } from './make-quote.ts';
import { newRfq } from './sample-records.ts';

/** Legal data of a shop in Germany. */
export const BUSINESS: Business = {
  ...NO_BUSINESS,
  legalName: 'Acme Additive GmbH & Co. KG',
  registration: 'Amtsgericht Berlin, HRB 12345',
  directors: 'Geschäftsführerin: Zoë Müller',
  vatId: 'DE136695976',
  taxNumber: '29/123/45678',
  bank: { holder: 'Acme Additive GmbH', name: 'GLS Bank', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  paymentLink: 'https://pay.example/acme',
  footer: 'Es gelten unsere Bedingungen.',
};

export const PAYER: DeliveryAddress = {
  name: 'Zoë Müller',
  company: 'Müller & Söhne',
  street: 'Rue de l’Acier 7',
  postalCode: '75011',
  city: 'Paris',
  country: 'France',
};

/** An order of all lines of a quote. */
export function makeOrder(quote: QuoteDocument, changes: Partial<OrderDocument> = {}): OrderDocument {
  const { number, revision, requestId, currency, lines, sums } = quote;
  return {
    number: 3,
    quote: { number, revision },
    requestId,
    currency,
    orderedOn: '2026-11-24',
    acceptedBy: 'Zoë',
    purchaseOrder: 'PO <7>',
    deliverTo: PAYER,
    invoice: { billTo: null, vatId: 'FR40303265045', phone: '' },
    lines,
    sums,
    ...changes,
  };
}

/** What papers of such an order are made of. */
export function makeFacts(traits: QuoteTraits = {}, changes: Partial<PaperFacts> = {}): PaperFacts {
  const quote = makeQuote(traits);
  const { begin: _, ...request } = newRfq({
    contact: { name: 'Zoë', email: 'zoe@example.com', organization: 'Müller & Söhne', message: '' },
  });
  return {
    request,
    quote,
    order: makeOrder(quote),
    provider: { ...DEMO_PROVIDER, name: 'Acme Additive', address: quote.shop.address },
    business: BUSINESS,
    language: 'en',
    issuedOn: '2026-11-27',
    ...changes,
  };
}
