import type { saveGoldenParts as call } from '#contract/api/pricing/save-golden-parts.ts';
import { isBuiltIn } from '#domain/rates/golden-part.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';

/** Saves the parts that the caller's provider tries rates on: ours, and those that were uploaded to it. */
export const saveGoldenParts: Handler<typeof call> = async ({ ports, member: { provider } }, { goldenParts, revision }) => {
  const others = [...new Set(goldenParts.map(({ partID }) => partID))].filter((id) => !isBuiltIn(id));
  const found = await ports.records.parts.findManyById(others);
  const own = new Set(found.filter((part) => part.providerId === provider.id).map(({ id }) => id));
  // A part of somebody else is answered like one that does not exist.
  if (others.some((id) => !own.has(id))) return refuse(404, 'part-gone', 'One of the parts is not known here.');
  if (new Set(goldenParts.map(({ id }) => id)).size < goldenParts.length)
    return refuse(400, 'invalid', 'Two golden parts have the same id.');
  const list = goldenParts.map(({ partID, materialID, colorID, finishID, ...part }) => ({
    ...part,
    partId: partID,
    materialId: materialID,
    colorId: colorID ?? null,
    finishId: finishID,
  }));
  const saved = await ports.records.rateCards.saveGoldenParts(provider.id, list, revision);
  if (saved === null)
    return refuse(412, 'stale', 'Somebody else has changed the golden parts since you opened them. Please reload them first.');
  return { revision: saved };
};
