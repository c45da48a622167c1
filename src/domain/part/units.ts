/** The units a model or a part can be given in. */
export const UNITS = ['mm', 'cm', 'in'] as const;
export type Unit = (typeof UNITS)[number];

/** Millimetres in one unit (exact by definition: 1 in = 25.4 mm, ISO 31-1). */
export const MM_PER_UNIT = { mm: 1, cm: 10, in: 25.4 } as const satisfies Record<Unit, number>;

/** What an STL file may be read in: also metres, whose sizes are shown in mm. */
export const FILE_UNITS = [...UNITS, 'm'] as const;
export type FileUnit = (typeof FILE_UNITS)[number];

/** Millimetres in one unit of a file. */
export const MM_PER_FILE_UNIT = { ...MM_PER_UNIT, m: 1000 } as const satisfies Record<FileUnit, number>;

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

/** Reads the unit of a file as callers write it: as `parseUnit` does, or 'm'. */
export function parseFileUnit(value: unknown): FileUnit {
  return String(value).trim().toLowerCase() === 'm' ? 'm' : parseUnit(value);
}

/** The unit in which sizes of a file that was read in `unit` are shown. */
export function shownUnit(unit: FileUnit): Unit {
  return unit === 'm' ? 'mm' : unit;
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
