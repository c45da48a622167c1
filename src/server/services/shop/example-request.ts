import { findShipDate } from '#domain/calendar/ship-date.ts';
import { priceOrder } from '#domain/pricing/price-order.ts';
import { BUILT_IN_PART_IDS } from '#domain/rates/golden-part.ts';
import { EXAMPLE_EMAIL } from '#domain/request/example-request.ts';
import { NO_WISHES } from '#domain/request/rfq.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { addBuiltInParts } from '../pricing/try-golden-parts.ts';
import { findEstimates } from '../quoting/find-estimates.ts';
import { type Choice, orderedLineOf, priceParts } from '../quoting/price-parts.ts';
import { composeLine } from '../requests/submit-request.ts';
import type { Handlers } from '../shared/context.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';

/** A provider has one example at a time. */
const EXAMPLE = 'example';
/** Pieces of each part. */
const QUANTITIES = [10, 4, 1];

/** The example of a provider, and what opens it as its customer; null where there is none. */
export async function findExample({ records }: Pick<Ports, 'records'>, providerId: string) {
  const [requestID] = await records.clients.listRequestIds(providerId, EXAMPLE_EMAIL);
  const found = requestID === undefined ? null : await records.desk.find(requestID);
  return found === null ? null : { requestID: found.request.id, key: found.key };
}

/** Puts a request for the built-in parts, at the present prices, among the provider's. */
export const addExample: Handlers['addExample'] = async ({ ports, member: { provider }, report }) => {
  const present = await findExample(ports, provider.id);
  if (present !== null) return { requestID: present.requestID };
  await addBuiltInParts(ports, new Set(BUILT_IN_PART_IDS), report);
  const parts = await ports.records.parts.findManyById(BUILT_IN_PART_IDS);
  const measured = parts.filter(({ state }) => state === 'measured');
  if (measured.length + parts.filter(({ state }) => state === 'failed').length < BUILT_IN_PART_IDS.length) return { requestID: null };
  const choices = chooseLines(measured, provider);
  if (isRefused(choices)) return choices;
  const estimates = await findEstimates(ports, measured, provider, report);
  const result = await priceParts(measured, estimates, choices, provider);
  if (isRefused(result)) return result;
  const { priced } = result;
  if (priced.some(({ line }) => line.isPending)) return { requestID: null };
  const { rateCard } = provider;
  const now = ports.clock.now();
  const { settings } = await ports.records.desk.findSettings(provider.id);
  const added = await ports.records.rfqs.add(
    {
      id: ports.clock.randomName(),
      providerId: provider.id,
      idempotencyKey: EXAMPLE,
      bodyHash: EXAMPLE,
      contact: { ...SENDER[settings.language], email: EXAMPLE_EMAIL, language: settings.language },
      lines: priced.map((part) => ({
        ...composeLine(part, 0, { card: rateCard, now, handlingDays: 0 }),
        shownPriceMicros: null,
        wishes: NO_WISHES,
      })),
      order: priceOrder(
        priced.map((part) => orderedLineOf(part)),
        rateCard,
      ),
      purchase: null,
      createdAt: now,
      begin: { key: ports.clock.randomName(), answerBy: findShipDate(now, settings.answerWithinDays, rateCard.calendar), files: [] },
    },
    [],
  );
  // Of two presses at once the second finds what the first has stored.
  return { requestID: 'id' in added ? added.id : null };
};

/** All parts in what customers' parts begin in, or in the first that is offered. */
function chooseLines(parts: readonly PartRecord[], { rateCard, offer }: Provider): readonly Choice[] | Refusal {
  const offered = listMaterials(rateCard, offer).filter(({ colors, finishes }) => colors.length > 0 && finishes.length > 0);
  const begun = offer.find(({ isDefault }) => isDefault === true)?.materialId;
  const material = offered.find(({ id }) => id === begun) ?? offered[0];
  const [color, finish] = [material?.colors[0], material?.finishes[0]];
  if (material === undefined || color === undefined || finish === undefined) return refuse(409, 'not-offered', NOTHING_OFFERED);
  return parts.map(({ id }, index) => ({
    partId: id,
    quantity: QUANTITIES[index] ?? 1,
    ...{ materialId: material.id, colorId: color.id, finishId: finish.id },
  }));
}

const SENDER = {
  en: {
    name: 'Alex Example',
    organization: 'Example Inc.',
    message: 'This is an example. Quote it, order it as its customer, ship it: no email goes out, and it counts in no figure.',
  },
  de: {
    name: 'Alex Beispiel',
    organization: 'Beispiel GmbH',
    message:
      'Das ist ein Beispiel. Bieten Sie es an, bestellen Sie es als Kunde, liefern Sie es: Es geht keine E-Mail hinaus, und keine Zahl zählt es mit.',
  },
} as const;
const NOTHING_OFFERED = 'You offer no material yet, so the example can’t be priced. Please choose what you offer first.';

/** Removes it with all that came of it; the built-in parts stay. */
export const removeExample: Handlers['removeExample'] = async ({ ports, member: { caller, provider } }) => {
  const now = ports.clock.now();
  await ports.records.clients.remove(provider.id, EXAMPLE_EMAIL, [], now, (counts) =>
    noted.clientDeleted(provider.id, { ...counts }, caller.sub, now),
  );
  return {};
};
