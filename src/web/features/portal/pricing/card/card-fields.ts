import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import { OPERATION_UNITS } from '#domain/pricing/rate-card.ts';
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
} from '#domain/pricing/rate-card-shape.ts';
import type { CardPath } from './card-path.ts';

/** A field that follows from a shape: a figure in its unit, or a choice between words. */
export type ShapeField =
  | { readonly path: CardPath; readonly unit: string }
  | { readonly path: CardPath; readonly choices: readonly string[] };

/** Every field of a shape, under a path, in the shape's order. */
export function fieldsOf(shape: object, path: CardPath): readonly ShapeField[] {
  return Object.entries(shape).flatMap(([key, expected]): readonly ShapeField[] => {
    const at = `${path}.${key}`;
    if (typeof expected === 'string') return [{ path: at, unit: readRule(expected).unit }];
    return Array.isArray(expected) ? [{ path: at, choices: expected }] : fieldsOf(expected, at);
  });
}

const processFields = (code: ProcessCode) => fieldsOf(PROCESS_SHAPE, `processes.${code}`);

/** The fields of a process beside its lists, but for the horizon, which belongs to the lead times. */
export function listProcessFields(
  code: ProcessCode,
): Readonly<Record<'rates' | 'limits' | 'plausible' | 'horizon', readonly ShapeField[]>> {
  const parts = { rates: [] as ShapeField[], limits: [] as ShapeField[], plausible: [] as ShapeField[], horizon: [] as ShapeField[] };
  for (const field of processFields(code)) {
    const [, , key] = field.path.split('.');
    parts[key === 'limits' || key === 'plausible' || key === 'horizon' ? key : 'rates'].push(field);
  }
  return parts;
}

export const machineFields = (path: CardPath) => fieldsOf(SHOP_MACHINE_SHAPE, path);
export const figureFields = (code: ProcessCode, path: CardPath) => fieldsOf(MACHINE_SHAPES[code], `${path}.figures`);
/** What an operation costs, in the unit that it is in now, and by what it is charged where there is a choice. */
export function operationFields(code: ProcessCode, path: CardPath, unit = ''): readonly ShapeField[] {
  const units: readonly string[] = OPERATION_UNITS[code];
  const cost: ShapeField = { path: `${path}.cost`, unit: units.find((each) => each === unit) ?? 'money/piece' };
  return units.length < 2 ? [cost] : [cost, { path: `${path}.cost.unit`, choices: units }];
}
export const discountFields = (path: CardPath) => fieldsOf(DISCOUNT_SHAPE, path);
export const leadTimeFields = (path: CardPath) => fieldsOf(LEAD_TIME_SHAPE, path);
export const materialFields = (id: string) => fieldsOf(MATERIAL_SHAPE, `materials.${id}`);
export const finishFields = (id: string) => fieldsOf(FINISH_SHAPE, `finishes.${id}`);
export const reviewFields = () => fieldsOf(REVIEW_SHAPE, 'review');

/** One field of each kind that shapes know, so that a test can see that all of them have their words. */
export function listEveryField(): readonly ShapeField[] {
  return [
    ...PROCESS_CODES.flatMap((code) => {
      const machine = `processes.${code}.machines.0`;
      const lists = [discountFields('quantityDiscounts.0'), leadTimeFields('leadTimes.0')].flat();
      const inLists = lists.map((field) => ({ ...field, path: `processes.${code}.${field.path}` }));
      const operation = operationFields(code, `processes.${code}.operations.0`);
      return [...processFields(code), ...machineFields(machine), ...figureFields(code, machine), ...operation, ...inLists];
    }),
    ...materialFields('fdm-pla'),
    ...finishFields('sanded'),
    ...reviewFields(),
  ];
}
