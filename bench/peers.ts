import occtImport, { type OcctImport } from 'occt-import-js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { ANGULAR_DEFLECTION, LINEAR_DEFLECTION_RATIO } from '#kernel/exact/mesh-body.ts';

type Format = 'STEP' | 'IGES' | 'STL';

/** The peer for each format: occt-import-js (reads and meshes, measures nothing) and three's STLLoader (reads only). */
export async function loadPeers(): Promise<Record<Format, (bytes: Uint8Array) => unknown>> {
  const occt: OcctImport = await occtImport();
  const parameters = {
    linearUnit: 'millimeter',
    linearDeflectionType: 'bounding_box_ratio',
    linearDeflection: LINEAR_DEFLECTION_RATIO,
    angularDeflection: ANGULAR_DEFLECTION,
  };
  return {
    STEP: (bytes) => occt.ReadStepFile(bytes, parameters),
    IGES: (bytes) => quietly(() => occt.ReadIgesFile(bytes, parameters)),
    STL: (bytes) => new STLLoader().parse(bytes.slice().buffer),
  };
}

/** The peer's IGES reader prints entity counts. */
function quietly<T>(work: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return work();
  } finally {
    console.log = log;
  }
}
