/** Beyond this the file is a cloud of scraps, and which way each one faces is of no interest. */
const MOST_SHELLS = 1000;
const VERTEX_BYTES = 16;

/** The separate pieces of a mesh: facets that share corners belong together. */
export interface Shells {
  readonly count: number;
  /** Shells that face as the mesh does on the whole. */
  readonly outward: number;
  /** A shell faces the other way and lies in no other, so it is no cavity. */
  readonly strayInward: boolean;
}

/** A closed mesh whose vertices are labelled by piece; labels count from 1. */
export interface LabelledVertices {
  /** Per vertex xyz (float32) and a label (uint32), little-endian; label 0 belongs to no piece. */
  readonly vertices: DataView;
  /** Per label the one that stands for its piece. */
  readonly roots: Uint32Array;
  /** Signed volume of each piece, at the label that stands for it. */
  readonly volumes: Float64Array;
}

interface Box {
  readonly min: number[];
  readonly max: number[];
}

/** Tells which way each of `count` closed pieces faces. A cavity is a piece facing the other way inside another's box. */
export function sumShells(count: number, { vertices, roots, volumes }: LabelledVertices): Shells {
  if (count > MOST_SHELLS) return { count, outward: count, strayInward: false };
  const shells = [...roots.keys()].filter((label) => label > 0 && roots[label] === label);
  const volumeOf = (shell: number) => volumes[shell] ?? 0;
  const side = Math.sign(shells.reduce((sum, shell) => sum + volumeOf(shell), 0)) || 1;
  const outward = shells.filter((shell) => volumeOf(shell) * side > 0);
  const inward = shells.filter((shell) => volumeOf(shell) * side < 0);
  if (inward.length === 0) return { count, outward: outward.length, strayInward: false };
  const boxes = boxShells(vertices, roots);
  const strayInward = inward.some((inner) => !outward.some((outer) => contains(boxes.get(outer), boxes.get(inner))));
  return { count, outward: outward.length, strayInward };
}

function boxShells(vertices: DataView, roots: Uint32Array): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (let at = 0; at < vertices.byteLength; at += VERTEX_BYTES) {
    const label = vertices.getUint32(at + 12, true);
    if (label === 0) continue;
    const root = roots[label] ?? 0;
    let box = boxes.get(root);
    if (box === undefined) {
      box = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
      boxes.set(root, box);
    }
    for (let axis = 0; axis < 3; axis++) {
      const value = vertices.getFloat32(at + axis * 4, true);
      box.min[axis] = Math.min(box.min[axis] ?? value, value);
      box.max[axis] = Math.max(box.max[axis] ?? value, value);
    }
  }
  return boxes;
}

function contains(outer: Box | undefined, inner: Box | undefined): boolean {
  if (outer === undefined || inner === undefined) return false;
  return [0, 1, 2].every((axis) => (outer.min[axis] ?? 0) <= (inner.min[axis] ?? 0) && (inner.max[axis] ?? 0) <= (outer.max[axis] ?? 0));
}
