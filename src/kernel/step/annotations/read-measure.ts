import { type StepStatements, withoutStrings } from '../text/step-statements.ts';
import { readAngle, readLength } from '../text/step-units.ts';

/** A length in mm, or an angle in degrees. */
export interface StatedMeasure {
  readonly value: number;
  readonly isAngle: boolean;
}

const MEASURE = /MEASURE\s*\(\s*([-+.\dE]+)\s*\)\s*,\s*#(\d+)/;

/** The length or angle that an entity states with its unit. Null: it states none. */
export function readMeasure(statements: StepStatements, id: number | undefined): StatedMeasure | null {
  const entity = statements.find(id ?? -1);
  const [, digits = '', of = ''] = entity === null ? [] : (MEASURE.exec(withoutStrings(statements.read(entity))) ?? []);
  const unit = statements.find(Number(of));
  const number = digits === '' ? Number.NaN : Number(digits);
  if (unit === null || !Number.isFinite(number)) return null;
  const mm = readLength(statements, unit);
  if (mm !== null) return { value: number * mm, isAngle: false };
  const degrees = readAngle(statements, unit);
  return degrees === null ? null : { value: number * degrees, isAngle: true };
}

/** The nth string of a statement, from 0, in lower case; empty where there is none. */
export function readString(statement: string, nth = 0): string {
  return [...statement.matchAll(/'((?:[^']|'')*)'/g)][nth]?.[1]?.trim().toLowerCase() ?? '';
}
