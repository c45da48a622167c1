import occtImport, { type OcctImport } from 'occt-import-js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { ANGULAR_DEFLECTION, LINEAR_DEFLECTION_RATIO } from '#kernel/exact/mesh-body.ts';

type Format = 'STEP' | 'IGES' | 'STL';

/** STL joined: three's loader and then its mergeVertices, for an indexed mesh as ours is. */
export type Comparison = Format | 'STL joined';

/** Reads a model as the peers do: occt-import-js (reads and meshes, measures nothing) and three's STLLoader (copies the facets). */
export type PeerReader = (comparison: Comparison, bytes: Uint8Array) => unknown;

export async function loadPeers(): Promise<PeerReader> {
  const occt: OcctImport = await occtImport({ print() {} });
  const parameters = {
    linearUnit: 'millimeter',
    linearDeflectionType: 'bounding_box_ratio',
    linearDeflection: LINEAR_DEFLECTION_RATIO,
    angularDeflection: ANGULAR_DEFLECTION,
  };
  return (comparison, bytes) => {
    if (comparison === 'STEP') return occt.ReadStepFile(bytes, parameters);
    if (comparison === 'IGES') return occt.ReadIgesFile(bytes, parameters);
    // A model's bytes fill their buffer, so that the loader gets them without a copy.
    const facets = new STLLoader().parse(bytes.buffer as ArrayBuffer);
    return comparison === 'STL' ? facets : mergeVertices(facets.deleteAttribute('normal'), 0);
  };
}
