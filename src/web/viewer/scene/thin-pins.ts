import { formatLength } from '../basics/format-measure.ts';
import type { ThinSpot, Vector3D } from '../basics/viewer.ts';
import type { HalfSpace } from '../mesh/messages.ts';
import { subtract } from '../picking/vectors.ts';
import type { ReaderClient } from '../reader/reader-client.ts';
import { addLabel, type Label } from './label-layer.ts';
import type { Stage } from './stage.ts';

/** A wall is seen from both of its sides: what lies within so many of its thicknesses before the pin does not hide it. */
const WALLS_BEFORE = 3;
/** Of the model's radius: finer than a mesh is, so that it does not hide a pin on its own surface. */
const SKIN = 2e-3;

/** Pins at thin spots; those behind the model are dimmed. */
export class ThinPins {
  private readonly stage: Stage;
  private readonly reader: ReaderClient;
  private readonly points: readonly { readonly at: Vector3D; readonly within: number }[];
  private readonly labels: readonly Label[];
  private readonly update = () => void this.look();
  private shown: HalfSpace | null = null;
  /** What the last answer was for; one question at a time. */
  private lookedBy = '';
  private looking = false;
  private disposed = false;

  /** `centreMm`: where the drawn frame's origin lies in the spots' frame. */
  constructor(stage: Stage, reader: ReaderClient, spots: readonly ThinSpot[], centreMm: Vector3D, radiusMm: number) {
    this.stage = stage;
    this.reader = reader;
    this.points = spots.map(({ mm, at }) => ({ at: subtract(at, centreMm), within: WALLS_BEFORE * mm + SKIN * radiusMm }));
    this.labels = spots.map(({ mm, at }) => {
      const label = addLabel(stage, 'pin');
      label.write(formatLength(mm, stage.unit));
      label.place(subtract(at, centreMm));
      return label;
    });
    stage.beforeDraw.add(this.update);
  }

  setSection(shown: HalfSpace | null): void {
    this.shown = shown;
  }

  dispose(): void {
    this.disposed = true;
    this.stage.beforeDraw.delete(this.update);
    for (const label of this.labels) label.remove();
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    for (let by = this.lookFrom(); by.key !== this.lookedBy && !this.disposed; by = this.lookFrom()) {
      this.lookedBy = by.key;
      const hidden = await this.reader.findHidden({ ...by, points: this.points });
      if (this.disposed) return;
      for (const [n, label] of this.labels.entries()) label.dim(hidden?.[n] ?? false);
    }
    this.looking = false;
  }

  private lookFrom() {
    const { x, y, z } = this.stage.rig.camera.position;
    const { shown } = this;
    return { eye: { x, y, z }, shown, key: JSON.stringify([x, y, z, shown]) };
  }
}
