import type { WireGoldenPart } from '#contract/schemas/pricing.ts';
import { BUILT_IN_PARTS, type GoldenPart } from '#domain/rates/golden-part.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { GoldenParts } from '../../ports/records/rate-card-records.ts';
import type { Ports } from '../shared/ports.ts';

const USUAL_QUANTITY = 10;

/** The golden parts of a provider; ours, in the first material that it offers, until it has chosen its own. */
export async function findGoldenParts({ records }: Pick<Ports, 'records'>, provider: Provider): Promise<GoldenParts> {
  return (await records.rateCards.findGoldenParts(provider.id)) ?? { list: chooseFirst(provider), revision: 0 };
}

function chooseFirst({ offer: [first] }: Provider): readonly GoldenPart[] {
  const finishId = first?.finishIds[0];
  if (first === undefined || finishId === undefined) return [];
  const choice = { quantity: USUAL_QUANTITY, materialId: first.materialId, colorId: null, finishId, rightPrice: null };
  return BUILT_IN_PARTS.map(({ id, name }) => ({ id, name, partId: id, ...choice }));
}

export function describeGoldenPart({ partId, materialId, colorId, finishId, ...part }: GoldenPart): WireGoldenPart {
  return { ...part, partID: partId, materialID: materialId, ...(colorId === null ? {} : { colorID: colorId }), finishID: finishId };
}
