import type { saveGoldenParts as call } from '#contract/calls/save-golden-parts.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { isBuiltIn } from '#domain/golden-part.ts';
import type { Insider } from '../find-access.ts';
import { refuseFor } from '../guard-resources.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Saves the parts that the caller's provider tries rates on: ours, and those that were uploaded to it. */
export async function saveGoldenParts(
  ports: Pick<Ports, 'records' | 'resources'>,
  { provider }: Insider,
  { goldenParts, revision }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shortage = await ports.resources.findShortage();
  if (shortage !== null) return refuseFor(shortage);
  const others = [...new Set(goldenParts.map(({ partID }) => partID))].filter((id) => !isBuiltIn(id));
  const found = await ports.records.parts.findManyById(others);
  const own = new Set(found.filter((part) => part.providerId === provider.id).map(({ id }) => id));
  // A part of somebody else is answered like one that does not exist.
  if (others.some((id) => !own.has(id))) return refuse(404, 'One of the parts is not known here.');
  if (new Set(goldenParts.map(({ id }) => id)).size < goldenParts.length) return refuse(400, 'Two golden parts have the same id.');
  const list = goldenParts.map(({ partID, materialID, colorID, finishID, ...part }) => ({
    ...part,
    partId: partID,
    materialId: materialID,
    colorId: colorID ?? null,
    finishId: finishID,
  }));
  const saved = await ports.records.rateCards.saveGoldenParts(provider.id, list, revision);
  if (saved === null) return refuse(409, 'Somebody else has changed the golden parts since you opened them. Please reload them first.');
  return { success: true, revision: saved };
}
