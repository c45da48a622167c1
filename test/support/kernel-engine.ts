import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEngine, type KernelEngine } from '#kernel/occt/load-engine.ts';

const BINARY = fileURLToPath(new URL('../../engine/built/occt.wasm', import.meta.url));
let compiled: Promise<WebAssembly.Module> | undefined;

/** The compiled engine, once for a process. */
export function engineBinary(): Promise<WebAssembly.Module> {
  compiled ??= readFile(BINARY).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** An engine of this process, made on first use. */
export function nodeEngine(): KernelEngine {
  return createEngine(engineBinary);
}
