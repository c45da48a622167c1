import { NO_SELECTION } from '#contract/fields.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import type { CatalogueMaterial } from '#domain/catalogue/entries.ts';
import { listMaterials } from '#domain/pricing/card-catalogue.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Offer {
  readonly success: true;
  readonly materials: readonly CatalogueMaterial[];
}

export const UNKNOWN_PROVIDER = 'This provider is not known here. Please check the link you were given.';

/** The catalogue cut down to what a provider offers; '-1' is the whole catalogue. */
export async function findOffer(ports: Pick<Ports, 'records'>, mspID: string): Promise<Offer | Refusal> {
  if (mspID === NO_SELECTION) return { success: true, materials: CATALOGUE };
  const provider = await ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, UNKNOWN_PROVIDER);
  return { success: true, materials: listMaterials(provider.rateCard, provider.offer) };
}

/** One material of an offer. */
export async function findOfferedMaterial(
  ports: Pick<Ports, 'records'>,
  mspID: string,
  materialID: string,
): Promise<{ readonly success: true; readonly material: CatalogueMaterial } | Refusal> {
  const offer = await findOffer(ports, mspID);
  if (!offer.success) return offer;
  const material = offer.materials.find((candidate) => candidate.id === materialID);
  return material === undefined ? refuse(404, 'This provider does not offer this material.') : { success: true, material };
}
