import { type StepEntity, type StepStatements, withoutStrings } from './step-statements.ts';

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
    const base = element === null ? null : statements.follow(element, 0);
    const length = base === null ? null : readLength(statements, base);
    const exponent = element === null ? Number.NaN : Number(EXPONENT.exec(statements.read(element))?.[1]);
    if (length === null || Number.isNaN(exponent)) return null;
    factor *= length ** exponent;
    exponents += exponent;
  }
  return exponents === dimension ? factor : null;
}

/** Millimetres in a length unit. Null: it is none. */
export function readLength(statements: StepStatements, unit: StepEntity, steps = MOST_STEPS): number | null {
  const text = withoutStrings(statements.read(unit));
  const metre = METRE.exec(text);
  if (metre !== null) return MM_PER_METRE.get(metre[1]) ?? null;
  const told = steps > 0 && text.includes('LENGTH_UNIT') ? statements.find(Number(CONVERTED.exec(text)?.[1])) : null;
  const [, count = '', of = ''] = told === null ? [] : (MEASURE.exec(withoutStrings(statements.read(told))) ?? []);
  const base = statements.find(Number(of));
  const length = base === null ? null : readLength(statements, base, steps - 1);
  return length === null || !(Number(count) > 0) ? null : length * Number(count);
}

/** Degrees in a unit of plane angles. Null: it is none. */
export function readAngle(statements: StepStatements, unit: StepEntity): number | null {
  const text = withoutStrings(statements.read(unit));
  if (!text.includes('PLANE_ANGLE_UNIT')) return null;
  const told = statements.find(Number(CONVERTED.exec(text)?.[1]));
  if (told === null) return text.includes('.RADIAN.') ? 180 / Math.PI : null;
  const radians = Number(MEASURE.exec(withoutStrings(statements.read(told)))?.[1]);
  return radians > 0 ? (radians * 180) / Math.PI : null;
}
