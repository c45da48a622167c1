import type { OpenCascadeInstance as IgesInstance } from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js';
import type { OpenCascadeInstance as ExactInstance } from 'replicad-opencascadejs';
import { giveEnvironment } from './give-environment.ts';

/** The engine that reads STEP and BREP, measures exactly and meshes (OCCT 8). */
export type ExactEngine = ExactInstance;
/** The engine that reads IGES and hands shapes on as BREP (OCCT 7.6). */
export type IgesEngine = IgesInstance & { readonly FS: ExactInstance['FS'] };

/** Where the engine that reads IGES looks for settings, in its own file system. */
export const IGES_SETTINGS_FOLDER = '/settings';
/** The variable by which it asks where that is. */
const IGES_SETTINGS_VARIABLE = 'CSF_IGESDefaults';

/** What a worker holds. Each engine is made at its first use and kept. */
export interface KernelEngines {
  readonly exact: () => Promise<ExactEngine>;
  readonly iges: () => Promise<IgesEngine>;
  /** Memory that the engines made so far hold, bytes. It only ever grows: a worker that holds too much is best replaced. */
  readonly heldBytes: () => number;
}

/**
 * Compiled binaries of the engines: `replicad-opencascadejs/wasm` and
 * `@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm`. Each is asked for once, at the first file that needs it.
 */
export interface KernelBinaries {
  readonly exact: () => WebAssembly.Module | Promise<WebAssembly.Module>;
  readonly iges: () => WebAssembly.Module | Promise<WebAssembly.Module>;
}

/** The engines of one worker. Instantiation takes tens of milliseconds; throws what the WebAssembly runtime throws. */
export function createEngines(binaries: KernelBinaries): KernelEngines {
  let exact: Promise<ExactEngine> | undefined;
  let iges: Promise<IgesEngine> | undefined;
  const memories: WebAssembly.Memory[] = [];
  const keep = (memory: WebAssembly.Memory) => memories.push(memory);
  return {
    exact: () => (exact ??= loadExactEngine(binaries.exact(), keep)),
    iges: () => (iges ??= loadIgesEngine(binaries.iges(), keep)),
    heldBytes: () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  };
}

type KeepMemory = (memory: WebAssembly.Memory) => void;

async function loadExactEngine(binary: WebAssembly.Module | Promise<WebAssembly.Module>, keep: KeepMemory): Promise<ExactEngine> {
  const { default: init } = await import('replicad-opencascadejs');
  return init(emscriptenOptions(await binary, keep));
}

async function loadIgesEngine(binary: WebAssembly.Module | Promise<WebAssembly.Module>, keep: KeepMemory): Promise<IgesEngine> {
  // The glue, written for CommonJS, reads this name at start under Node; the binary is given, so no path is ever used.
  Reflect.set(globalThis, '__dirname', Reflect.get(globalThis, '__dirname') ?? '');
  const glue = await import('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js');
  const init = glue.default as (options: Record<string, unknown>) => Promise<IgesEngine>;
  const tell = (imports: WebAssembly.Imports, memory: () => WebAssembly.Memory) =>
    giveEnvironment(imports, IGES_SETTINGS_VARIABLE, IGES_SETTINGS_FOLDER, memory);
  return init(emscriptenOptions(await binary, keep, tell));
}

function emscriptenOptions(
  binary: WebAssembly.Module,
  keep: KeepMemory,
  prepare?: (imports: WebAssembly.Imports, memory: () => WebAssembly.Memory) => void,
): Record<string, unknown> {
  return {
    instantiateWasm(imports: WebAssembly.Imports, received: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) {
      prepare?.(imports, () => memoryOf(instance));
      const instance = new WebAssembly.Instance(binary, imports);
      keep(memoryOf(instance));
      received(instance, binary);
      return {};
    },
    print() {},
    printErr() {},
  };
}

function memoryOf({ exports }: WebAssembly.Instance): WebAssembly.Memory {
  return Object.values(exports).find((exported) => exported instanceof WebAssembly.Memory) as WebAssembly.Memory;
}
