import type { Unit } from '#domain/part/units.ts';
import type { StepScan } from './scan-step.ts';

/**
 * The unit sizes are shown in: the length unit that most representation contexts of a STEP file assign.
 * Inch and centimetre are told apart; metres, feet and all others are shown in millimetres.
 */
export function readStepLengthUnit(bytes: Uint8Array, scan: StepScan): Unit {
  const unitById = new Map(scan.lengthUnitEntities.map((n) => [scan.ids[n] as number, unitOf(statementText(bytes, scan, n))]));
  const votes = new Map<Unit, number>();
  for (const context of scan.unitContextEntities) {
    for (const reference of scan.references.subarray(scan.referenceStarts[context], scan.referenceStarts[context + 1])) {
      const unit = unitById.get(reference);
      if (unit !== undefined) votes.set(unit, (votes.get(unit) ?? 0) + 1);
    }
  }
  const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
  return winner?.[0] ?? 'mm';
}

function statementText(bytes: Uint8Array, scan: StepScan, entity: number): string {
  const from = scan.offsets[entity] as number;
  return new TextDecoder('latin1').decode(bytes.subarray(from, Math.min(from + 500, scan.offsets[entity + 1] ?? bytes.length)));
}

function unitOf(statement: string): Unit {
  const named = /CONVERSION_BASED_UNIT\s*\(\s*'([^']*)'/.exec(statement)?.[1]?.trim().toUpperCase();
  if (named !== undefined)
    return named === 'IN' || named.startsWith('INCH') ? 'in' : named === 'CM' || named.startsWith('CENTIM') ? 'cm' : 'mm';
  return /\.CENTI\./.test(statement) ? 'cm' : 'mm';
}
