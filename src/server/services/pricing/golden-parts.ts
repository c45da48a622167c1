import type { WireGoldenPart } from '#contract/schemas/pricing.ts';
import { BUILT_IN_PARTS, type GoldenPart, isBuiltIn } from '#domain/rates/golden-part.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { GoldenParts } from '../../ports/records/rate-card-records.ts';
import type { Member } from '../shared/find-access.ts';
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

/** To somebody of the shop. Ours are called the same everywhere. */
export function describeGoldenPart({ partNames }: Pick<Ports, 'partNames'>, member: Member, golden: GoldenPart): WireGoldenPart {
  const { partId, materialId, colorId, finishId, ...part } = golden;
  const partID = isBuiltIn(partId) ? partId : partNames.of(member, partId);
  return { ...part, partID, materialID: materialId, ...(colorId === null ? {} : { colorID: colorId }), finishID: finishId };
}
