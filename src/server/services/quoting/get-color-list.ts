import type { getColorList as call } from '#contract/calls/get-color-list.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { findOfferedMaterial } from './find-offer.ts';

/** Call 8. */
export const getColorList: Handler<typeof call> = async ({ ports }, request) => {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (isRefused(found)) return found;
  const colorList = found.material.colors.map(({ id, name, description, rgb, alpha }) => ({ colorID: id, name, description, rgb, alpha }));
  return { colorList };
};
