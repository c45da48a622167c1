import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { main } from 'assemblyscript/asc';

// Compiles src/kernel/stl/assembly to WebAssembly, kept as text in src/kernel/stl/knit-wasm.ts, so that the kernel runs unbuilt
// in Node and in a browser alike. Run it after every change there: `node scripts/build-knit.ts`.

const FOLDER = resolve(import.meta.dirname, '../src/kernel/stl');
export const KNIT_WASM_FILE = resolve(FOLDER, 'knit-wasm.ts');
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '2', '--use', 'abort='];

/** What `knit-wasm.ts` should hold. Rejects with the compiler's words. */
export async function buildKnit(): Promise<string> {
  let wasm = new Uint8Array(0);
  const { error, stderr } = await main(['index.ts', '--outFile', 'knit.wasm', ...OPTIONS], {
    readFile: (name, folder) => readSource(resolve(FOLDER, 'assembly', folder, name)),
    writeFile: (_name, contents) => {
      wasm = Uint8Array.from(Buffer.from(contents));
    },
    listFiles: () => [],
  });
  if (error !== null) throw new Error(stderr.toString());
  const text = Buffer.from(wasm).toString('base64');
  return `/** The WebAssembly module of \`assembly/\`, in base64; \`node scripts/build-knit.ts\` writes this file. */\nexport const KNIT_WASM =\n  '${text}';\n`;
}

function readSource(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) writeFileSync(KNIT_WASM_FILE, await buildKnit());
