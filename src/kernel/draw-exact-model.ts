import { extentsOf } from './basics/box.ts';
import type { FaceFigures, LinearColor } from './basics/model.ts';
import { readName } from './exact/bodies/body-names.ts';
import { ModelColors } from './exact/faces/model-colors.ts';
import { measureFace } from './exact/integrate/measure-body.ts';
import { deflectionOf } from './exact/mesh/mesh-body.ts';
import type { ExactEngine } from './occt/engine.ts';
import { type DrawnShape, KIND, type Shape } from './occt/words.ts';
import { readShownShape } from './read-shown-shape.ts';
import type { SoundCheck } from './step/check-outcome.ts';

/** By what steps curves are drawn, radians: coarser than what is measured. */
const ANGLE = 0.5;

/** The share of the work that is done, of most models, once the file is read. */
const READ = 0.6;

/** A model to be looked at. */
export interface ModelDrawing extends DrawnShape {
  /** By face; null where the file colours nothing. */
  readonly colors: readonly (LinearColor | null)[] | null;
  /** What an assembly is put together of, each after what it is part of; empty for other files. */
  readonly branches: readonly DrawnBranch[];
  /** What the exact shape says of a face. Null: the engine has read another file since. */
  readonly describeFace: (face: number) => FaceFigures | null;
}

/** A use of a product in an assembly. */
export interface DrawnBranch {
  /** Null where nobody gave it one. */
  readonly name: string | null;
  /** How many products it lies in. */
  readonly depth: number;
  /** Its first face, and how many it has. */
  readonly firstFace: number;
  readonly faces: number;
}

/**
 * Reads a STEP or IGES file that has passed its check and draws it as it stands, without healing what is loose, and without figures but those that are asked for.
 * Null: there is nothing to be seen. Throws what the engine throws.
 */
export function drawExactModel(oc: ExactEngine, check: SoundCheck): ModelDrawing | null {
  oc.forget();
  oc.span.begin(0, READ);
  const shape = readShownShape(oc, check)?.shape;
  const bound = shape === undefined ? null : oc.boundOf(shape);
  if (shape === undefined || bound === null) return null;
  const colors = new ModelColors(oc);
  const deflectionMm = deflectionOf(extentsOf(bound));
  oc.span.begin(READ, 1);
  const drawn = oc.mesh(oc.meshable(shape, deflectionMm), deflectionMm, ANGLE);
  if (drawn.indices.length === 0) return null;
  const [faces, { forgotten }] = [oc.listFaces(shape), oc];
  return {
    ...drawn,
    colors: colors.isEmpty ? null : listColors(oc, shape, colors),
    branches: listBranches(oc, drawn.trianglesOfFace.length),
    describeFace: (n) => {
      const face = oc.forgotten === forgotten ? faces[n] : undefined;
      return face === undefined ? null : { ...oc.describe(face), areaMm2: measureFace(oc, face) };
    },
  };
}

/** The branches of an assembly of so many faces. None where the file has one part, or faces beside its parts. */
function listBranches(oc: ExactEngine, faces: number): DrawnBranch[] {
  const tree = oc.listTree().filter((product) => product.faces > 0);
  const isPart = tree.map(({ depth }, n) => (tree[n + 1]?.depth ?? 0) <= depth);
  let at = 0;
  const branches = tree.map(({ name, depth, faces: count }, n) => {
    const firstFace = at;
    if (isPart[n]) at += count;
    return { name: readName(name), depth, firstFace, faces: count };
  });
  return at === faces && isPart.filter(Boolean).length > 1 ? branches : [];
}

/** The colour of each face: its own goes before that of its body, and this before that of its shell. */
function listColors(oc: ExactEngine, shape: Shape, colors: ModelColors): (LinearColor | null)[] {
  const ofBodies = new Map<number, LinearColor | null>();
  for (const solid of oc.listParts(shape, KIND.solid)) {
    const color = colors.ofBody(solid);
    for (const face of oc.listFaces(solid)) ofBodies.set(oc.identityOf(face), color);
  }
  return oc.listFaces(shape).map((face) => colors.ofFace(face) ?? ofBodies.get(oc.identityOf(face)) ?? colors.ofShell(face));
}
