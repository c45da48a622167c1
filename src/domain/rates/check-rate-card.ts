import { CATALOGUE } from '../catalogue/catalogue.ts';
import { PROCESS_CODES } from '../catalogue/process.ts';
import { checkFields, type FieldProblem, type Placed, readRecord } from '../fields/check-fields.ts';
import { canTotalFall } from './discount-curve.ts';
import type { QuantityDiscount, RateCard } from './rate-card.ts';
import { RATE_CARD_FIELDS } from './rate-card-fields.ts';

type CrossProblem =
  | { readonly code: 'taken' | 'unknownMaterial' | 'unknownFinish' | 'noColor' | 'noFinish' }
  | { readonly code: 'overLineWidth' | 'firstDiscount' | 'discountOrder' | 'totalFalls' }
  | { readonly code: 'dearerSlower'; readonly quicker: string };
/** What is wrong with a rate card, and where; `tellProblem` makes a sentence of it. */
export type CardProblem = Placed<FieldProblem | CrossProblem>;
type Data = Readonly<Record<string, unknown>>;

export type RateCardCheck =
  | { readonly ok: true; readonly rateCard: RateCard }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/**
 * Checks a rate card before it is saved: every field must be as its line in RATE_CARD_FIELDS says, those of every material and finish of
 * the catalogue and the provider's own must be there, and the fields must fit each other: no total may fall when the quantity grows.
 */
export function checkRateCard(value: unknown): RateCardCheck {
  const card = withEveryId(readRecord(value));
  const problems = [
    ...checkFields(RATE_CARD_FIELDS, card),
    ...PROCESS_CODES.flatMap((code) => checkProcess(readRecord(readRecord(card['processes'])[code]), `processes.${code}`)),
    ...checkOwn(card),
  ];
  return problems.length === 0 ? { ok: true, rateCard: value as RateCard } : { ok: false, problems };
}

const CATALOGUE_IDS = {
  ownMaterials: new Set(CATALOGUE.map(({ id }) => id)),
  ownColors: new Set(CATALOGUE.flatMap(({ colors }) => colors.map(({ id }) => id))),
  ownFinishes: new Set(CATALOGUE.flatMap(({ finishes }) => finishes.map(({ id }) => id))),
};

/** The card with an entry for every material and finish that needs rates, so that none is missed. */
function withEveryId(card: Data): Data {
  const fill = (rates: unknown, own: 'ownMaterials' | 'ownFinishes') => {
    const ids = [...CATALOGUE_IDS[own], ...readEntries(card[own]).map(({ id }) => String(id))];
    return { ...Object.fromEntries(ids.map((id) => [id, undefined])), ...readRecord(rates) };
  };
  return { ...card, materials: fill(card['materials'], 'ownMaterials'), finishes: fill(card['finishes'], 'ownFinishes') };
}

/** How the fields of a process fit each other. */
function checkProcess(rates: Data, path: string): readonly CardProblem[] {
  const machines = readEntries(rates['machines']);
  const leadTimes = readEntries(rates['leadTimes']);
  return [
    ...findTaken(machines, `${path}.machines`),
    ...machines.flatMap(({ figures }, index) => checkLines(readRecord(figures), `${path}.machines.${index}.figures`)),
    ...findTaken(leadTimes, `${path}.leadTimes`),
    ...checkSurcharges(leadTimes, `${path}.leadTimes`),
    ...checkDiscounts(rates['quantityDiscounts'], `${path}.quantityDiscounts`),
  ];
}

/** A layer that is higher than its line is wide does not hold to the one below. */
function checkLines(figures: Data, path: string): readonly CardProblem[] {
  const [height, width] = [readFigure(figures, 'layerHeight'), readFigure(figures, 'lineWidth')];
  return height > width ? [{ path: `${path}.layerHeight`, code: 'overLineWidth' }] : [];
}

/** Nobody pays more to wait longer. */
function checkSurcharges(leadTimes: readonly Data[], path: string): readonly CardProblem[] {
  return leadTimes.flatMap((slow, index): readonly CardProblem[] => {
    const quicker = leadTimes.find(
      (quick) => readFigure(quick, 'days') <= readFigure(slow, 'days') && readFigure(quick, 'surcharge') < readFigure(slow, 'surcharge'),
    );
    if (quicker === undefined) return [];
    return [{ path: `${path}.${index}.surcharge`, code: 'dearerSlower', quicker: String(quicker['name']) }];
  });
}

function checkDiscounts(value: unknown, path: string): readonly CardProblem[] {
  if (checkFields(RATE_CARD_FIELDS.processes.FDM.quantityDiscounts, value, path).length > 0) return [];
  const table = value as readonly QuantityDiscount[];
  const problems = table.flatMap(({ from, discount }, index): readonly CardProblem[] => {
    const previous = table[index - 1];
    if (previous === undefined) return discount.value === 0 ? [] : [{ path: `${path}.0.discount`, code: 'firstDiscount' }];
    const rises = from.value > previous.from.value && discount.value >= previous.discount.value;
    return rises ? [] : [{ path: `${path}.${index}`, code: 'discountOrder' }];
  });
  return problems.length === 0 && canTotalFall(table) ? [{ path, code: 'totalFalls' }] : problems;
}

/** Whether what is a provider's own is told apart by its ids, names what there is, and can be ordered. */
function checkOwn(card: Data): readonly CardProblem[] {
  const [materials, colors, finishes] = [
    readEntries(card['ownMaterials']),
    readEntries(card['ownColors']),
    readEntries(card['ownFinishes']),
  ];
  const known = new Set([...CATALOGUE_IDS.ownMaterials, ...materials.map(({ id }) => String(id))]);
  const isOf = (id: unknown) => (entry: Data) => readTexts(entry['materialIds']).includes(String(id));
  const namesUnknown =
    (list: string) =>
    (entry: Data, index: number): readonly CardProblem[] =>
      readTexts(entry['materialIds']).every((id) => known.has(id))
        ? []
        : [{ path: `${list}.${index}.materialIds`, code: 'unknownMaterial' }];
  return [
    ...findTaken(materials, 'ownMaterials', CATALOGUE_IDS.ownMaterials),
    ...findTaken(colors, 'ownColors', CATALOGUE_IDS.ownColors),
    ...findTaken(finishes, 'ownFinishes', CATALOGUE_IDS.ownFinishes),
    ...materials.flatMap(({ id, finishIds }, index): readonly CardProblem[] => {
      const path = `ownMaterials.${index}`;
      const of = readTexts(finishIds);
      return [
        ...(of.every((finish) => CATALOGUE_IDS.ownFinishes.has(finish))
          ? []
          : [{ path: `${path}.finishIds`, code: 'unknownFinish' } as const]),
        ...(colors.some(isOf(id)) ? [] : [{ path, code: 'noColor' } as const]),
        ...(of.length > 0 || finishes.some(isOf(id)) ? [] : [{ path, code: 'noFinish' } as const]),
      ];
    }),
    ...colors.flatMap(namesUnknown('ownColors')),
    ...finishes.flatMap(namesUnknown('ownFinishes')),
  ];
}

/** Entries whose id another has, one of the list or one of the catalogue's. */
function findTaken(entries: readonly Data[], path: string, catalogue: ReadonlySet<string> = new Set()): readonly CardProblem[] {
  const ids = entries.map(({ id }) => id);
  return ids.flatMap((id, index): readonly CardProblem[] =>
    catalogue.has(String(id)) || ids.indexOf(id) < index ? [{ path: `${path}.${index}.id`, code: 'taken' }] : [],
  );
}

/** A figure's number; NaN where there is none. */
function readFigure(of: Data, name: string): number {
  const { value } = readRecord(of[name]);
  return typeof value === 'number' ? value : Number.NaN;
}

function readEntries(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.map(readRecord) : [];
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
