import occtImport, { type OcctImport } from 'occt-import-js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { ANGULAR_DEFLECTION, LINEAR_DEFLECTION_RATIO } from '#kernel/exact/mesh/mesh-body.ts';

export type Format = 'STEP' | 'IGES' | 'STL';

/**
 * Reads a model as the peers do: occt-import-js (reads and meshes, measures nothing), or three's STLLoader (copies the facets) and
 * then its mergeVertices, for an indexed mesh as ours is.
 */
export type PeerReader = (format: Format, bytes: Uint8Array) => unknown;

export async function loadPeers(): Promise<PeerReader> {
  const occt: OcctImport = await occtImport({ print() {} });
  const parameters = {
    linearUnit: 'millimeter',
    linearDeflectionType: 'bounding_box_ratio',
    linearDeflection: LINEAR_DEFLECTION_RATIO,
    angularDeflection: ANGULAR_DEFLECTION,
  };
  return (format, bytes) => {
    if (format === 'STEP') return occt.ReadStepFile(bytes, parameters);
    if (format === 'IGES') return occt.ReadIgesFile(bytes, parameters);
    // A model's bytes fill their buffer, so that the loader gets them without a copy.
    return mergeVertices(new STLLoader().parse(bytes.buffer as ArrayBuffer).deleteAttribute('normal'), 0);
  };
}
