import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import { fillFields } from '#domain/fields/fill-fields.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { FINISH_FIELDS, OWN_COLOR_FIELDS, OWN_FINISH_FIELDS, OWN_MATERIAL_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { type EditedCard, readAt, readList, readRecord, readText, readTexts, writeAt } from './card-path.ts';
import { texts } from './own-texts.ts';

export interface NamedMaterial {
  readonly id: string;
  readonly name: string;
  readonly process: string;
}

/** Every material of a card, the catalogue's first. */
export function listNamedMaterials(card: EditedCard): readonly NamedMaterial[] {
  const own = readList(card, 'ownMaterials').map((material) => ({
    id: readText(material, 'id'),
    name: readText(material, 'name'),
    process: readText(material, 'process'),
  }));
  return [...CATALOGUE.map(({ id, name, process }) => ({ id, name: sayOffer(name), process })), ...own];
}

/** The catalogue's finishes, each once. */
export const CATALOGUE_FINISHES = [
  ...new Map(CATALOGUE.flatMap(({ finishes }) => finishes.map((finish) => [finish.id, finish] as const))).values(),
];

/** Every finish of a card, the catalogue's first. */
export function listNamedFinishes(card: EditedCard): readonly { readonly id: string; readonly name: string }[] {
  const own = readList(card, 'ownFinishes').map((finish) => ({ id: readText(finish, 'id'), name: readText(finish, 'name') }));
  return [...CATALOGUE_FINISHES.map(({ id, name }) => ({ id, name: sayOffer(name) })), ...own];
}

/** Adds a material of the provider's own, which costs what the process's first does, in one colour and without a finish. */
export function addMaterial(card: EditedCard, process: ProcessCode, name: string, newId: () => string): EditedCard {
  const id = newId();
  const model = CATALOGUE.find((material) => material.process === process);
  const { densityGPerCm3 = 1 } = model ?? {};
  const material = { id, process, type: texts.usualTypes[process], name, densityGPerCm3, finishIds: ['as-printed'] };
  const rates = readAt(card, `materials.${model?.id}`) ?? DEMO_RATE_CARD.materials[model?.id ?? ''];
  const added = writeAt(card, 'ownMaterials', [...readList(card, 'ownMaterials'), fillFields(OWN_MATERIAL_FIELDS, material)]);
  return addColor(writeAt(added, `materials.${id}`, rates), [id], newId);
}

/** Adds a colour of the provider's own. */
export function addColor(card: EditedCard, materialIds: readonly string[], newId: () => string): EditedCard {
  const color = fillFields(OWN_COLOR_FIELDS, { id: newId(), name: texts.naturalColor, rgb: '#f2f0e8', materialIds });
  return writeAt(card, 'ownColors', [...readList(card, 'ownColors'), color]);
}

/** Adds a finish of the provider's own, which costs nothing yet. */
export function addFinish(card: EditedCard, name: string, newId: () => string): EditedCard {
  const id = newId();
  const added = writeAt(card, 'ownFinishes', [...readList(card, 'ownFinishes'), fillFields(OWN_FINISH_FIELDS, { id, name })]);
  return writeAt(added, `finishes.${id}`, fillFields(FINISH_FIELDS));
}

/** Takes a material with its rates away, and the colours that are for it alone. */
export function removeMaterial(card: EditedCard, id: string): EditedCard {
  const without = (entry: EditedCard): EditedCard => ({
    ...entry,
    materialIds: readTexts(entry, 'materialIds').filter((each) => each !== id),
  });
  const isForIt = (entry: EditedCard) => readTexts(entry, 'materialIds').includes(id);
  return {
    ...writeAt(card, `materials.${id}`, undefined),
    ownMaterials: readList(card, 'ownMaterials').filter((material) => material['id'] !== id),
    ownColors: readList(card, 'ownColors')
      .filter((color) => !isForIt(color) || readTexts(color, 'materialIds').length > 1)
      .map((color) => (isForIt(color) ? without(color) : color)),
    ownFinishes: readList(card, 'ownFinishes').map((finish) => (isForIt(finish) ? without(finish) : finish)),
  };
}

/** Takes a finish with its rates away. */
export function removeFinish(card: EditedCard, id: string): EditedCard {
  const removed = writeAt(card, `finishes.${id}`, undefined);
  return { ...removed, ownFinishes: readList(card, 'ownFinishes').filter((finish) => finish['id'] !== id) };
}

/** Whether a card has an own thing of that id, so that quotes may name it. */
export function isKnown(card: object, list: 'ownMaterials' | 'ownFinishes', id: unknown): boolean {
  return readList(card, list).some((entry) => entry['id'] === id);
}

/** An id that nothing had before. */
export function newOwnId(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36));
  return `own-${letters.join('')}`;
}

/** What a thing's first picture is; null where it has none. */
export function pictureOf(entry: unknown): string | null {
  return readTexts(readRecord(entry), 'images')[0] ?? null;
}

/** What a material is called; its id where the card does not know it. */
export function findMaterialName(card: EditedCard, id: string): string {
  return listNamedMaterials(card).find((material) => material.id === id)?.name || id;
}

/** What a finish is called; its id where the card does not know it. */
export function findFinishName(card: EditedCard, id: string): string {
  return listNamedFinishes(card).find((finish) => finish.id === id)?.name || id;
}
