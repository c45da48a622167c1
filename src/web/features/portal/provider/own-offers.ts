import { getPricing } from '#contract/calls/get-pricing.ts';
import type { Color, Finish, Material } from '#contract/entities.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import { catalogueOf } from '#domain/pricing/card-catalogue.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';

/**
 * The published card of the user's provider, which holds what is its own beside the catalogue; null where there is no provider yet.
 * A failure is logged and answered as null: the catalogue is there without it. Never rejects.
 */
export async function loadOwnCard(mspID: string): Promise<RateCard | null> {
  if (mspID === NO_SELECTION) return null;
  const answer = await callApi(getPricing, {});
  if (answer.success) return answer.card;
  logProblem(answer.error, answer.serverMessage);
  return null;
}

/** The provider's own materials, but for the retired ones. */
export function listOwnMaterials(card: RateCard | null): readonly Material[] {
  if (card === null) return [];
  const own = new Set(card.ownMaterials.map(({ id }) => id));
  return [...catalogueOf(card).values()]
    .filter(({ id }) => own.has(id))
    .map(({ id, name, shortDescription, images, process }) => ({
      materialID: id,
      name,
      shortDescription,
      images: JSON.stringify(images),
      process: PROCESS_NAMES[process],
    }));
}

/** The colours of the provider's own that a material comes in. */
export function listOwnColors(card: RateCard | null, materialID: string): readonly Color[] {
  const own = new Set(card?.ownColors.map(({ id }) => id));
  const colors = card === null ? [] : (catalogueOf(card).get(materialID)?.colors ?? []);
  return colors
    .filter(({ id }) => own.has(id))
    .map(({ id, name, description, rgb, alpha }) => ({ colorID: id, name, description, rgb, alpha }));
}

/** What a material can be finished with beside the catalogue's list: of an own material all finishes, else the provider's own ones. */
export function listOwnFinishes(card: RateCard | null, materialID: string): readonly Finish[] {
  const own = new Set(card?.ownFinishes.map(({ id }) => id));
  const finishes = card === null ? [] : (catalogueOf(card).get(materialID)?.finishes ?? []);
  return finishes
    .filter(({ id }) => own.has(id) || isOwnMaterial(card, materialID))
    .map(({ id, name, description, images }) => ({ finishID: id, name, description, images: JSON.stringify(images) }));
}

/** Whether the catalogue knows nothing of a material. */
export function isOwnMaterial(card: RateCard | null, materialID: string): boolean {
  return card?.ownMaterials.some(({ id }) => id === materialID) === true;
}
