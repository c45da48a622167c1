import type { FileUnit } from '#domain/part/units.ts';
import { type DividedModel, divideModel } from '#kernel/bodies/list-bodies.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { binaryStl, type Facet } from './stl-samples.ts';

/** What the kernel makes of an STL file of these facets, whose figures are in `unit`. */
export function readFacets(facets: readonly Facet[], unit: FileUnit = 'mm') {
  const read = measureStl(binaryStl(facets), unit);
  if (read.outcome === 'refused') throw new Error(read.message);
  return read;
}

/** The bodies of an STL file of these facets. */
export function divideFacets(facets: readonly Facet[]): DividedModel {
  const { mesh, measurement } = readFacets(facets);
  return divideModel(mesh, measurement);
}
