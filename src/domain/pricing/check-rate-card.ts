import { isCalendarDay } from '../calendar-day.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueMaterial } from '../catalogue/entries.ts';
import { PROCESS_CODES, type ProcessCode } from '../catalogue/process.ts';
import { CURRENCIES } from '../currencies.ts';
import { canTotalFall } from './discount-curve.ts';
import { OPERATION_UNITS, type QuantityDiscount, type RateCard, RECEIPT_VIEWS } from './rate-card.ts';
import {
  DISCOUNT_SHAPE,
  FINISH_SHAPE,
  LEAD_TIME_SHAPE,
  MACHINE_SHAPES,
  MATERIAL_SHAPE,
  PROCESS_SHAPE,
  REVIEW_SHAPE,
  readRule,
  SHOP_MACHINE_SHAPE,
} from './rate-card-shape.ts';
import { isTimeZone } from './ship-date.ts';

export type RateCardCheck =
  | { readonly ok: true; readonly rateCard: RateCard }
  /** One sentence for each rate that is missing or wrong, led by where it stands. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks a rate card before it is saved: every rate of every process, and of every material and finish of the
 * catalogue and the provider's own, must be there, in its unit, finite and not negative; and no total may fall when the quantity grows.
 */
export function checkRateCard(value: unknown): RateCardCheck {
  const problems: string[] = [];
  return isRateCard(value, problems) ? { ok: true, rateCard: value } : { ok: false, problems };
}

function isRateCard(value: unknown, problems: string[]): value is RateCard {
  const card = readRecord(value);
  checkText(card, 'version', '', problems);
  if (!CURRENCIES.includes(String(card['currency']))) problems.push('currency: must be a code of ISO 4217, for instance EUR.');
  checkChoice(card['sizes'], ['file', 'mm', 'in'], 'sizes', problems);
  checkChoice(card['receipts'], RECEIPT_VIEWS, 'receipts', problems);
  if (card['tax'] !== null) {
    checkText(readRecord(card['tax']), 'name', 'tax.', problems);
    checkShape(card['tax'], { rate: '%' }, 'tax', problems);
    checkUnder100(readRecord(card['tax'])['rate'], 'tax.rate', problems);
  }
  checkCalendar(readRecord(card['calendar']), problems);
  checkShape(card['review'], REVIEW_SHAPE, 'review', problems);
  const processes = readRecord(card['processes']);
  for (const code of PROCESS_CODES) checkProcess(readRecord(processes[code]), code, problems);
  const own = checkOwn(card, problems);
  const materials = readRecord(card['materials']);
  const finishes = readRecord(card['finishes']);
  const materialIds = new Set([...CATALOGUE_MATERIALS, ...own.materials, ...Object.keys(materials)]);
  const finishIds = new Set([...CATALOGUE_FINISHES, ...own.finishes, ...Object.keys(finishes)]);
  for (const id of materialIds) checkShape(materials[id], MATERIAL_SHAPE, `materials.${id}`, problems);
  for (const id of finishIds) checkShape(finishes[id], FINISH_SHAPE, `finishes.${id}`, problems);
  return problems.length === 0;
}

const CATALOGUE_MATERIALS = new Set(CATALOGUE.map(({ id }) => id));
const CATALOGUE_FINISHES = new Set(CATALOGUE.flatMap(({ finishes }) => finishes.map(({ id }) => id)));
const CATALOGUE_COLORS = new Set(CATALOGUE.flatMap(({ colors }) => colors.map(({ id }) => id)));

function checkCalendar(calendar: Readonly<Record<string, unknown>>, problems: string[]): void {
  if (typeof calendar['timeZone'] !== 'string' || !isTimeZone(calendar['timeZone'])) {
    problems.push('calendar.timeZone: must be a time zone, for instance Europe/Berlin.');
  }
  const days = readList(calendar['workingDays'], 'calendar.workingDays', problems);
  const areDays = days.every((day) => typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 7);
  if (days.length === 0 || !areDays) problems.push('calendar.workingDays: name at least one day, 1 for Monday to 7 for Sunday.');
  for (const [index, day] of readList(calendar['holidays'], 'calendar.holidays', problems).entries()) {
    const isDay = typeof day === 'string' && isCalendarDay(day);
    if (!isDay) problems.push(`calendar.holidays.${index}: must be a day like 2026-12-25.`);
  }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(String(calendar['cutOff']))) problems.push('calendar.cutOff: must be a time like 14:00.');
}

/** Checks what is a provider's own, and answers the ids of its materials and finishes. */
function checkOwn(
  card: Readonly<Record<string, unknown>>,
  problems: string[],
): { materials: readonly string[]; finishes: readonly string[] } {
  const taken = {
    ownMaterials: new Set(CATALOGUE_MATERIALS),
    ownColors: new Set(CATALOGUE_COLORS),
    ownFinishes: new Set(CATALOGUE_FINISHES),
  };
  const lists = Object.fromEntries(
    Object.entries(taken).map(([key, ids]) => {
      const list = readList(card[key], key, problems).map(readRecord);
      for (const [index, entry] of list.entries()) {
        const at = `${key}.${index}.`;
        checkId(entry['id'], ids, at, problems);
        checkText(entry, 'name', at, problems);
        if (typeof (entry['shortDescription'] ?? entry['description']) !== 'string') problems.push(`${at}description: must be a text.`);
      }
      return [key, list];
    }),
  );
  const materials = lists['ownMaterials'] ?? [];
  for (const [index, material] of materials.entries()) {
    const at = `ownMaterials.${index}`;
    checkChoice(material['process'], PROCESS_CODES, `${at}.process`, problems);
    checkChoice(material['type'], MATERIAL_TYPES, `${at}.type`, problems);
    const density = material['densityGPerCm3'];
    if (typeof density !== 'number' || !(density > 0 && density < 25))
      problems.push(`${at}.densityGPerCm3: must be between 0 and 25 g/cm³.`);
    checkTexts(material['images'], `${at}.images`, problems);
    if (typeof material['infoUrl'] !== 'string') problems.push(`${at}.infoUrl: must be a text.`);
    checkFlag(material, at, problems);
    const finishIds = checkTexts(material['finishIds'], `${at}.finishIds`, problems);
    if (!finishIds.every((id) => CATALOGUE_FINISHES.has(id))) problems.push(`${at}.finishIds: must be finishes of the catalogue.`);
  }
  const ids = materials.map(({ id }) => String(id));
  const known = new Set([...CATALOGUE_MATERIALS, ...ids]);
  for (const key of ['ownColors', 'ownFinishes']) {
    for (const [index, entry] of (lists[key] ?? []).entries()) {
      const of = checkTexts(entry['materialIds'], `${key}.${index}.materialIds`, problems);
      if (!of.every((id) => known.has(id))) problems.push(`${key}.${index}.materialIds: names a material that is not there.`);
    }
  }
  for (const [index, { rgb, alpha }] of (lists['ownColors'] ?? []).entries()) {
    if (!/^#[0-9a-f]{6}$/.test(String(rgb))) problems.push(`ownColors.${index}.rgb: must be a colour like #1a2b3c.`);
    if (typeof alpha !== 'number' || !(alpha >= 0 && alpha <= 100)) problems.push(`ownColors.${index}.alpha: must be between 0 and 100.`);
  }
  for (const [index, finish] of (lists['ownFinishes'] ?? []).entries()) {
    checkTexts(finish['images'], `ownFinishes.${index}.images`, problems);
    checkFlag(finish, `ownFinishes.${index}`, problems);
  }
  for (const [index, { id }] of materials.entries()) {
    const isColored = (lists['ownColors'] ?? []).some((color) => Array.isArray(color['materialIds']) && color['materialIds'].includes(id));
    if (!isColored) problems.push(`ownMaterials.${index}: needs at least one colour.`);
    const isFinished = (lists['ownFinishes'] ?? []).some(
      (finish) => Array.isArray(finish['materialIds']) && finish['materialIds'].includes(id),
    );
    if (!isFinished && checkTexts(materials[index]?.['finishIds'], '', []).length === 0)
      problems.push(`ownMaterials.${index}: needs at least one finish.`);
  }
  return { materials: ids, finishes: (lists['ownFinishes'] ?? []).map(({ id }) => String(id)) };
}

const MATERIAL_TYPES: readonly CatalogueMaterial['type'][] = ['Thermoplastic', 'Elastomer', 'Resin', 'Nylon', 'Metal'];
const LONGEST_TEXT = 200;

function checkId(id: unknown, taken: Set<string>, at: string, problems: string[]): void {
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,64}$/.test(id)) problems.push(`${at}id: must be of a-z, 0-9 and hyphens.`);
  else if (taken.has(id)) problems.push(`${at}id: is taken.`);
  else taken.add(id);
}

function checkFlag(entry: Readonly<Record<string, unknown>>, at: string, problems: string[]): void {
  if (typeof entry['isRetired'] !== 'boolean') problems.push(`${at}.isRetired: must be true or false.`);
}

function checkTexts(value: unknown, path: string, problems: string[]): readonly string[] {
  const texts = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  if (!Array.isArray(value) || texts.length < value.length) problems.push(`${path}: must be a list of texts.`);
  return texts;
}

function checkText(record: Readonly<Record<string, unknown>>, key: string, at: string, problems: string[]): void {
  const text = record[key];
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST_TEXT) {
    problems.push(`${at}${key}: must be a text of up to ${LONGEST_TEXT} characters.`);
  }
}

function checkUnder100(figure: unknown, path: string, problems: string[]): void {
  const { value } = readRecord(figure);
  if (typeof value === 'number' && value >= 100) problems.push(`${path}: must be under 100 %.`);
}

function checkProcess(rates: Readonly<Record<string, unknown>>, code: ProcessCode, problems: string[]): void {
  const path = `processes.${code}`;
  checkShape(rates, PROCESS_SHAPE, path, problems);
  for (const name of ['margin', 'overhead'] as const) checkUnder100(rates[name], `${path}.${name}`, problems);
  checkMachines(rates['machines'], code, problems);
  const leadTimes = checkEntries(rates['leadTimes'], LEAD_TIME_SHAPE, `${path}.leadTimes`, problems);
  if (leadTimes.length === 0) problems.push(`${path}.leadTimes: needs at least one.`);
  checkSurcharges(leadTimes, `${path}.leadTimes`, problems);
  const ids = new Set<string>();
  for (const [index, leadTime] of leadTimes.entries()) {
    checkId(leadTime['id'], ids, `${path}.leadTimes.${index}.`, problems);
    checkText(leadTime, 'name', `${path}.leadTimes.${index}.`, problems);
  }
  for (const [index, operation] of readList(rates['operations'], `${path}.operations`, problems).map(readRecord).entries()) {
    checkText(operation, 'name', `${path}.operations.${index}.`, problems);
    checkOperation(operation['cost'], code, `${path}.operations.${index}.cost`, problems);
  }
  checkDiscounts(rates['quantityDiscounts'], `${path}.quantityDiscounts`, problems);
}

/** What an operation costs, by one of the things that its process can charge it by. */
function checkOperation(cost: unknown, code: ProcessCode, path: string, problems: string[]): void {
  const units: readonly string[] = OPERATION_UNITS[code];
  const unit = String(readRecord(cost)['unit']);
  if (cost === undefined || units.includes(unit)) checkRate(cost, units.includes(unit) ? unit : 'money/piece', path, problems);
  else problems.push(`${path}: must be in ${units.join(' or ')}, not ${unit}.`);
}

function checkMachines(value: unknown, code: ProcessCode, problems: string[]): void {
  const path = `processes.${code}.machines`;
  const machines = checkEntries(value, SHOP_MACHINE_SHAPE, path, problems);
  if (machines.length === 0) problems.push(`${path}: needs at least one.`);
  const ids = new Set<string>();
  for (const [index, machine] of machines.entries()) {
    const at = `${path}.${index}`;
    checkId(machine['id'], ids, `${at}.`, problems);
    checkShape(machine['figures'], MACHINE_SHAPES[code], `${at}.figures`, problems);
    checkText(readRecord(machine['figures']), 'name', `${at}.figures.`, problems);
    checkLines(readRecord(machine['figures']), `${at}.figures`, problems);
    const { value: count } = readRecord(machine['count']);
    if (typeof count === 'number' && count > 0 && !Number.isInteger(count)) problems.push(`${at}.count: must be a whole number.`);
  }
}

/** A layer that is higher than its line is wide does not hold to the one below. */
function checkLines(figures: Readonly<Record<string, unknown>>, path: string, problems: string[]): void {
  const [{ value: height }, { value: width }] = [readRecord(figures['layerHeight']), readRecord(figures['lineWidth'])];
  if (typeof height === 'number' && typeof width === 'number' && height > width)
    problems.push(`${path}.layerHeight: must not be more than the line width.`);
}

/** Nobody pays more to wait longer. */
function checkSurcharges(leadTimes: readonly Readonly<Record<string, unknown>>[], path: string, problems: string[]): void {
  const read = (of: Readonly<Record<string, unknown>>, key: string) => Number(readRecord(of[key])['value']);
  for (const [index, slow] of leadTimes.entries()) {
    const quicker = leadTimes.find(
      (quick) => read(quick, 'days') <= read(slow, 'days') && read(quick, 'surcharge') < read(slow, 'surcharge'),
    );
    if (quicker !== undefined)
      problems.push(`${path}.${index}.surcharge: costs more than "${String(quicker['name'])}", which is no slower.`);
  }
}

function checkDiscounts(value: unknown, path: string, problems: string[]): void {
  const before = problems.length;
  const table = checkEntries(value, DISCOUNT_SHAPE, path, problems);
  if (problems.length > before) return;
  const discounts = table as unknown as readonly QuantityDiscount[];
  for (const [index, { from, discount }] of discounts.entries()) {
    const previous = discounts[index - 1];
    if (previous === undefined && discount.value !== 0) problems.push(`${path}.0.discount: the first must be 0 %.`);
    if (discount.value >= 100) problems.push(`${path}.${index}.discount: must be under 100 %.`);
    if (previous !== undefined && !(from.value > previous.from.value && discount.value >= previous.discount.value)) {
      problems.push(`${path}.${index}: quantities must rise and discounts must not fall.`);
    }
  }
  if (problems.length === before && canTotalFall(discounts)) {
    problems.push(`${path}: the discount rises so fast that more pieces would cost less in total.`);
  }
}

function checkEntries(value: unknown, shape: object, path: string, problems: string[]): readonly Readonly<Record<string, unknown>>[] {
  const list = readList(value, path, problems).map(readRecord);
  for (const [index, entry] of list.entries()) checkShape(entry, shape, `${path}.${index}`, problems);
  return list;
}

function checkShape(value: unknown, shape: object, path: string, problems: string[]): void {
  const record = readRecord(value);
  for (const [key, expected] of Object.entries(shape)) {
    const at = `${path}.${key}`;
    if (typeof expected === 'string') checkRate(record[key], expected, at, problems);
    else if (Array.isArray(expected)) checkChoice(record[key], expected, at, problems);
    else checkShape(record[key], expected, at, problems);
  }
}

function checkChoice(value: unknown, choices: readonly string[], path: string, problems: string[]): void {
  if (typeof value !== 'string' || !choices.includes(value)) problems.push(`${path}: must be one of ${choices.join(', ')}.`);
}

function checkRate(value: unknown, expected: string, path: string, problems: string[]): void {
  const { unit: expectedUnit, isPositive, most } = readRule(expected);
  const { value: figure, unit } = readRecord(value);
  if (typeof figure !== 'number' || !Number.isFinite(figure)) problems.push(`${path}: a figure in ${expectedUnit} is missing.`);
  else if (unit !== expectedUnit) problems.push(`${path}: must be in ${expectedUnit}, not ${String(unit)}.`);
  else if (figure < 0) problems.push(`${path}: must not be negative.`);
  else if (isPositive && figure === 0) problems.push(`${path}: must be more than 0.`);
  else if (figure > most) problems.push(`${path}: must be at most ${most.toLocaleString('en-US')}.`);
}

function readList(value: unknown, path: string, problems: string[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  problems.push(`${path}: must be a list.`);
  return [];
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
