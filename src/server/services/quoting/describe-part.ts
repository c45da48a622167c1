import type { Part } from '#contract/schemas/entities.ts';
import { asAssembly } from '#domain/part/bodies.ts';
import { type Extents, type Measurement, titleFromFilename } from '#domain/part/part.ts';
import { clampQuantity } from '#domain/part/quantity.ts';
import { listStated } from '#domain/part/stated-tolerances.ts';
import { areaInUnit, lengthInUnit, type Unit, volumeInUnit } from '#domain/part/units.ts';
import { LONGEST_WISH } from '#domain/request/rfq.ts';
import type { PartRecord } from '../../ports/records/records.ts';

/** A measured part as the wire shows it: figures in its own unit, image named under the image base. Null until measured. */
export function describePart(part: PartRecord): Part | null {
  const measurement = measurementOf(part);
  if (measurement === null) return null;
  const { unit, boxMm, areaMm2, volumeMm3, findings, solids, watertight } = measurement;
  return {
    id: part.id,
    filename: part.filename,
    internalFilename: part.internalFilename,
    title: titleFromFilename(part.filename),
    image: imageOf(part),
    quantity: clampQuantity(part.body?.alike ?? 1),
    unit,
    scale: 1,
    ...(part.format === 'stl' ? { modelUnit: part.modelUnit } : {}),
    dimensions: extentsInUnit(boxMm, unit),
    surfaceArea: areaInUnit(areaMm2, unit),
    volume: volumeMm3 === null ? null : volumeInUnit(volumeMm3, unit),
    selected: true,
    findings: [...findings],
    solids,
    watertight,
    ...describeStated(measurement),
  };
}

/** The tolerances that a part's file states, in words that fit into a request's notes. */
export function describeStated({ stated, unit }: Pick<Measurement, 'stated' | 'unit'>): { readonly stated?: string } {
  return stated === undefined || stated.words.length === 0 ? {} : { stated: listStated(stated, unit, LONGEST_WISH) };
}

/** A part's measurement as its customer wants it taken. */
export function measurementOf({ measurement, isAssembly }: Pick<PartRecord, 'measurement' | 'isAssembly'>): Measurement | null {
  return measurement !== null && isAssembly ? asAssembly(measurement) : measurement;
}

/** The image's name under the image base; empty until there is one. */
export function imageOf(part: Pick<PartRecord, 'imageName'>): string {
  return part.imageName?.replace(/^images\//, '') ?? '';
}

export function extentsInUnit(boxMm: Extents, unit: Unit): Extents {
  return { x: lengthInUnit(boxMm.x, unit), y: lengthInUnit(boxMm.y, unit), z: lengthInUnit(boxMm.z, unit) };
}
