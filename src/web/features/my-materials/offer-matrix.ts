import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { catalogueOf, isOffered } from '#domain/shop/card-catalogue.ts';
import { configureOffer } from '../../product/shop/own-offers.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';

/** A colour or a finish of a material's row. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** A colour's, to show. */
  readonly color?: { readonly rgb: string; readonly alpha: number };
  readonly isOn: boolean;
  /** The shop's own is offered as it is published. */
  readonly isFixed: boolean;
}

/** A material that the shop could offer, and what of it is offered. */
export interface MatrixRow {
  readonly id: string;
  readonly name: string;
  readonly process: ProcessCode;
  readonly isOn: boolean;
  /** Of the shop's own, which is offered as it is published. */
  readonly isOwn: boolean;
  readonly isDefault: boolean;
  readonly colors: readonly Choice[];
  readonly finishes: readonly Choice[];
}

export type ChoiceKind = 'colors' | 'finishes';
type Offer = readonly MaterialConfiguration[];

/** All materials of the processes that the shop has, the catalogue's first, by process. */
export function listRows(card: RateCard, offer: Offer): readonly MatrixRow[] {
  const own = new Set([...card.ownMaterials, ...card.ownColors, ...card.ownFinishes].map(({ id }) => id));
  const byId = new Map(offer.map((entry) => [entry.material.materialID, entry]));
  const rows = [...catalogueOf(card).values()]
    .filter((material) => isOffered(card, material))
    .map(({ id, name, process, colors, finishes }): MatrixRow => {
      const entry = byId.get(id);
      const isOwn = own.has(id);
      const colorIds = new Set(entry?.colors.map(({ colorID }) => colorID));
      const finishIds = new Set(entry?.finishes.map(({ finishID }) => finishID));
      const choice = (chosen: ReadonlySet<string>, each: { readonly id: string; readonly name: string }) => {
        const isFixed = own.has(each.id) || (isOwn && entry === undefined);
        return { id: each.id, name: sayOffer(each.name), isOn: isFixed || chosen.has(each.id), isFixed };
      };
      return {
        ...{ id, name: sayOffer(name), process, isOwn },
        isOn: isOwn || entry !== undefined,
        isDefault: entry?.isDefault === true,
        colors: colors.map(({ rgb, alpha, ...color }) => ({ ...choice(colorIds, color), color: { rgb, alpha } })),
        finishes: finishes.map((finish) => choice(finishIds, finish)),
      };
    });
  return PROCESS_CODES.flatMap((code) => rows.filter(({ process }) => process === code));
}

/** Offers materials in all their colours and finishes, or no longer; those that are offered already stay as they are. */
export function setMaterials(card: RateCard, offer: Offer, ids: readonly string[], isOn: boolean): Offer {
  if (!isOn) return offer.filter(({ material }) => !ids.includes(material.materialID));
  const present = new Set(offer.map(({ material }) => material.materialID));
  const catalogue = catalogueOf(card);
  const added = ids.flatMap((id) => {
    const material = catalogue.get(id);
    if (material === undefined || present.has(id)) return [];
    const [colors, finishes] = [material.colors.map((color) => color.id), material.finishes.map((finish) => finish.id)];
    return [{ materialID: id, availableColorIDList: colors, availableFinishIDList: finishes }];
  });
  return [...offer, ...configureOffer(added, card)];
}

/**
 * Offers a colour or a finish of those of the materials that have it and are offered, or no longer. The last one of a material can't be
 * taken away: what is left without a colour or a finish could not be chosen.
 */
export function setChoice(card: RateCard, offer: Offer, ids: readonly string[], kind: ChoiceKind, choiceId: string, isOn: boolean): Offer {
  const rows = new Map(listRows(card, offer).map((row) => [row.id, row]));
  return offer.map((entry) => {
    const row = rows.get(entry.material.materialID);
    const choice = row?.[kind].find(({ id }) => id === choiceId);
    if (row === undefined || choice === undefined || choice.isFixed || !ids.includes(row.id) || choice.isOn === isOn) return entry;
    const on = (of: ChoiceKind) => row[of].filter((each) => (of === kind && each.id === choiceId ? isOn : each.isOn)).map(({ id }) => id);
    if (on(kind).length === 0) return entry;
    const changed = { materialID: row.id, availableColorIDList: on('colors'), availableFinishIDList: on('finishes') };
    const [next] = configureOffer([{ ...changed, ...(entry.isDefault === true && { isDefault: true }) }], card);
    return next ?? entry;
  });
}

/** Customers begin with a material, or with none that was chosen. */
export function setDefault(offer: Offer, id: string | null): Offer {
  return offer.map(({ isDefault: _, ...entry }) => (entry.material.materialID === id ? { ...entry, isDefault: true } : entry));
}

/** The colours or finishes of several materials, each once; on where it is on wherever it could be. */
export function joinChoices(rows: readonly MatrixRow[], kind: ChoiceKind): readonly (Choice & { readonly isMixed: boolean })[] {
  const byId = Map.groupBy(
    rows.filter(({ isOn }) => isOn).flatMap((row) => row[kind].filter(({ isFixed }) => !isFixed)),
    ({ id }) => id,
  );
  return [...byId.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const isOn = all.every((choice) => choice.isOn);
    return [{ ...first, isOn, isMixed: !isOn && all.some((choice) => choice.isOn) }];
  });
}
