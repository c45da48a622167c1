import { Vector3 } from 'three';
import { formatLength } from '../basics/format-measure.ts';
import type { Vector3D } from '../basics/viewer.ts';
import { distanceBetween } from '../picking/vectors.ts';
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
    this.ring.place(vector(at));
  }

  begin(from: Vector3D): void {
    this.clear();
    this.dots[0].place(vector(from));
  }

  end(from: Vector3D, to: Vector3D): void {
    this.dots[1].place(vector(to));
    this.length.write(formatLength(distanceBetween(from, to), this.stage.unit));
    this.length.place(new Vector3(from.x + to.x, from.y + to.y, from.z + to.z).multiplyScalar(0.5));
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

function vector(at: Vector3D | null): Vector3 | null {
  return at === null ? null : new Vector3(at.x, at.y, at.z);
}
