import { knitFacets } from '#kernel/stl/knit-facets.ts';
import { readStlFacets } from '#kernel/stl/read-stl-facets.ts';
import type { ReadResult } from '../mesh/read-mesh.ts';

/** Reads an STL file, binary or text, and joins equal corners. */
export function readStlMesh(bytes: Uint8Array): ReadResult {
  const content = readStlFacets(bytes);
  if (content.content === 'unreadable') return { outcome: 'refused', code: 'UNREADABLE', message: content.message };
  const { positions, indices } = knitFacets(content.facets);
  return {
    outcome: 'read',
    mesh: {
      format: 'stl',
      positions,
      normals: null,
      colors: null,
      indices,
      edgeSegments: null,
      features: null,
      boxMm: null,
      welded: true,
    },
  };
}
