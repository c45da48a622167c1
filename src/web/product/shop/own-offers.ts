import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { Color, Finish, Material } from '#contract/schemas/entities.ts';
import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from '#domain/catalogue/entries.ts';
import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { catalogueOf, isOffered } from '#domain/shop/card-catalogue.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';

/** The names and pictures of a registered offer; what neither the catalogue nor the card has any longer is left out. */
export function configureOffer(offer: MspDetails['availableMaterialList'], card: RateCard): readonly MaterialConfiguration[] {
  const catalogue = catalogueOf(card);
  return offer.flatMap(({ materialID, availableColorIDList, availableFinishIDList, isDefault }) => {
    const material = catalogue.get(materialID);
    if (material === undefined) return [];
    const colors = material.colors.filter(({ id }) => availableColorIDList.includes(id));
    const finishes = material.finishes.filter(({ id }) => availableFinishIDList.includes(id));
    const named = { material: toMaterial(material), colors: colors.map(toColor), finishes: finishes.map(toFinish) };
    return [{ ...named, ...(isDefault === true && { isDefault }) }];
  });
}

/** Whether the shop has the process that makes a material; taken for granted where no card is known. */
export function hasProcessOf(card: RateCard | null, materialID: string): boolean {
  const material = card === null ? undefined : catalogueOf(card).get(materialID);
  return card === null || material === undefined || isOffered(card, material);
}

/** The shop's own materials, but for the retired ones and those whose process it doesn't have. */
export function listOwnMaterials(card: RateCard | null): readonly Material[] {
  if (card === null) return [];
  const own = new Set(card.ownMaterials.map(({ id }) => id));
  return [...catalogueOf(card).values()].filter((material) => own.has(material.id) && isOffered(card, material)).map(toMaterial);
}

/** The same with all their colours and finishes. */
export function configureOwnMaterials(card: RateCard | null): readonly MaterialConfiguration[] {
  return listOwnMaterials(card).map((material) => ({
    material,
    colors: [...listOwnColors(card, material.materialID)],
    finishes: [...listOwnFinishes(card, material.materialID)],
  }));
}

/** The colours of the shop's own that a material comes in. */
export function listOwnColors(card: RateCard | null, materialID: string): readonly Color[] {
  const own = new Set(card?.ownColors.map(({ id }) => id));
  const colors = card === null ? [] : (catalogueOf(card).get(materialID)?.colors ?? []);
  return colors.filter(({ id }) => own.has(id)).map(toColor);
}

/** What a material can be finished with beside the catalogue's list: of an own material all finishes, else the shop's own ones. */
export function listOwnFinishes(card: RateCard | null, materialID: string): readonly Finish[] {
  const own = new Set(card?.ownFinishes.map(({ id }) => id));
  const finishes = card === null ? [] : (catalogueOf(card).get(materialID)?.finishes ?? []);
  return finishes.filter(({ id }) => own.has(id) || isOwnMaterial(card, materialID)).map(toFinish);
}

/** Whether the catalogue knows nothing of a material. */
export function isOwnMaterial(card: RateCard | null, materialID: string): boolean {
  return card?.ownMaterials.some(({ id }) => id === materialID) === true;
}

function toMaterial({ id, name, shortDescription, images, process }: CatalogueMaterial): Material {
  return { materialID: id, name, shortDescription, images: JSON.stringify(images), process: PROCESS_NAMES[process] };
}

function toColor({ id, name, description, rgb, alpha }: CatalogueColor): Color {
  return { colorID: id, name, description, rgb, alpha };
}

function toFinish({ id, name, description, images }: CatalogueFinish): Finish {
  return { finishID: id, name, description, images: JSON.stringify(images) };
}
