import { CATALOGUE } from '../catalogue/catalogue.ts';
import { PROCESS_CODES, type ProcessCode } from '../catalogue/process.ts';
import { canTotalFall } from './discount-curve.ts';
import type { QuantityDiscount, RateCard } from './rate-card.ts';
import { FINISH_SHAPE, MACHINE_SHAPES, MATERIAL_SHAPE, PROCESS_SHAPE } from './rate-card-shape.ts';

export type RateCardCheck =
  | { readonly ok: true; readonly rateCard: RateCard }
  /** One sentence for each rate that is missing or wrong, led by where it stands. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks a rate card before it is saved: every rate of every process, and of every material and finish of the
 * catalogue, must be there, in its unit, finite and not negative; and no total may fall when the quantity grows.
 */
export function checkRateCard(value: unknown): RateCardCheck {
  const problems: string[] = [];
  return isRateCard(value, problems) ? { ok: true, rateCard: value } : { ok: false, problems };
}

function isRateCard(value: unknown, problems: string[]): value is RateCard {
  const card = readRecord(value);
  if (typeof card['version'] !== 'string' || card['version'] === '') problems.push('version: must be a text.');
  const processes = readRecord(card['processes']);
  for (const code of PROCESS_CODES) checkProcess(readRecord(processes[code]), code, problems);
  const materials = readRecord(card['materials']);
  const finishes = readRecord(card['finishes']);
  const materialIds = new Set([...CATALOGUE.map((material) => material.id), ...Object.keys(materials)]);
  const finishIds = new Set([...CATALOGUE.flatMap((material) => material.finishes.map(({ id }) => id)), ...Object.keys(finishes)]);
  for (const id of materialIds) checkShape(materials[id], MATERIAL_SHAPE, `materials.${id}`, problems);
  for (const id of finishIds) checkShape(finishes[id], FINISH_SHAPE, `finishes.${id}`, problems);
  return problems.length === 0;
}

function checkProcess(rates: Readonly<Record<string, unknown>>, code: ProcessCode, problems: string[]): void {
  const path = `processes.${code}`;
  checkShape(rates, PROCESS_SHAPE, path, problems);
  checkShape(rates['machine'], MACHINE_SHAPES[code], `${path}.machine`, problems);
  const machine = readRecord(rates['machine']);
  if (typeof machine['name'] !== 'string' || machine['name'] === '') problems.push(`${path}.machine.name: must be a text.`);
  for (const name of ['margin', 'overhead'] as const) {
    const { value } = readRecord(rates[name]);
    if (typeof value === 'number' && value >= 100) problems.push(`${path}.${name}: must be under 100 %.`);
  }
  const { value: hoursPerDay } = readRecord(rates['hoursPerDay']);
  if (typeof hoursPerDay === 'number' && hoursPerDay > 24) problems.push(`${path}.hoursPerDay: a day has 24 hours.`);
  const { value: machines } = readRecord(rates['machines']);
  if (typeof machines === 'number' && machines > 0 && !Number.isInteger(machines))
    problems.push(`${path}.machines: must be a whole number.`);
  const operations = readList(rates['operations'], `${path}.operations`, problems);
  for (const [index, operation] of operations.entries()) {
    const at = `${path}.operations.${index}`;
    if (typeof readRecord(operation)['name'] !== 'string') problems.push(`${at}.name: must be a text.`);
    checkShape(operation, { cost: 'USD/piece' }, at, problems);
  }
  checkDiscounts(readList(rates['quantityDiscounts'], `${path}.quantityDiscounts`, problems), `${path}.quantityDiscounts`, problems);
}

function checkDiscounts(table: readonly unknown[], path: string, problems: string[]): void {
  const before = problems.length;
  for (const [index, entry] of table.entries()) {
    checkShape(entry, { from: 'pieces >0', discount: '%' }, `${path}.${index}`, problems);
  }
  if (problems.length > before) return;
  const discounts = table as readonly QuantityDiscount[];
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
  const [expectedUnit, positive] = expected.split(' ');
  const { value: figure, unit } = readRecord(value);
  if (typeof figure !== 'number' || !Number.isFinite(figure)) problems.push(`${path}: a figure in ${expectedUnit} is missing.`);
  else if (unit !== expectedUnit) problems.push(`${path}: must be in ${expectedUnit}, not ${String(unit)}.`);
  else if (figure < 0) problems.push(`${path}: must not be negative.`);
  else if (positive !== undefined && figure === 0) problems.push(`${path}: must be more than 0.`);
}

function readList(value: unknown, path: string, problems: string[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  problems.push(`${path}: must be a list.`);
  return [];
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
