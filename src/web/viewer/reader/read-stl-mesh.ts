import { readStlFacets } from '#kernel/stl/read-stl-facets.ts';
import type { ReadResult } from '../mesh/read-mesh.ts';
import { weldVertices } from '../mesh/weld-vertices.ts';

/** Reads an STL file, binary or text, and joins equal corners. */
export function readStlMesh(bytes: Uint8Array): ReadResult {
  const content = readStlFacets(bytes);
  if (content.content === 'unreadable') return { outcome: 'refused', code: 'UNREADABLE', message: content.message };
  const { positions, indices } = weldVertices(content.facets);
  return {
    outcome: 'read',
    mesh: {
      format: 'stl',
      positions,
      normals: null,
      colors: null,
      indices,
      faces: null,
      edgeSegments: null,
      features: null,
      boxMm: null,
      welded: true,
    },
  };
}
