import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import type { OrderableLine } from '#domain/pricing/instant-orders.ts';
import type { OrderedLine } from '#domain/pricing/price-order.ts';
import { type QuotedLine, quotePart } from '#domain/pricing/quote.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import type { Context } from '../shared/context.ts';
import { createSlices } from '../shared/guards/slices.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { measurementOf } from './describe-part.ts';
import { findEstimates } from './find-estimates.ts';

/** What a customer chose for one part. */
export interface Choice {
  readonly partId: string;
  readonly quantity: number;
  readonly materialId: string;
  readonly colorId: string;
  readonly finishId: string;
  readonly leadTimeId?: string;
}

/** The same in the wire's words. */
interface AskedChoice {
  readonly partID: string;
  readonly quantity: number;
  readonly materialID: string;
  readonly colorID: string;
  readonly finishID: string;
  readonly leadTimeID?: string | undefined;
}

export function choiceOf({ partID, quantity, materialID, colorID, finishID, leadTimeID }: AskedChoice): Choice {
  const chosen = { partId: partID, quantity, materialId: materialID, colorId: colorID, finishId: finishID };
  return leadTimeID === undefined ? chosen : { ...chosen, leadTimeId: leadTimeID };
}

export interface PricedPart {
  readonly choice: Choice;
  readonly part: PartRecord;
  readonly measurement: NonNullable<PartRecord['measurement']>;
  readonly estimates: EstimatesByProfile;
  readonly line: QuotedLine;
}

/** A priced part as its request's order counts it; a price that is not to be shown yet counts as none. */
export function orderedLineOf({ choice, measurement, line }: PricedPart, isHidden = false): OrderedLine {
  const { material, color, finish, unitPriceMicros, plainPriceMicros } = line;
  return {
    modelSha256: measurement.originSha256 ?? measurement.sha256,
    ...{ material, color, finish, plainPriceMicros, quantity: choice.quantity },
    unitPriceMicros: isHidden ? 0 : unitPriceMicros,
  };
}

/** The same as it would be ordered without a look. */
export function orderableOf({ choice, line }: PricedPart, { rateCard }: Pick<Provider, 'rateCard'>): OrderableLine {
  const horizon = rateCard.processes[line.material.process].horizon.value;
  return { quantity: choice.quantity, line, isOnRequest: isDateOnRequest(line.leadTimeDays, horizon) };
}

export const PART_GONE = 'One of the parts is not known here any more. Please upload it again.';

/** Prices one choice from the server's own record of the part. */
function pricePart(part: PartRecord | undefined, estimates: EstimatesByProfile, choice: Choice, provider: Provider): PricedPart | Refusal {
  const measurement = part === undefined ? null : measurementOf(part);
  if (part === undefined || measurement === null) return refuse(400, 'part-gone', PART_GONE);
  const { partId: _, ...chosen } = choice;
  const outcome = quotePart({ measurement, estimates, provider, ...chosen });
  if (outcome.outcome === 'not-offered') return refuse(400, 'not-offered', `${part.filename}: ${outcome.message}`);
  return { choice, part, measurement, estimates, line: outcome.line };
}

/** Prices every choice, or answers the first refusal; lets others be served in between. */
export async function priceParts(
  parts: readonly PartRecord[],
  estimates: ReadonlyMap<string, EstimatesByProfile>,
  choices: readonly Choice[],
  provider: Provider,
): Promise<{ readonly priced: readonly PricedPart[] } | Refusal> {
  const partById = new Map(parts.map((part) => [part.id, part]));
  const priced: PricedPart[] = [];
  const slices = createSlices();
  for (const choice of choices) {
    const result = pricePart(partById.get(choice.partId), estimates.get(choice.partId) ?? {}, choice, provider);
    if (isRefused(result)) return result;
    priced.push(result);
    await slices.pause();
  }
  return { priced };
}

/** Prices the choices whose parts are known and measured: one that is gone must not keep the others from their prices. */
export async function priceKnownParts(
  { ports, report }: Pick<Context, 'ports' | 'report'>,
  choices: readonly Choice[],
  provider: Provider,
): Promise<{ readonly priced: readonly PricedPart[] } | Refusal> {
  const parts = await ports.records.parts.findManyById([...new Set(choices.map(({ partId }) => partId))]);
  const estimates = await findEstimates(ports, parts, provider, report);
  const measured = new Set(parts.filter(({ measurement }) => measurement !== null).map(({ id }) => id));
  return priceParts(
    parts,
    estimates,
    choices.filter(({ partId }) => measured.has(partId)),
    provider,
  );
}
