import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngines, type KernelBinaries, type KernelEngines } from '#kernel/occt/load-engines.ts';

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Compiles the kernel's WebAssembly from node_modules; each binary at most once in a process. */
export function kernelBinaries(): KernelBinaries {
  const compile = (specifier: string) => {
    const module = compiled.get(specifier) ?? WebAssembly.compile(readFileSync(fileURLToPath(import.meta.resolve(specifier))));
    compiled.set(specifier, module);
    return module;
  };
  return {
    exact: () => compile('replicad-opencascadejs/wasm'),
    iges: () => compile('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm'),
  };
}

/** New engines, made on first use. */
export function nodeEngines(): KernelEngines {
  return createEngines(kernelBinaries());
}
