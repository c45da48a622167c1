/** What the front of the engine exports: its memory, and calls, of which `engine/front` says what each does. */
export interface FrontExports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly start: () => void;
  readonly take_room: (bytes: number) => number;
  readonly give_back: (at: number) => void;
  readonly told_at: () => number;
  readonly numbers_at: () => number;
  /** What is asked and answered, as `ExactEngine` has it. Truth is 0 or 1, and a place in memory a number. */
  readonly [name: string]: unknown;
}

/** POSIX for what is not there: files, an environment, other programs. */
const NOT_THERE = 52;
const NANOSECONDS = 1_000_000;

/** Told, again and again while a call works, what share of it is done. Ends the work by what it throws. */
export type Watch = (share: number) => void;

/** An instance of its own of the compiled engine, made ready. It gets a clock and `watch`, and nothing else of the world. */
export function startModule(module: WebAssembly.Module, watch: Watch): FrontExports {
  const given: Record<string, WebAssembly.ImportValue> = { clock_time_get: tellTime, go_on: watch };
  const host: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') continue;
    host[from] = { ...host[from], [name]: given[name] ?? (() => NOT_THERE) };
  }
  const instance = new WebAssembly.Instance(module, host);
  const calls = instance.exports as unknown as FrontExports;
  calls._initialize();
  calls.start();
  return calls;

  function tellTime(_clock: number, _precision: bigint, at: number): number {
    new DataView(calls.memory.buffer).setBigUint64(at, BigInt(Date.now() * NANOSECONDS), true);
    return 0;
  }
}
