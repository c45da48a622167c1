/** What the front of the engine exports; `engine/front` says what each does. Truth is 0 or 1, and a place in memory a number. */
export interface FrontExports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly start: () => void;
  readonly take_room: (bytes: number) => number;
  readonly give_back: (at: number) => void;
  readonly told_at: () => number;
  readonly numbers_at: () => number;
  readonly ran_out: () => number;
  readonly forget: () => number;
  readonly read_step: (at: number, size: number) => number;
  readonly read_iges: (at: number, size: number, onlyVisible: number) => number;
  readonly read_brep: (at: number, size: number) => number;
  readonly list_made: (idsAt: number, count: number) => number;
  readonly list_parts: (shape: number, kind: number, outside: number) => number;
  readonly count_parts: (shape: number, kind: number, outside: number) => number;
  readonly moved: (shape: number, rowsAt: number) => number;
  readonly redrawn: (shape: number, rowsAt: number) => number;
  readonly box_of: (shape: number, isExact: number, withTolerance: number) => number;
  readonly share_of: (face: number, x: number, y: number, z: number, precision: number) => number;
  readonly list_knots: (face: number, alongU: number) => number;
  readonly surface_bend: (face: number, u: number, v: number) => number;
  readonly curve_of: (edge: number, face: number) => number;
  readonly curve_point: (edge: number, face: number, at: number) => number;
  readonly curve_bend: (edge: number, face: number, at: number) => number;
  readonly mesh: (shape: number, deflectionMm: number, angle: number) => number;
  readonly tell_mesh: () => number;
  readonly write_step: (solid: number, nameAt: number, unit: number, colorsAt: number) => number;
  /** What is only asked and answered, as `ExactEngine` has it. */
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
