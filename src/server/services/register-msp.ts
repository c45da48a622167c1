import type { registerMsp as call, MspDetails } from '#contract/calls/register-msp.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { findColor, findFinish, findMaterial } from '#domain/catalogue/catalogue.ts';
import type { OfferedMaterial } from '#domain/provider.ts';
import type { Caller } from '../ports/identity.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * Call 14: saves profile and offer of the caller's own provider. Which one that is comes from the token; an id in the body
 * is ignored, and the rate card and the owner stay as they are.
 */
export async function registerMsp(
  ports: Pick<Ports, 'records'>,
  caller: Caller,
  details: MspDetails,
  publicUrl: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const present = await ports.records.providers.findByOwner(caller.sub);
  if (present === null) return refuse(404, 'This account has no provider.');
  const offer = details.availableMaterialList.map(
    ({ materialID, availableColorIDList, availableFinishIDList }): OfferedMaterial => ({
      materialId: materialID,
      colorIds: availableColorIDList,
      finishIds: availableFinishIDList,
    }),
  );
  if (!offer.every(isInCatalogue)) return refuse(400, 'The offer names a material, colour or finish that the catalogue does not have.');
  const { name, website, ordersEmail, contactEmail, logoURL, address } = details.manufacturingServiceProvider;
  const { generateInstantQuotes } = details.preferences;
  await ports.records.providers.save({
    ...present,
    ...{ name, website, ordersEmail, contactEmail, logoUrl: logoURL, address, generateInstantQuotes, offer },
  });
  return { success: true, mspURL: `${publicUrl}/app/upload?msp_id=${encodeURIComponent(present.id)}` };
}

function isInCatalogue({ materialId, colorIds, finishIds }: OfferedMaterial): boolean {
  const material = findMaterial(materialId);
  return (
    material !== null &&
    colorIds.every((id) => findColor(material, id) !== null) &&
    finishIds.every((id) => findFinish(material, id) !== null)
  );
}
