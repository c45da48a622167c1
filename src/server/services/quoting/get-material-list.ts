import type { getMaterialList as call } from '#contract/calls/get-material-list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import type { ContextOf } from '../shared/context.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { findOffer } from './find-offer.ts';

/** Call 7. */
export async function getMaterialList(
  { ports }: ContextOf<typeof call>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const offer = await findOffer(ports, request.mspID);
  if (isRefused(offer)) return offer;
  const materialList = offer.materials.map(({ id, name, shortDescription, images, process, type }) => ({
    materialID: id,
    name,
    shortDescription,
    images: JSON.stringify(images),
    process: PROCESS_NAMES[process],
    type,
  }));
  return { materialList };
}
