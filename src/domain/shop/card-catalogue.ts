import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import type { RateCard } from '../rates/rate-card.ts';
import type { OfferedMaterial } from './provider.ts';

const CATALOGUE_FINISHES = new Map(CATALOGUE.flatMap(({ finishes }) => finishes.map((finish) => [finish.id, finish] as const)));
const LISTS = new WeakMap<RateCard, ReadonlyMap<string, CatalogueMaterial>>();
const OFFERED = new WeakMap<RateCard, WeakMap<readonly OfferedMaterial[], readonly CatalogueMaterial[]>>();

/** Every material that a card has rates for, the catalogue's first, each with own colours and finishes behind the catalogue's. Retired ones are left out. */
export function catalogueOf(rateCard: RateCard): ReadonlyMap<string, CatalogueMaterial> {
  const known = LISTS.get(rateCard);
  if (known !== undefined) return known;
  const own = rateCard.ownMaterials
    .filter(({ isRetired }) => !isRetired)
    .map(({ finishIds, isRetired: _, ...material }) => ({ ...material, colors: [], finishes: finishIds.flatMap(findCatalogueFinish) }));
  const list = new Map([...CATALOGUE, ...own].map((material) => [material.id, addOwn(material, rateCard)]));
  LISTS.set(rateCard, list);
  return list;
}

/**
 * What a provider offers, as its customers see it: what its offer chooses of the catalogue, and own materials; those that it does not
 * mention with all their colours and finishes. Nothing that is made by a process that the shop doesn't have. The same list each time
 * for the same card and offer: every part of a cart asks for it.
 */
export function listMaterials(rateCard: RateCard, offer: readonly OfferedMaterial[]): readonly CatalogueMaterial[] {
  const lists = OFFERED.get(rateCard) ?? new WeakMap<readonly OfferedMaterial[], readonly CatalogueMaterial[]>();
  OFFERED.set(rateCard, lists);
  const list = lists.get(offer) ?? chooseMaterials(rateCard, offer);
  lists.set(offer, list);
  return list;
}

/** Whether a material's process is one that the shop has. */
export function isOffered({ processes }: RateCard, { process }: Pick<CatalogueMaterial, 'process'>): boolean {
  return processes[process].offered === 'yes';
}

function chooseMaterials(rateCard: RateCard, offer: readonly OfferedMaterial[]): readonly CatalogueMaterial[] {
  const chosen = new Map(offer.map((entry) => [entry.materialId, entry]));
  const own = new Set(rateCard.ownMaterials.map(({ id }) => id));
  const ownChoices = new Set([...rateCard.ownColors, ...rateCard.ownFinishes].map(({ id }) => id));
  return [...catalogueOf(rateCard).values()].flatMap((material) => {
    if (!isOffered(rateCard, material)) return [];
    const entry = chosen.get(material.id);
    if (entry === undefined) return own.has(material.id) ? [material] : [];
    return [
      {
        ...material,
        colors: material.colors.filter(({ id }) => entry.colorIds.includes(id) || ownChoices.has(id)),
        finishes: material.finishes.filter(({ id }) => entry.finishIds.includes(id) || ownChoices.has(id)),
      },
    ];
  });
}

function addOwn(material: CatalogueMaterial, { ownColors, ownFinishes }: RateCard): CatalogueMaterial {
  const isFor = ({ materialIds }: { readonly materialIds: readonly string[] }) => materialIds.includes(material.id);
  const colors = ownColors.filter(isFor).map(({ materialIds: _, ...color }) => color);
  const finishes = ownFinishes
    .filter((finish) => isFor(finish) && !finish.isRetired)
    .map(({ materialIds: _, isRetired: _r, ...finish }) => finish);
  if (colors.length === 0 && finishes.length === 0) return material;
  return { ...material, colors: [...material.colors, ...colors], finishes: [...material.finishes, ...finishes] };
}

function findCatalogueFinish(id: string): readonly CatalogueFinish[] {
  const finish = CATALOGUE_FINISHES.get(id);
  return finish === undefined ? [] : [finish];
}
