import { listShells } from '../../bodies/list-shells.ts';
import { weighShells } from '../../bodies/weigh-shells.ts';
import type { BodyMesh } from './body-mesh.ts';

/**
 * A body without the surfaces of its sealed cavities. What is in them (resin, powder) never gets out and is used up, so that
 * a cavity saves nothing. Vertices at one place count as one. Closed surfaces are told by their directed edges, which
 * come to nothing in all where each has its opposite.
 */
export function closeCavities(body: BodyMesh): BodyMesh {
  const { positions, indices } = body;
  // Most bodies are one surface, and told to be without looking for vertices at one place.
  if (listShells(body).count <= 1) return body;
  const first = weld(positions);
  const welded = { positions, indices: indices.map((vertex) => first[vertex] as number) };
  const shells = listShells(welded);
  if (shells.count <= 1) return body;
  const edges = new Int32Array(shells.count);
  for (let n = 0; n < indices.length; n += 3) {
    const [a, b, c] = [welded.indices[n] as number, welded.indices[n + 1] as number, welded.indices[n + 2] as number];
    const shell = shells.ofTriangle[n / 3] as number;
    edges[shell] = (edges[shell] as number) + edgeNumber(a, b) + edgeNumber(b, c) + edgeNumber(c, a);
  }
  const volumes = weighShells(welded, shells).map(({ volumeMm3 }) => volumeMm3);
  const outward = volumes.reduce((most, volume) => (Math.abs(volume) > Math.abs(most) ? volume : most), 0);
  const sealed = volumes.map((volume, shell) => edges[shell] === 0 && volume * outward < 0);
  if (!sealed.includes(true)) return body;
  return { positions, indices: indices.filter((_, n) => sealed[shells.ofTriangle[Math.floor(n / 3)] as number] !== true) };
}

/** An edge's fingerprint, which the opposite one takes back. */
function edgeNumber(from: number, to: number): number {
  return from < to ? fingerprint(from, to) : -fingerprint(to, from);
}

function fingerprint(a: number, b: number): number {
  let mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >> 2;
}

/** Per vertex the first one at its place. */
function weld(positions: Float32Array): Uint32Array {
  const count = positions.length / 3;
  // Zero may have a sign.
  const bits = new Int32Array(positions.buffer, positions.byteOffset, positions.length).map((own) => (own === -0x80000000 ? 0 : own));
  let slots = 16;
  while (slots < 2 * count) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  const first = new Uint32Array(count);
  for (let n = 0; n < count; n++) {
    const [x, y, z] = [bits[3 * n] as number, bits[3 * n + 1] as number, bits[3 * n + 2] as number];
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(z, 0xc2b2ae3d)) >>> 0;
    slot = Math.imul(slot ^ (slot >>> 15), 0x2c1b3c6d) >>> 0;
    slot = (slot ^ (slot >>> 13)) & (slots - 1);
    for (let other = table[slot] as number; other >= 0; other = table[slot] as number) {
      if (bits[3 * other] === x && bits[3 * other + 1] === y && bits[3 * other + 2] === z) break;
      slot = (slot + 1) & (slots - 1);
    }
    if (table[slot] === -1) table[slot] = n;
    first[n] = table[slot] as number;
  }
  return first;
}
