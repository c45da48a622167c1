import occtImport, { type OcctImport } from 'occt-import-js';
import binaryUrl from 'occt-import-js/dist/occt-import-js.wasm?url';
import { compileBinary } from './compile-binary.ts';

/** As fine as the CAD server's meshes, but for the angle, which is what drawing needs. */
const TRIANGULATION = {
  linearUnit: 'millimeter',
  linearDeflectionType: 'bounding_box_ratio',
  linearDeflection: 0.001,
  angularDeflection: 0.5,
} as const;

let engine: Promise<OcctImport> | undefined;

/** The reader of STEP and IGES files, fetched at its first use and kept. Throws what fetching and starting it throw. */
export function loadOcctImport(): Promise<OcctImport> {
  engine ??= startOcctImport().catch((error: unknown) => {
    // A failed fetch may succeed the next time.
    engine = undefined;
    throw error;
  });
  return engine;
}

export function readCadBytes(occt: OcctImport, format: 'step' | 'iges', bytes: Uint8Array) {
  return format === 'step' ? occt.ReadStepFile(bytes, TRIANGULATION) : occt.ReadIgesFile(bytes, TRIANGULATION);
}

async function startOcctImport(): Promise<OcctImport> {
  const compiled = compileBinary(binaryUrl);
  return occtImport({
    print() {},
    printErr() {},
    instantiateWasm(imports: WebAssembly.Imports, received: (instance: WebAssembly.Instance) => void) {
      return compiled.then(async (module) => received(await WebAssembly.instantiate(module, imports)));
    },
  });
}
