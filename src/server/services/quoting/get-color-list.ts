import type { getColorList as call } from '#contract/calls/get-color-list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { findOfferedMaterial } from './find-offer.ts';

/** Call 8. */
export async function getColorList(
  { ports }: ContextOf<typeof call>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (isRefused(found)) return found;
  const colorList = found.material.colors.map(({ id, name, description, rgb, alpha }) => ({ colorID: id, name, description, rgb, alpha }));
  return { colorList };
}
