import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments, Vector3 } from 'three';
import { formatLength } from '../basics/format-measure.ts';
import type { Vector3D } from '../basics/viewer.ts';
import { AXES, chooseBoxEdge } from './choose-box-edges.ts';
import { discard } from './discard.ts';
import { addLabel, type Label } from './label-layer.ts';
import type { Stage } from './stage.ts';

const COLORS = { light: 0x56646a, dark: 0x93a0a6 } as const;
/** Distance of a line from the box and the length of its ends, in radii of the model. */
const GAP = 0.09;
const TICK = 0.025;
/** A dimension seen this short, end on, says nothing where its label would lie. */
const LEAST_PIXELS = 36;
/** Two extension lines, the line itself and a tick at each of its ends. */
const SEGMENTS = 5;

/** The box's three dimensions, written beside the model and moved as the camera goes round. */
export class DimensionLines {
  private readonly stage: Stage;
  private readonly size: Vector3D;
  private readonly labels: Label[];
  private readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>;
  private readonly points = new BufferAttribute(new Float32Array(3 * SEGMENTS * 6), 3);
  private readonly place = () => this.update();

  constructor(stage: Stage, size: Vector3D, scheme: 'light' | 'dark') {
    this.stage = stage;
    this.size = size;
    this.lines = new LineSegments(
      new BufferGeometry().setAttribute('position', this.points),
      new LineBasicMaterial({ color: COLORS[scheme] }),
    );
    this.lines.frustumCulled = false;
    this.lines.visible = false;
    // Before the labels' own turn, which moves them to where this puts them.
    stage.beforeDraw.add(this.place);
    this.labels = AXES.map((axis) => {
      const label = addLabel(stage, 'label');
      label.write(formatLength(size[axis], stage.unit));
      return label;
    });
    stage.scene.add(this.lines);
  }

  show(visible: boolean): void {
    this.lines.visible = visible;
    if (!visible) for (const label of this.labels) label.place(null);
  }

  setScheme(scheme: 'light' | 'dark'): void {
    this.lines.material.color.set(COLORS[scheme]);
  }

  dispose(): void {
    this.stage.beforeDraw.delete(this.place);
    discard(this.lines);
    for (const label of this.labels) label.remove();
  }

  private update(): void {
    if (!this.lines.visible) return;
    const { camera } = this.stage.rig;
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const radius = Math.hypot(this.size.x, this.size.y, this.size.z) / 2;
    for (const [n, axis] of AXES.entries()) {
      const edge = chooseBoxEdge(axis, this.size, camera.position, right);
      const [from, to, out] = [edge.from, edge.to, edge.outward].map((point) => new Vector3().copy(point)) as [Vector3, Vector3, Vector3];
      const start = from.clone().addScaledVector(out, GAP * radius);
      const end = to.clone().addScaledVector(out, GAP * radius);
      const tick = out.clone().multiplyScalar(TICK * radius);
      const ends = [from, start, to, end, start, end, start, start.clone().add(tick), end, end.clone().add(tick)];
      const middle = start.clone().add(end).multiplyScalar(0.5);
      const isRoomy = this.stage.pixelsBetween(start, end) >= LEAST_PIXELS;
      this.labels[n]?.place(isRoomy ? middle : null);
      // Lines of no length are not drawn.
      if (!isRoomy) ends.fill(middle);
      for (const [i, point] of ends.entries()) this.points.setXYZ(n * SEGMENTS * 2 + i, point.x, point.y, point.z);
    }
    this.points.needsUpdate = true;
  }
}
