import type { getMaterialList } from '#contract/calls/get-material-list.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import { findOffer } from './find-offer.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';

/** Call 7. */
export async function listMaterials(
  ports: Pick<Ports, 'records'>,
  request: RequestOf<typeof getMaterialList>,
): Promise<ResponseOf<typeof getMaterialList> | Refusal> {
  const offer = await findOffer(ports, request.mspID);
  if (!offer.success) return offer;
  const materialList = offer.materials.map(({ id, name, shortDescription, images, process, type }) => ({
    materialID: id,
    name,
    shortDescription,
    images: JSON.stringify(images),
    process: PROCESS_NAMES[process],
    type,
  }));
  return { success: true, materialList };
}
