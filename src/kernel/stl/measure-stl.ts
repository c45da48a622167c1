import type { Extents, Finding } from '#domain/part/part.ts';
import { type FileUnit, MM_PER_FILE_UNIT, shownUnit } from '#domain/part/units.ts';
import type { ReadOutcome } from '../basics/model.ts';
import { knitFacets } from './knit-facets.ts';
import { readStlFacets } from './read-stl-facets.ts';
import { findStlFindings } from './stl-findings.ts';

/** Outside these the unit is certainly wrong and the numbers lose their meaning. */
const SMALLEST_MM = 1e-3;
const LARGEST_MM = 1e6;
/** Below this share of the box, a volume is the rounding of zero. */
const FLAT_SHARE = 1e-9;

/**
 * Reads and measures an STL file, binary or text, whose numbers are in `unit`.
 * Box, area, volume and mesh come back in millimetres; a mesh that faces inwards is turned.
 * An open mesh keeps the signed sum as its volume, with a review finding. Never throws for what the file holds.
 */
export function measureStl(bytes: Uint8Array, unit: FileUnit): ReadOutcome {
  const read = readStlFacets(bytes);
  if (read.content === 'unreadable') return refuse(read.message);
  const { positions, indices, min, size, area, volume, edges, shells } = knitFacets(read.facets);
  if (!Number.isFinite(area) || !Number.isFinite(size.x + size.y + size.z)) {
    return refuse('The file holds coordinates that are not numbers. Please repair the model and upload it again.');
  }
  const scale = MM_PER_FILE_UNIT[unit];
  const longestMm = Math.max(size.x, size.y, size.z) * scale;
  if (area === 0 || longestMm === 0) return refuse('Every facet of the file is empty, so there is no shape to quote.');
  if (longestMm > LARGEST_MM)
    return refuse('Read in the chosen unit the model is more than a kilometre long. Please check its unit and scale.');
  if (longestMm < SMALLEST_MM)
    return refuse('Read in the chosen unit the model is smaller than a thousandth of a millimetre. Please check its unit.');

  const watertight = edges.open === 0 && edges.misoriented === 0 && edges.touching === 0;
  const flat = Math.abs(volume) <= (FLAT_SHARE * longestMm ** 3) / scale ** 3;
  const insideOut = volume < 0 && !flat;
  if (insideOut) turnFacets(indices);
  const dropped = read.facets.count - indices.length / 3;
  const findings: Finding[] = findStlFindings({
    ...read,
    edges,
    watertight,
    insideOut,
    flat,
    shells,
    dropped,
    longestMm,
  });
  scalePositions(positions, scale);
  return {
    outcome: 'read',
    measurement: {
      format: 'stl',
      unit: shownUnit(unit),
      boxMm: scaleExtents(size, scale),
      boxMinMm: scaleExtents(min, scale),
      volumeMm3: flat ? null : Math.abs(volume) * scale ** 3,
      areaMm2: area * scale ** 2,
      volumeKind: flat ? 'none' : 'mesh',
      solids: shells.outward,
      faces: null,
      triangles: read.facets.count,
      watertight,
      sewToleranceMm: null,
      findings,
    },
    mesh: { positions, normals: null, indices, edgeSegments: null },
  };
}

function refuse(message: string): ReadOutcome {
  return { outcome: 'refused', message };
}

function turnFacets(indices: Uint32Array): void {
  for (let facet = 0; facet < indices.length; facet += 3) {
    const second = indices[facet + 1] ?? 0;
    indices[facet + 1] = indices[facet + 2] ?? 0;
    indices[facet + 2] = second;
  }
}

function scalePositions(positions: Float32Array, scale: number): void {
  if (scale === 1) return;
  for (let at = 0; at < positions.length; at++) positions[at] = (positions[at] ?? 0) * scale;
}

function scaleExtents({ x, y, z }: Extents, scale: number): Extents {
  return { x: x * scale, y: y * scale, z: z * scale };
}
