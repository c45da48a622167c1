import * as z from 'zod/mini';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { isPhone } from '#domain/desk/invoice-details.ts';
import type { AcceptedLine, QuoteDocument } from '#domain/desk/quote-document.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { MIN_QUANTITY } from '#domain/part/quantity.ts';
import { nameCountry } from '#domain/trade/countries.ts';
import {
  completeAddress,
  countryOf,
  type DeliveryAddress,
  type FaultyField,
  findFaulty,
  NO_ADDRESS,
} from '#domain/trade/delivery-address.ts';
import { samplePostalCode } from '#domain/trade/postal-code.ts';
import type { Purchase } from '#domain/trade/purchase.ts';
import { isVatId } from '#domain/trade/vat-id.ts';
import { createDraftStore, draftOf } from '../../../stores/draft-store.ts';
import { texts } from './texts.ts';

const lineSchema = z.object({ line: z.int(), isTaken: z.boolean(), typed: z.string() });
/** What a customer is about to order of one line; the quantity as it was typed. */
export type DraftLine = z.infer<typeof lineSchema>;

const NO_DRAFT = { ...NO_ADDRESS, line2: '', state: '' };
const addressSchema = z.object({
  name: z.catch(z.string(), ''),
  company: z.string(),
  street: z.string(),
  line2: z.catch(z.string(), ''),
  postalCode: z.string(),
  city: z.string(),
  state: z.catch(z.string(), ''),
  country: z.string(),
});

const draftSchema = z.object({
  lines: z.array(lineSchema),
  name: z.string(),
  purchaseOrder: z.string(),
  isPickedUp: z.catch(z.boolean(), false),
  deliverTo: addressSchema,
  /** The invoice goes where the order goes. */
  isBilledThere: z.catch(z.boolean(), true),
  billTo: z.catch(addressSchema, NO_DRAFT),
  vatId: z.catch(z.string(), ''),
  phone: z.catch(z.string(), ''),
  /** Null: the quote has none. */
  acceptsTerms: z.catch(z.nullable(z.boolean()), false),
  file: z.nullable(z.object({ fileID: z.string(), filename: z.string() })),
});
/** An order as far as it is filled in. */
export type OrderDraft = z.infer<typeof draftSchema>;

/** What an order has to hold so that it can be placed. */
export const orderSchema = z
  .extend(draftSchema, {
    lines: z.array(
      lineSchema.check(
        z.refine(({ isTaken, typed }) => !isTaken || readQuantity(typed) !== null, { path: ['typed'], error: texts.badQuantity }),
      ),
    ),
    name: z.string().check(z.refine((name) => name.trim() !== '', texts.nameMissing)),
  })
  .check(
    z.check(({ value, issues }) => {
      // In the order of the fields: the focus goes to the first of these.
      const tell = (path: string[], message: string) => issues.push({ code: 'custom', path, message, input: value });
      const { vatId, phone, acceptsTerms } = value;
      for (const of of [...(value.isPickedUp ? [] : ['deliverTo' as const]), ...(needsBillTo(value) ? ['billTo' as const] : [])])
        for (const field of findFaulty(completeAddress(value[of]))) tell([of, field], explainAddress(value[of], field));
      if (vatId.trim() !== '' && !isVatId(vatId)) tell(['vatId'], texts.invoice.badVatId);
      if (phone.trim() !== '' && !isPhone(phone)) tell(['phone'], texts.invoice.badPhone);
      if (acceptsTerms === false) tell(['acceptsTerms'], texts.terms.missing);
    }),
  );

/** Whether the invoice goes to an address of its own: what is picked up has no other. */
export function needsBillTo({ isPickedUp, isBilledThere }: Pick<OrderDraft, 'isPickedUp' | 'isBilledThere'>): boolean {
  return isPickedUp || !isBilledThere;
}

/** Where an order goes, and the rest of what is sent of it, as it was filled in. */
export function completeOrder(order: OrderDraft) {
  const { isPickedUp, deliverTo, billTo, vatId, phone, acceptsTerms } = order;
  return {
    deliverTo: isPickedUp ? ('pick-up' as const) : completeAddress(deliverTo),
    invoice: { billTo: needsBillTo(order) ? completeAddress(billTo) : null, vatId, phone },
    acceptsTerms: acceptsTerms === true,
  };
}

/** What is wrong with a field of an address. */
function explainAddress({ country }: DeliveryAddress, field: FaultyField): string {
  const sample = field === 'postalCode' ? samplePostalCode(countryOf({ country })) : null;
  return sample === null ? texts.address.missing[field] : texts.address.postalCode(country.trim(), sample);
}

const UNTOUCHED = { phone: '', acceptsTerms: false, file: null } as const;

type AskedRequest = Pick<FollowedRequest, 'requestID' | 'contact' | 'purchase' | 'asked'>;

/** What an order begins with, by what was said of it in the cart. */
export function beginOrder(name: string, purchase: Purchase | null, isPickUp: boolean) {
  const begun = { name, purchaseOrder: '', vatId: '', isPickedUp: isPickUp, isBilledThere: true };
  if (purchase === null) return { ...begun, deliverTo: { ...NO_DRAFT, name }, billTo: { ...NO_DRAFT, name } };
  const { buyer, deliverTo, billTo, purchaseOrder } = purchase;
  const place = { ...NO_DRAFT, name, country: buyer.country === '' ? '' : nameCountry(buyer.country, LANGUAGE), state: buyer.state };
  return {
    ...{ name, purchaseOrder, vatId: buyer.vatId },
    isPickedUp: deliverTo === 'pick-up' || isPickUp,
    deliverTo: deliverTo === null || deliverTo === 'pick-up' ? place : typedOf(deliverTo),
    isBilledThere: billTo === null,
    billTo: billTo === null ? place : typedOf(billTo),
  };
}

const typedOf = ({ countryCode: _, line2 = '', state = '', ...address }: DeliveryAddress) => ({ ...address, line2, state });

/** Those that nobody touched are missing of a draft's lines. */
const useDraftStore = createDraftStore('acceptDraftStore', z.extend(draftSchema, { revision: z.int() }));

/**
 * An order of a request's quote, at first of all its lines as they were offered, in the name given and as its customer said in the cart
 * that they buy; it survives a reload. Another revision begins with its own lines and keeps the rest.
 */
export function readOrderDraft(quote: QuoteDocument, request: AskedRequest): OrderDraft {
  const { requestID, contact, purchase, asked } = request;
  const kept = draftOf(useDraftStore.getState().drafts, requestID);
  const untouched = { ...UNTOUCHED, ...beginOrder(contact.name, purchase, asked?.shipping?.isPickUp === true) };
  const { revision, lines: typed, ...fields } = kept ?? { ...untouched, revision: quote.revision, lines: [] };
  const lines = quote.lines.map(({ line, quantity }) => {
    const before = revision === quote.revision ? typed.find((of) => of.line === line) : undefined;
    return before ?? { line, isTaken: true, typed: String(quantity) };
  });
  const acceptsTerms = quote.terms === '' ? null : revision === quote.revision && fields.acceptsTerms === true;
  return { ...fields, lines, acceptsTerms };
}

export function keepOrderDraft(requestID: string, { revision }: QuoteDocument, draft: OrderDraft): void {
  useDraftStore.getState().keepDraft(requestID, { ...draft, revision });
}

/** Once it is ordered. */
export function forgetOrderDraft(requestID: string): void {
  useDraftStore.getState().forgetDraft(requestID);
}

/** The quantity that was typed, whether it was offered or not; null where it is none. */
export function readQuantity(typed: string): number | null {
  const quantity = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : 0;
  return quantity >= MIN_QUANTITY ? quantity : null;
}

/** The lines that are wanted; null while one of them has no quantity. */
export function readLines(lines: readonly DraftLine[]): readonly AcceptedLine[] | null {
  const wanted = lines.filter(({ isTaken }) => isTaken).map(({ line, typed }) => ({ line, quantity: readQuantity(typed) }));
  return wanted.every((each): each is AcceptedLine => each.quantity !== null) ? wanted : null;
}
