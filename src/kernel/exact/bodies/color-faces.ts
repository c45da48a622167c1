import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { listFaces } from '../faces/collect-bodies.ts';
import type { ModelColors } from '../faces/model-colors.ts';
import type { PreparedBodies } from './prepare-bodies.ts';

/**
 * The colour of each face of each instance of each body of `shape`, as in `ModelFeatures.faces`; null where a face has none.
 * Null for all: nothing is coloured. A face's own colour goes before that of its instance, this before that of its body, and this
 * before that of its shell.
 */
export function colorFaces(
  oc: ExactEngine,
  shape: TopoDS_Shape,
  { bodies, bounded, sewToleranceMm }: PreparedBodies,
  colors: ModelColors,
): (LinearColor | null)[] | null {
  // Sewn faces are new ones, which nobody coloured.
  const common = sewToleranceMm === null ? null : findCommonColor(oc, shape, colors);
  const painted = bodies.flatMap(({ placements }, i) => {
    const faces = (bounded[i]?.faces ?? []).map((face) => ({ own: colors.ofFace(face), shell: colors.ofShell(face) }));
    return placements.flatMap((placement) => {
      const color = common ?? colors.ofBody(placement.shape);
      return faces.map(({ own, shell }) => own ?? color ?? shell);
    });
  });
  return painted.some((color) => color !== null) ? painted : null;
}

/** The one colour of all faces of a shape. Null: there are several. */
function findCommonColor(oc: ExactEngine, shape: TopoDS_Shape, colors: ModelColors): LinearColor | null {
  const found = listFaces(oc, shape).map((listed) => {
    using face = listed;
    return colors.ofFace(face) ?? colors.ofShell(face);
  });
  const [first = null] = found;
  return found.every((color) => color?.join() === first?.join()) ? first : null;
}
