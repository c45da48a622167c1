import type { getColorList } from '#contract/calls/get-color-list.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { findOfferedMaterial } from './find-offer.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';

/** Call 8. */
export async function listColors(
  ports: Pick<Ports, 'records'>,
  request: RequestOf<typeof getColorList>,
): Promise<ResponseOf<typeof getColorList> | Refusal> {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (!found.success) return found;
  const colorList = found.material.colors.map(({ id, name, description, rgb, alpha }) => ({ colorID: id, name, description, rgb, alpha }));
  return { success: true, colorList };
}
