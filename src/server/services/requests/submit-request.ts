import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import * as z from 'zod/mini';
import type { submitRequest as call } from '#contract/calls/submit-request.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { CartItem } from '#contract/schemas/entities.ts';
import { idSchema, quantitySchema } from '#contract/schemas/fields.ts';
import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { findShipDate } from '#domain/calendar/ship-date.ts';
import { microsFromAmount, roundMicros } from '#domain/money/money.ts';
import { composeTerms, readBuyer, type Trade } from '#domain/pricing/order-terms.ts';
import { priceOrder } from '#domain/pricing/price-order.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { checkRfqContact, NO_WISHES, nameRequest, type RequestForQuote, type RfqContact, type RfqLine } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { termsOf } from '#domain/shop/storefront.ts';
import type { AddRfqOutcome, NewRequest } from '../../ports/records/records.ts';
import { type LineFile, readWishes, type WishesOfLines } from '../desk/read-wishes.ts';
import { extentsInUnit } from '../quoting/describe-part.ts';
import { findEstimates } from '../quoting/find-estimates.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import { findTrade, goodsOf } from '../quoting/find-trade.ts';
import { type Choice, orderedLineOf, PART_GONE, type PricedPart, priceParts } from '../quoting/price-parts.ts';
import type { Context, Handlers } from '../shared/context.ts';
import { findAgreed } from '../shared/customer-session.ts';
import { refuseFor } from '../shared/guard-resources.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { composeRfqMails, type RfqScene } from './compose-rfq-mails.ts';

/** Anybody may type any address: one gets so many confirmations, then none until so long has passed. The provider's mail always goes. */
export const CONFIRMATIONS = { most: 5, pauseMs: 3_600_000 };

type Needed = Pick<Ports, 'records' | 'clock'>;
type Answer = AnswerOf<typeof call> | Refusal;

/**
 * Call 11: prices the cart anew, stores the request together with its mails, and has the mails sent.
 * Trouble on our side answers with an address that the customer can write to instead.
 */
export const submitRequest: Handlers['submitRequest'] = async (context, request) => {
  const { ports, supportEmail, report } = context;
  // A program took the bait. It is told what a person would be, so that it learns nothing.
  if (request.subject !== '') {
    const [requestID, requestKey] = [ports.clock.randomName(), ports.clock.randomName()];
    return { requestID, requestNumber: requestID, requestKey, confirmation: 'mailed' };
  }
  let contactEmail = supportEmail;
  try {
    const provider = await ports.records.providers.find(request.mspID);
    if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
    contactEmail = provider.contactEmail;
    const shortage = await ports.resources.findShortage();
    if (shortage !== null) return refuseFor(shortage, { contactEmail });
    const prepared = await prepareRequest(context, provider, request);
    return isRefused(prepared) ? prepared : await store(ports, prepared);
  } catch (error) {
    report(error);
    return refuse(503, 'not-stored', 'The request could not be stored.', { contactEmail });
  }
};

/** A request that can be stored, and what its mails are written from. */
export interface PreparedRequest {
  readonly rfq: NewRequest;
  readonly files: readonly LineFile[];
  readonly scene: RfqScene;
  readonly priced: readonly PricedPart[];
  /** By what it was taxed and shipped. */
  readonly trade: Trade;
}

/** Checks what a customer asks for and prices it anew. */
export async function prepareRequest(
  context: Context,
  provider: Provider,
  request: RequestOf<typeof call>,
): Promise<PreparedRequest | Refusal> {
  const { ports, publicUrl, language, report } = context;
  const { name, email, organization } = request;
  // Forms send the ends of lines as CR LF.
  const message = request.message.replaceAll('\r\n', '\n');
  const contact = checkRfqContact({ name, email, organization, message });
  if (!contact.ok) return refuse(400, 'invalid', 'Please check the marked fields.', { fields: { ...contact.errors } });
  const choices = request.cart.items.map(readChoice);
  if (choices.length === 0) return refuse(400, 'invalid', 'The cart is empty.');
  if (!choices.every((choice) => choice !== null)) return refuse(400, 'invalid', 'A line of the cart does not say what is asked for.');

  const said = await readWishes(ports, request.cart.items, { providerId: provider.id, idempotencyKey: request.idempotencyKey });
  if (isRefused(said)) return said;
  const parts = await ports.records.parts.findManyById([...new Set(choices.map((choice) => choice.partId))]);
  // What is asked for is measured here, whatever a browser said of it.
  if (parts.some(({ state }) => state === 'stated')) return refuse(400, 'part-gone', FILE_NOT_SENT);
  const estimates = await findEstimates(ports, parts, provider, report);
  const result = await priceParts(parts, estimates, choices, provider);
  if (isRefused(result)) return result;
  const { rateCard } = provider;
  const now = ports.clock.now();
  const { settings, sender, storefront } = await findSender(context, provider);
  const trade = await findTrade(ports, provider);
  const purchase = request.purchase === undefined ? null : { ...request.purchase, buyer: readBuyer(trade, request.purchase.buyer) };
  const agreed = await findAgreed(ports, provider.id, request.customerToken);
  const { taxExempt: isExempt, discountPercent } = agreed;
  const reading = { language: language ?? settings.language, isExempt, discountPercent };
  const add = (isHiding: boolean) =>
    priceOrder(
      result.priced.map((priced) => orderedLineOf(priced, isHiding && priced.line.isPriceHidden)),
      rateCard,
      composeTerms(trade, purchase, goodsOf(result.priced, isHiding), reading),
    );
  const order = add(false);
  const shown = add(true);
  const lines = result.priced.map((priced, index) => ({
    ...composeLine(priced, request.cart.items[index]?.price ?? 0, { card: rateCard, now, handlingDays: order.shipping?.handlingDays ?? 0 }),
    wishes: said.wishes[index] ?? NO_WISHES,
  }));
  const answerBy = findShipDate(now, settings.answerWithinDays, rateCard.calendar);
  const inForce = termsOf(storefront);
  const terms = inForce === null ? {} : { terms: { version: inForce.version, on: inForce.on } };
  const begin = { key: ports.clock.randomName(), answerBy, files: said.files, ...terms };
  const asked = composeRequest(ports, request, contact.value, { choices, said }, lines);
  const rfq = { ...asked, purchase, contact: { ...asked.contact, ...(language !== null && { language }) }, order, begin };
  const fileUrl = ({ partId, internalFilename }: RfqLine) =>
    `${publicUrl}/models/${ports.partNames.inMail(provider, partId)}${extname(internalFilename)}`;
  const scene = { ...sender, shown, fileUrl };
  return { rfq, files: said.files, scene, priced: result.priced, trade };
}

async function store(ports: Needed, { rfq, files, scene }: PreparedRequest): Promise<Answer> {
  const added = await ports.records.rfqs.add(rfq, ({ request }) => {
    const mails = composeRfqMails({ ...rfq, ...request }, files, scene);
    return { mails: [mails.provider], confirmation: { mail: mails.customer, ...CONFIRMATIONS } };
  });
  if (added.outcome !== 'created' && added.outcome !== 'repeated') return refuseAdding(added);
  const requestNumber = nameRequest(added);
  return { requestID: added.id, requestNumber, requestKey: added.key, confirmation: added.isConfirmed ? 'mailed' : 'withheld' };
}

const FILE_NOT_SENT = 'The files of this request have not been sent yet. Please send it again from the page of your cart.';

/** Why a request was not stored. */
export function refuseAdding({ outcome }: AddRfqOutcome<unknown>): Refusal {
  if (outcome === 'part-gone') return refuse(400, 'part-gone', PART_GONE);
  return refuse(409, 'key-reused', 'This request was sent before with other content. Please send it again.');
}

const specificationsSchema = z.object({
  partID: z.optional(idSchema),
  materialID: idSchema,
  colorID: idSchema,
  finishID: idSchema,
  leadTimeID: z.optional(idSchema),
});

function readChoice(item: CartItem): Choice | null {
  const specifications = specificationsSchema.safeParse(item.metadata.specifications);
  const quantity = quantitySchema.safeParse(item.quantity);
  if (!specifications.success || !quantity.success) return null;
  const { partID, materialID, colorID, finishID, leadTimeID } = specifications.data;
  return {
    partId: partID ?? item.productID,
    quantity: quantity.data,
    materialId: materialID,
    colorId: colorID,
    finishId: finishID,
    ...(leadTimeID === undefined ? {} : { leadTimeId: leadTimeID }),
  };
}

function composeRequest(
  ports: Needed,
  request: RequestOf<typeof call>,
  contact: RfqContact,
  { choices, said }: { readonly choices: readonly Choice[]; readonly said: WishesOfLines },
  lines: readonly RfqLine[],
): Omit<RequestForQuote, 'order' | 'purchase' | 'number'> {
  return {
    id: ports.clock.randomName(),
    providerId: request.mspID,
    idempotencyKey: request.idempotencyKey ?? ports.clock.randomName(),
    bodyHash: createHash('sha256')
      .update(
        JSON.stringify([
          request.mspID,
          contact,
          choices,
          said.wishes,
          said.files,
          ...(request.purchase === undefined ? [] : [request.purchase]),
        ]),
      )
      .digest('hex'),
    contact,
    lines,
    createdAt: ports.clock.now(),
  };
}

/** A line as it is stored, less what its customer says of it. */
export function composeLine(
  { choice, part, measurement, line }: PricedPart,
  shownPrice: number,
  { card, now, handlingDays }: { readonly card: RateCard; readonly now: Date; readonly handlingDays: number },
): Omit<RfqLine, 'wishes'> {
  const { currency } = card;
  const shownPriceMicros = microsFromAmount(shownPrice);
  const isAsShown = roundMicros(shownPriceMicros, currency) === (line.isPriceHidden ? 0 : roundMicros(line.unitPriceMicros, currency));
  const days = line.leadTimeDays + handlingDays;
  return {
    partId: part.id,
    filename: part.filename,
    internalFilename: part.internalFilename,
    materialId: line.material.id,
    colorId: line.color.id,
    finishId: line.finish.id,
    material: line.material.name,
    color: line.color.name,
    colorRgb: line.color.rgb,
    finish: line.finish.name,
    quantity: choice.quantity,
    unit: measurement.unit,
    dimensions: extentsInUnit(measurement.boxMm, measurement.unit),
    unitPriceMicros: line.unitPriceMicros,
    isPriceHidden: line.isPriceHidden,
    isInstantQuote: line.isInstantQuote,
    reviewReasons: line.reviewReasons,
    receipt: line.receipt,
    shownPriceMicros: isAsShown ? null : shownPriceMicros,
    leadTime:
      line.receipt === null
        ? null
        : {
            id: line.leadTime.id,
            name: line.leadTime.name,
            days,
            shipBy: findShipDate(now, days, card.calendar),
            isOnRequest: isDateOnRequest(days, card.processes[line.material.process].horizon.value),
          },
  };
}
