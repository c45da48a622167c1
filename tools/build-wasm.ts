import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { main } from 'assemblyscript/asc';

// Compiles the kernel's AssemblyScript to WebAssembly, kept as text beside it, so that the kernel runs unbuilt in Node and in a
// browser alike. Run it after every change in one of the folders `wasm`: `node tools/build-wasm.ts`.

const KERNEL = resolve(import.meta.dirname, '../src/kernel');
export const WASM_MODULES = [
  { folder: resolve(KERNEL, 'stl'), name: 'knit' },
  { folder: resolve(KERNEL, 'estimate/layers'), name: 'layers' },
] as const;
type WasmModule = (typeof WASM_MODULES)[number];

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '2', '--use', 'abort='];

/** The file that holds a module as text. */
export function fileOf({ folder, name }: WasmModule): string {
  return resolve(folder, `${name}-wasm.ts`);
}

/** What a module's file should hold. Rejects with the compiler's words. */
export async function buildWasm({ folder, name }: WasmModule): Promise<string> {
  let wasm = new Uint8Array(0);
  const { error, stderr } = await main(['index.ts', '--outFile', `${name}.wasm`, ...OPTIONS], {
    readFile: (file, from) => readSource(resolve(folder, 'wasm', from, file)),
    writeFile: (_name, contents) => {
      wasm = Uint8Array.from(Buffer.from(contents));
    },
    listFiles: () => [],
  });
  if (error !== null) throw new Error(stderr.toString());
  const text = Buffer.from(wasm).toString('base64');
  return `/** The WebAssembly module of \`wasm/\`, in base64; \`node tools/build-wasm.ts\` writes this file. */\nexport const ${name.toUpperCase()}_WASM =\n  '${text}';\n`;
}

function readSource(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) for (const module of WASM_MODULES) writeFileSync(fileOf(module), await buildWasm(module));
