import { formatLength } from '../basics/format-measure.ts';
import type { Vector3D } from '../basics/viewer.ts';
import { addScaled, distanceBetween, subtract } from '../picking/vectors.ts';
import { addLabel, type Label } from '../scene/label-layer.ts';
import type { Stage } from '../scene/stage.ts';
import type { Highlight } from './highlight.ts';

/** The distance tool's drawing: two dots, the line between them and its length; and a ring where a click would land. */
export class MeasuredLine {
  private readonly stage: Stage;
  private readonly highlight: Highlight;
  private readonly dots: readonly [Label, Label];
  private readonly length: Label;
  private readonly ring: Label;

  constructor(stage: Stage, highlight: Highlight) {
    this.stage = stage;
    this.highlight = highlight;
    this.dots = [addLabel(stage, 'dot'), addLabel(stage, 'dot')];
    this.length = addLabel(stage, 'strong');
    this.ring = addLabel(stage, 'ring');
  }

  aim(at: Vector3D | null): void {
    this.ring.place(at);
  }

  begin(from: Vector3D): void {
    this.clear();
    this.dots[0].place(from);
  }

  end(from: Vector3D, to: Vector3D): void {
    this.dots[1].place(to);
    this.length.write(formatLength(distanceBetween(from, to), this.stage.unit));
    this.length.place(addScaled(from, subtract(to, from), 0.5));
    this.highlight.showLines(Float32Array.of(from.x, from.y, from.z, to.x, to.y, to.z), true);
  }

  clear(): void {
    for (const label of [...this.dots, this.length, this.ring]) label.place(null);
    this.highlight.clear();
  }

  dispose(): void {
    this.clear();
    for (const label of [...this.dots, this.length, this.ring]) label.remove();
  }
}
