import { rootOf } from '../../basics/root-of.ts';
import type { BodyMesh } from './body-mesh.ts';

/**
 * A body without the surfaces of its sealed cavities. What is in them (resin, powder) never gets out and is used up, so that
 * a cavity saves nothing. Vertices at one place count as one. Closed surfaces are told by their directed edges, which
 * come to nothing in all where each has its opposite.
 */
export function closeCavities(body: BodyMesh): BodyMesh {
  const { positions, indices } = body;
  const welded = weld(positions);
  const parents = welded.slice();
  for (let n = 0; n < indices.length; n += 3) {
    const a = rootOf(parents, welded[indices[n] as number] as number);
    const b = rootOf(parents, welded[indices[n + 1] as number] as number);
    const c = rootOf(parents, welded[indices[n + 2] as number] as number);
    const least = Math.min(a, b, c);
    parents[a] = parents[b] = parents[c] = least;
  }
  const rootAt = (n: number) => rootOf(parents, welded[indices[n] as number] as number);
  let connected = 3;
  while (connected < indices.length && rootAt(connected) === rootAt(0)) connected += 3;
  if (connected >= indices.length) return body;
  const shellOf = new Int32Array(parents.length).fill(-1);
  const shellOfTriangle = new Uint32Array(indices.length / 3);
  const volumes: number[] = [];
  const edges: number[] = [];
  const [ox = 0, oy = 0, oz = 0] = positions;
  for (let n = 0; n < indices.length; n += 3) {
    const [a, b, c] = [
      welded[indices[n] as number] as number,
      welded[indices[n + 1] as number] as number,
      welded[indices[n + 2] as number] as number,
    ];
    const first = rootOf(parents, a);
    let shell = shellOf[first] as number;
    if (shell < 0) {
      shell = shellOf[first] = volumes.length;
      volumes.push(0);
      edges.push(0);
    }
    shellOfTriangle[n / 3] = shell;
    edges[shell] = ((edges[shell] as number) + edgeNumber(a, b) + edgeNumber(b, c) + edgeNumber(c, a)) | 0;
    const [ax, ay, az] = [(positions[3 * a] as number) - ox, (positions[3 * a + 1] as number) - oy, (positions[3 * a + 2] as number) - oz];
    const [bx, by, bz] = [(positions[3 * b] as number) - ox, (positions[3 * b + 1] as number) - oy, (positions[3 * b + 2] as number) - oz];
    const [cx, cy, cz] = [(positions[3 * c] as number) - ox, (positions[3 * c + 1] as number) - oy, (positions[3 * c + 2] as number) - oz];
    volumes[shell] = (volumes[shell] as number) + ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  const outward = volumes.reduce((most, volume) => (Math.abs(volume) > Math.abs(most) ? volume : most), 0);
  const sealed = volumes.map((volume, shell) => edges[shell] === 0 && volume * outward < 0);
  if (!sealed.includes(true)) return body;
  return { positions, indices: indices.filter((_, n) => sealed[shellOfTriangle[Math.floor(n / 3)] as number] !== true) };
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
  const bits = new Int32Array(positions.buffer, positions.byteOffset, positions.length);
  let slots = 16;
  while (slots < 2 * count) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  const first = new Uint32Array(count);
  for (let n = 0; n < count; n++) {
    // Zero may have a sign.
    const [x, y, z] = [placeBits(bits[3 * n] as number), placeBits(bits[3 * n + 1] as number), placeBits(bits[3 * n + 2] as number)];
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(z, 0xc2b2ae3d)) >>> 0;
    slot = Math.imul(slot ^ (slot >>> 15), 0x2c1b3c6d) >>> 0;
    slot = (slot ^ (slot >>> 13)) & (slots - 1);
    for (;;) {
      const other = table[slot] as number;
      if (other < 0) {
        table[slot] = n;
        first[n] = n;
        break;
      }
      if (
        placeBits(bits[3 * other] as number) === x &&
        placeBits(bits[3 * other + 1] as number) === y &&
        placeBits(bits[3 * other + 2] as number) === z
      ) {
        first[n] = other;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  return first;
}

function placeBits(bits: number): number {
  return bits === -0x80000000 ? 0 : bits;
}
