import type { GlbDocument, GlbPrimitive } from './glb-document.ts';

/** Column-major 4 × 4, as in glTF. */
export type Frame = readonly number[];

const MM_PER_METRE = 1000;
/** glTF counts in metres with y up; here are millimetres with z up. */
const GLTF_TO_MM: Frame = [MM_PER_METRE, 0, 0, 0, 0, 0, MM_PER_METRE, 0, 0, -MM_PER_METRE, 0, 0, 0, 0, 0, 1];
/** Nesting beyond this is a ring, which glTF forbids. */
const DEEPEST = 256;

export interface PlacedPrimitive {
  readonly primitive: GlbPrimitive;
  readonly frame: Frame;
}

/** The shapes of the file's scene and where they stand, in millimetres with z up. Throws RangeError on nodes in a ring. */
export function placePrimitives({ scene, scenes, nodes, meshes }: GlbDocument): readonly PlacedPrimitive[] {
  const placed: PlacedPrimitive[] = [];
  const visit = (index: number, parent: Frame, depth: number) => {
    const node = nodes[index];
    if (node === undefined) return;
    if (depth > DEEPEST) throw new RangeError('nodes stand in a ring');
    const frame = multiply(parent, node.matrix?.length === 16 ? node.matrix : composeFrame(node));
    for (const primitive of meshes[node.mesh ?? -1]?.primitives ?? []) placed.push({ primitive, frame });
    for (const child of node.children) visit(child, frame, depth + 1);
  };
  for (const root of scenes[scene]?.nodes ?? nodes.keys()) visit(root, GLTF_TO_MM, 0);
  return placed;
}

/** Scale, then turn by a quaternion, then shift (glTF 2.0, "Transformations"). */
function composeFrame({ translation, rotation, scale }: GlbDocument['nodes'][number]): Frame {
  const [x = 0, y = 0, z = 0, w = 1] = rotation;
  const [sx = 1, sy = 1, sz = 1] = scale;
  const [tx = 0, ty = 0, tz = 0] = translation;
  return [
    (1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0,
    2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0,
    2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0,
    tx, ty, tz, 1,
  ]; // biome-ignore format: rows of the matrix
}

function multiply(a: Frame, b: Frame): Frame {
  return Array.from({ length: 16 }, (_, at) => {
    const row = at % 4;
    const column = at - row;
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[row + 4 * k] ?? 0) * (b[column + k] ?? 0), 0);
  });
}
