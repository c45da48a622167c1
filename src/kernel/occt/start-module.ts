/** What the front of the engine exports; `engine/front` says what each does. Truth is 0 or 1, and a place in memory a number. */
export interface EngineCalls {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly start: () => void;
  readonly take_room: (bytes: number) => number;
  readonly give_back: (at: number) => void;
  readonly told_at: () => number;
  readonly numbers_at: () => number;
  readonly ran_out: () => number;
  readonly forget: () => void;
  readonly read_step: (at: number, size: number) => number;
  readonly list_colors: () => number;
  readonly list_names: () => number;
  readonly list_tree: () => number;
  readonly list_made: (idsAt: number, count: number) => number;
  readonly read_iges: (at: number, size: number, onlyVisible: number) => number;
  readonly read_brep: (at: number, size: number) => number;
  readonly kind_of: (shape: number) => number;
  readonly orientation_of: (shape: number) => number;
  readonly oriented: (shape: number, orientation: number) => number;
  readonly at_home: (shape: number) => number;
  readonly is_degenerated: (edge: number) => number;
  readonly identity_of: (shape: number) => number;
  readonly list_parts: (shape: number, kind: number, outside: number) => number;
  readonly count_parts: (shape: number, kind: number, outside: number) => number;
  readonly place_of: (shape: number) => number;
  readonly list_places: (shape: number) => number;
  readonly moved: (shape: number, rowsAt: number) => number;
  readonly redrawn: (shape: number, rowsAt: number) => number;
  readonly box_of: (shape: number, exact: number, withTolerance: number) => number;
  readonly share_of: (face: number, x: number, y: number, z: number, precision: number) => number;
  readonly is_closed: (shape: number) => number;
  readonly sum_corners: (shape: number) => number;
  readonly surface_of: (face: number) => number;
  readonly count_poles: (face: number) => void;
  readonly range_of: (face: number) => void;
  readonly trimmed_range_of: (face: number) => void;
  readonly list_knots: (face: number, alongU: number) => number;
  readonly axis_of: (face: number) => void;
  readonly surface_point: (face: number, u: number, v: number) => void;
  readonly surface_normal: (face: number, u: number, v: number) => void;
  readonly surface_bend: (face: number, u: number, v: number) => void;
  readonly curve_of: (edge: number, face: number) => number;
  readonly curve_point: (edge: number, face: number, at: number) => void;
  readonly curve_bend: (edge: number, face: number, at: number) => void;
  readonly list_traces: (face: number) => number;
  readonly trace_of: (trace: number) => number;
  readonly trace_knots: (trace: number) => number;
  readonly trace_point: (trace: number, at: number) => void;
  readonly node_of: (face: number, node: number) => void;
  readonly follow_plane: (face: number) => number;
  readonly describe: (face: number) => number;
  readonly meshable: (body: number, deflection: number) => number;
  readonly mesh: (shape: number, deflection: number, angle: number) => void;
  readonly tell_mesh: () => void;
  readonly sew: (shape: number, tolerance: number) => number;
  readonly close_shells: (sewn: number) => number;
  readonly list_free_edges: (shape: number) => number;
  readonly write_step: (solid: number, nameAt: number, unit: number, colorsAt: number) => number;
}

/** POSIX for what is not there: files, an environment, other programs. */
const NOT_THERE = 52;
const NANOSECONDS = 1_000_000;

/** Told, again and again while a call works, what share of it is done. Ends the work by what it throws. */
export type Watch = (share: number) => void;

/** An instance of its own of the compiled engine, made ready. It gets a clock and `watch`, and nothing else of the world. */
export function startModule(module: WebAssembly.Module, watch: Watch): EngineCalls {
  const given: Record<string, WebAssembly.ImportValue> = { clock_time_get: tellTime, go_on: watch };
  const host: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') continue;
    host[from] = { ...host[from], [name]: given[name] ?? (() => NOT_THERE) };
  }
  const instance = new WebAssembly.Instance(module, host);
  const calls = instance.exports as unknown as EngineCalls;
  calls._initialize();
  calls.start();
  return calls;

  function tellTime(_clock: number, _precision: bigint, at: number): number {
    new DataView(calls.memory.buffer).setBigUint64(at, BigInt(Date.now() * NANOSECONDS), true);
    return 0;
  }
}
