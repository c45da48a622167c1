import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngines, type KernelBinaries, type KernelEngines } from '#kernel/occt/load-engines.ts';

/** Compiles the kernel's WebAssembly from node_modules; each binary at most once. */
export function kernelBinaries(): KernelBinaries {
  const compiled = new Map<string, Promise<WebAssembly.Module>>();
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

/** Engines of this process, made on first use. */
export function nodeEngines(): KernelEngines {
  return createEngines(kernelBinaries());
}
