import type { BodyMesh } from '../shape/body-mesh.ts';
import { LAYERS_WASM } from './layers-wasm.ts';

/** What the module exports; `wasm/index.ts` says what each does. Addresses are good until the next call that makes room. */
export interface LayerEngine {
  readonly memory: WebAssembly.Memory;
  begin(vertices: number, triangles: number): void;
  positionsAt(): number;
  indicesAt(): number;
  cross(cellsX: number, cellsY: number, stepX: number, stepY: number, most: number): number;
  firstsAt(): number;
  crossedHeightsAt(): number;
  crossedSlopesAt(): number;
  layers(count: number): void;
  heightsAt(): number;
  startsAt(): number;
  questionAt(): number;
  answersAt(): number;
  survey(): void;
  wrap(): number;
}

/** WebAssembly memory never shrinks: what a large model has blown up beyond this is given back. */
const KEPT_BYTES = 2 ** 28;

let code: WebAssembly.Module | null = null;
let kept: LayerEngine | null = null;

/** Runs passes over a mesh. Throws a `WebAssembly.RuntimeError` where memory runs out. */
export function withMesh<T>({ positions, indices }: BodyMesh, run: (engine: LayerEngine) => T): T {
  const engine = kept ?? start();
  kept = null;
  engine.begin(positions.length / 3, indices.length / 3);
  const { buffer } = engine.memory;
  new Float32Array(buffer, engine.positionsAt(), positions.length).set(positions);
  new Uint32Array(buffer, engine.indicesAt(), indices.length).set(indices);
  const result = run(engine);
  if (engine.memory.buffer.byteLength <= KEPT_BYTES) kept = engine;
  return result;
}

function start(): LayerEngine {
  code ??= new WebAssembly.Module(Uint8Array.from(atob(LAYERS_WASM), (letter) => letter.charCodeAt(0)));
  return new WebAssembly.Instance(code).exports as unknown as LayerEngine;
}
