import type { getMaterialList as call } from '#contract/calls/get-material-list.ts';
import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { findOffer } from './find-offer.ts';

/** Call 7. */
export const getMaterialList: Handler<typeof call> = async ({ ports }, request) => {
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
};
