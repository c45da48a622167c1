import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import type { CatalogueMaterial } from '#domain/catalogue/entries.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';

export interface Offer {
  readonly materials: readonly CatalogueMaterial[];
}

export const UNKNOWN_PROVIDER = 'This provider is not known here. Please check the link you were given.';

/** The catalogue cut down to what a provider offers; '-1' is the whole catalogue. */
export async function findOffer(ports: Pick<Ports, 'records'>, mspID: string): Promise<Offer | Refusal> {
  if (mspID === NO_SELECTION) return { materials: CATALOGUE };
  const provider = await ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  return { materials: listMaterials(provider.rateCard, provider.offer) };
}

/** One material of an offer. */
export async function findOfferedMaterial(
  ports: Pick<Ports, 'records'>,
  mspID: string,
  materialID: string,
): Promise<{ readonly material: CatalogueMaterial } | Refusal> {
  const offer = await findOffer(ports, mspID);
  if (isRefused(offer)) return offer;
  const material = offer.materials.find((candidate) => candidate.id === materialID);
  return material === undefined ? refuse(404, 'not-offered', 'This provider does not offer this material.') : { material };
}
