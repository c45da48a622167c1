import { ExactEngine } from './engine.ts';
import type { Watch } from './start-module.ts';

/** What a worker holds. The engine is made at its first use and kept. */
export interface KernelEngine {
  readonly start: () => Promise<ExactEngine>;
  /** Memory that the engine holds, bytes. It only ever grows: a worker that holds too much is best replaced. */
  readonly heldBytes: () => number;
}

/**
 * The engine of one worker; `binary`, the compiled `engine/built/occt.wasm`, is asked for once. Starting takes tens of milliseconds.
 * `watch` is told how far each piece of work is, and ends it by what it throws, after which the engine may be used on.
 */
export function createEngine(binary: () => WebAssembly.Module | Promise<WebAssembly.Module>, watch?: Watch): KernelEngine {
  let starting: Promise<ExactEngine> | undefined;
  let started: ExactEngine | null = null;
  const start = async () => {
    started = new ExactEngine(await binary(), watch);
    return started;
  };
  return { start: () => (starting ??= start()), heldBytes: () => started?.heldBytes ?? 0 };
}
