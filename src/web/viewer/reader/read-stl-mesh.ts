import { knitFacets } from '#kernel/stl/knit-facets.ts';
import { readStlFacets } from '#kernel/stl/read-stl-facets.ts';
import { type ReadResult, refuse } from '../mesh/read-mesh.ts';

/** Reads an STL file, binary or text, and joins equal corners. */
export function readStlMesh(bytes: Uint8Array): ReadResult {
  const content = readStlFacets(bytes);
  if (content.content === 'unreadable') return refuse('UNREADABLE', content.message);
  const { positions, indices } = knitFacets(content.facets);
  const mesh = { positions, normals: null, colors: null, indices, edgeSegments: null, features: null, welded: true };
  return { outcome: 'read', mesh };
}
