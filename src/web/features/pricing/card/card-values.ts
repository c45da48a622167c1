import { isLeaf } from '#domain/fields/field.ts';
import { findField } from '#domain/fields/find-field.ts';
import { showUnit } from '#domain/fields/show-unit.ts';
import { RATE_CARD_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { visitorLocale, writePercent } from '../../../language/visitor-locale.ts';
import { writeFigure } from '../../../ui/forms/parse-figure.ts';
import { wordsAt } from './card-fields.ts';
import { type CardPath, type EditedCard, readAt, readRecord, readText } from './card-path.ts';
import { sayField, sayUnit } from './field-words.ts';
import { findFinishName, findMaterialName } from './own-things.ts';

/** One value of a card in words. */
export interface CardValue {
  /** Where it stands, with ids for places in lists, so that it is found again in another card. */
  readonly key: string;
  /** For instance 'FDM · Print farm · Hourly rate'. */
  readonly label: string;
  readonly text: string;
}

export interface CardChange {
  readonly key: string;
  readonly label: string;
  /** Null where the one before has none. */
  readonly before: string | null;
  /** Null where it is gone. */
  readonly after: string | null;
}

/** Every value of a card, in its order. An entry of a list comes before its values, under its own name. */
export function listValues(card: object): readonly CardValue[] {
  const values: CardValue[] = [];
  walk({ ...card }, '', '', values);
  return values;
}

/** What differs between two cards; an entry that one of them lacks is told once, without its values. */
export function listChanges(before: object, after: object): readonly CardChange[] {
  const [old, next] = [indexByKey(listValues(before)), indexByKey(listValues(after))];
  const isLone = (key: string, here: ReadonlyMap<string, CardValue>, there: ReadonlyMap<string, CardValue>) =>
    ancestorsOf(key).some((ancestor) => here.has(ancestor) && !there.has(ancestor));
  const keys = [...next.keys(), ...[...old.keys()].filter((key) => !next.has(key))];
  return keys.flatMap((key): readonly CardChange[] => {
    const [was, is] = [old.get(key), next.get(key)];
    // What is switched on or off is told by what it brings: a row of its own would say that nothing became nothing.
    if ((was?.text ?? NONE) === (is?.text ?? NONE)) return [];
    if ((was === undefined && isLone(key, next, old)) || (is === undefined && isLone(key, old, next))) return [];
    return [{ key, label: (is ?? was)?.label ?? key, before: was?.text ?? null, after: is?.text ?? null }];
  });
}

/** Whether a change is of an amount that was in one currency and is in another. */
export function isConverted({ before, after }: CardChange, from: string, to: string): boolean {
  const isIn = (text: string | null, currency: string) => text !== null && new RegExp(` ${currency}(/|$)`).test(text);
  return from !== to && isIn(before, from) && isIn(after, to);
}

/** How a value reads that is not there. */
const NONE = '–';
const OWN_NAMES = new Set(['version', 'id']);

function walk(card: EditedCard, path: CardPath, key: string, values: CardValue[]): void {
  const value = path === '' ? card : readAt(card, path);
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object')) {
    for (const [index, entry] of value.entries()) {
      const at = `${path}.${index}`;
      const entryKey = `${key}.${readText(entry, 'id') || index}`;
      values.push({ key: entryKey, label: labelOf(card, at), text: nameOf(card, at) });
      walk(card, at, entryKey, values);
    }
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('unit' in value && 'value' in value)) {
    for (const name of Object.keys(value)) {
      if (!OWN_NAMES.has(name)) walk(card, join(path, name), join(key, name), values);
    }
  } else if (!Array.isArray(value) || value.length > 0) {
    values.push({ key, label: labelOf(card, path), text: choiceAt(path, value) ?? showValue(value, readText(card, 'currency')) });
  }
}

/** How people read a choice: the word that the program keeps means nothing to them. */
function choiceAt(path: CardPath, value: unknown): string | null {
  const field = findField(RATE_CARD_FIELDS, path);
  const isChoice = field !== null && isLeaf(field) && field.kind === 'choice';
  return isChoice && typeof value === 'string' ? sayField(field.choices[value] ?? value) : null;
}

function showValue(value: unknown, currency: string): string {
  if (Array.isArray(value)) return value.join(', ');
  const { value: figure, unit } = readRecord(value);
  if (unit === '%') return writePercent(writeFigure(figure));
  if (unit !== undefined) return `${writeFigure(figure)} ${sayUnit(showUnit(String(unit), currency))}`;
  return value === null ? NONE : String(value);
}

/** Where a value stands, in words. */
export function labelOf(card: EditedCard, path: CardPath): string {
  const steps = path.split('.');
  const [first = '', second = ''] = steps;
  if (first === 'materials') return `${findMaterialName(card, second)} · ${wordsAt(path).label}`;
  if (first === 'finishes') return `${findFinishName(card, second)} · ${wordsAt(path).label}`;
  const words: string[] = first === 'processes' ? [second] : [];
  const place = steps.findIndex((step) => /^\d+$/.test(step));
  if (place > 0) words.push(nameOf(card, steps.slice(0, place + 1).join('.')));
  if (place < 0 || place < steps.length - 1) words.push(wordsAt(path).label);
  return words.join(' · ');
}

/** What an entry of a list is called. */
function nameOf(card: EditedCard, path: CardPath): string {
  const entry = readAt(card, path);
  if (typeof entry === 'string') return entry;
  const place = path.lastIndexOf('.');
  const name = readText(entry, 'name') || readText(entry, 'figures.name');
  return name || `${wordsAt(path.slice(0, place)).label} ${Number(path.slice(place + 1)) + 1}`;
}

function indexByKey(values: readonly CardValue[]): ReadonlyMap<string, CardValue> {
  return new Map(values.map((value) => [value.key, value]));
}

function ancestorsOf(key: string): readonly string[] {
  const steps = key.split('.');
  return steps.slice(1).map((_step, index) => steps.slice(0, index + 1).join('.'));
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** 'EUR – Euro', in the visitor's language where the browser knows it. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames([visitorLocale(), 'en'], { type: 'currency', fallback: 'code' }).of(code) ?? code;
  return name === code ? code : `${code} – ${name}`;
}
