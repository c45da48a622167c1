/** The units a model or a part can be given in. */
export const UNITS = ['mm', 'cm', 'in'] as const;
export type Unit = (typeof UNITS)[number];

/** Millimetres in one unit (exact by definition: 1 in = 25.4 mm, ISO 31-1). */
export const MM_PER_UNIT = { mm: 1, cm: 10, in: 25.4 } as const satisfies Record<Unit, number>;

const UNIT_BY_CODE: ReadonlyMap<string, Unit> = new Map([
  ['1', 'mm'],
  ['2', 'cm'],
  ['3', 'in'],
  ['mm', 'mm'],
  ['cm', 'cm'],
  ['in', 'in'],
  ['inches', 'in'],
]);

/**
 * Reads a unit as callers write it: 'mm' | 'cm' | 'in' | 'inches' or the codes 1, 2, 3.
 * Anything else is 'mm' (GEN-09).
 */
export function parseUnit(value: unknown): Unit {
  return UNIT_BY_CODE.get(String(value).trim().toLowerCase()) ?? 'mm';
}

/** A length in millimetres expressed in `unit`. */
export function lengthInUnit(lengthMm: number, unit: Unit): number {
  return lengthMm / MM_PER_UNIT[unit];
}

/** An area in mm² expressed in the square of `unit`. */
export function areaInUnit(areaMm2: number, unit: Unit): number {
  return areaMm2 / MM_PER_UNIT[unit] ** 2;
}

/** A volume in mm³ expressed in the cube of `unit`. */
export function volumeInUnit(volumeMm3: number, unit: Unit): number {
  return volumeMm3 / MM_PER_UNIT[unit] ** 3;
}
