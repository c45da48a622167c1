import type { StepEntity, StepStatements } from './step-statements.ts';

/** SI prefixes (ISO 10303-41) that lengths are given with, as factors to millimetres. */
const MM_PER_METRE: ReadonlyMap<string | undefined, number> = new Map([
  [undefined, 1e3],
  ['KILO', 1e6],
  ['DECI', 100],
  ['CENTI', 10],
  ['MILLI', 1],
  ['MICRO', 1e-3],
  ['NANO', 1e-6],
]);
const METRE = /SI_UNIT\s*\(\s*(?:\.(\w+)\.|\$)\s*,\s*\.METRE\.\s*\)/;
const CONVERTED = /CONVERSION_BASED_UNIT\s*\(\s*''\s*,\s*#(\d+)/;
const MEASURE = /MEASURE\s*\(\s*([-+.\dE]+)\s*\)\s*,\s*#(\d+)/;
const EXPONENT = /#\d+\s*,\s*([-+.\dE]+)/;
/** A foot may be told as inches, and these as millimetres. */
const MOST_STEPS = 4;

/** Factor from a derived unit, such as the cube of an inch, to mm to the power of `dimension`. Null: it is none of that dimension. */
export function readDerivedUnit(statements: StepStatements, id: number, dimension: number): number | null {
  const unit = statements.find(id);
  if (unit === null || !statements.read(unit).includes('DERIVED_UNIT')) return null;
  let [factor, exponents] = [1, 0];
  for (const elementId of statements.references(unit)) {
    const element = statements.find(elementId);
    const length = element === null ? null : readLength(statements, statements.follow(element, 0));
    const exponent = Number(EXPONENT.exec(statements.read(element))?.[1]);
    if (length === null || Number.isNaN(exponent)) return null;
    factor *= length ** exponent;
    exponents += exponent;
  }
  return exponents === dimension ? factor : null;
}

/** A number that an entity states, NaN for none, and the unit that it states it in. */
export function readStated(
  statements: StepStatements,
  entity: StepEntity | null,
): { readonly count: number; readonly unit: StepEntity | null } {
  const [, digits, unit] = MEASURE.exec(statements.readPlain(entity)) ?? [];
  return { count: Number(digits), unit: statements.find(Number(unit)) };
}

/** Millimetres in a length unit. Null: it is none. */
export function readLength(statements: StepStatements, unit: StepEntity | null, steps = MOST_STEPS): number | null {
  const text = statements.readPlain(unit);
  const metre = METRE.exec(text);
  if (metre !== null) return MM_PER_METRE.get(metre[1]) ?? null;
  if (steps === 0 || !text.includes('LENGTH_UNIT')) return null;
  const told = readStated(statements, statements.find(Number(CONVERTED.exec(text)?.[1])));
  const length = readLength(statements, told.unit, steps - 1);
  return length === null || !(told.count > 0) ? null : length * told.count;
}

/** Degrees in a unit of plane angles. Null: it is none. */
export function readAngle(statements: StepStatements, unit: StepEntity | null): number | null {
  const text = statements.readPlain(unit);
  if (!text.includes('PLANE_ANGLE_UNIT')) return null;
  const told = statements.find(Number(CONVERTED.exec(text)?.[1]));
  if (told === null) return text.includes('.RADIAN.') ? 180 / Math.PI : null;
  const radians = readStated(statements, told).count;
  return radians > 0 ? (radians * 180) / Math.PI : null;
}
