import type { getFinishList as call } from '#contract/calls/get-finish-list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { findOfferedMaterial } from './find-offer.ts';

/** Call 9. */
export async function getFinishList(
  { ports }: ContextOf<typeof call>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (isRefused(found)) return found;
  const finishList = found.material.finishes.map(({ id, name, description, images }) => ({
    finishID: id,
    name,
    description,
    images: JSON.stringify(images),
  }));
  return { finishList };
}
