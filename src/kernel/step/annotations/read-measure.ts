import type { StepEntity, StepStatements } from '../text/step-statements.ts';
import { readAngle, readLength, readStated } from '../text/step-units.ts';

/** A length in mm, or an angle in degrees. */
export interface StatedMeasure {
  readonly value: number;
  readonly isAngle: boolean;
}

/** The length or angle that an entity states with its unit. Null: it states none. */
export function readMeasure(statements: StepStatements, entity: StepEntity | null): StatedMeasure | null {
  const { count, unit } = readStated(statements, entity);
  const mm = readLength(statements, unit);
  const perUnit = mm ?? readAngle(statements, unit);
  return perUnit === null || !Number.isFinite(count) ? null : { value: count * perUnit, isAngle: mm === null };
}
