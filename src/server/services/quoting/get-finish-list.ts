import type { getFinishList as call } from '#contract/calls/get-finish-list.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { findOfferedMaterial } from './find-offer.ts';

/** Call 9. */
export const getFinishList: Handler<typeof call> = async ({ ports }, request) => {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (isRefused(found)) return found;
  const finishList = found.material.finishes.map(({ id, name, description, images }) => ({
    finishID: id,
    name,
    description,
    images: JSON.stringify(images),
  }));
  return { finishList };
};
