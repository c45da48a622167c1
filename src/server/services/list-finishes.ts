import type { getFinishList } from '#contract/calls/get-finish-list.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { findOfferedMaterial } from './find-offer.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';

/** Call 9. */
export async function listFinishes(
  ports: Pick<Ports, 'records'>,
  request: RequestOf<typeof getFinishList>,
): Promise<ResponseOf<typeof getFinishList> | Refusal> {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (!found.success) return found;
  const finishList = found.material.finishes.map(({ id, name, description, images }) => ({
    finishID: id,
    name,
    description,
    images: JSON.stringify(images),
  }));
  return { success: true, finishList };
}
