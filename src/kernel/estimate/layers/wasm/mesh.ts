import { makeRoom } from './memory';

/** xyz per vertex (float32), mm. */
export let positions: usize = 0;
/** Three vertex numbers per triangle (u32). */
export let indices: usize = 0;
export let vertices: i32 = 0;
export let triangles: i32 = 0;

export function takeMesh(vertexCount: i32, triangleCount: i32): void {
  positions = makeRoom(<usize>vertexCount * 12);
  indices = makeRoom(<usize>triangleCount * 12);
  vertices = vertexCount;
  triangles = triangleCount;
}
