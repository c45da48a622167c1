import type { LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { Shape } from '../../occt/words.ts';

/** What the file that was read last colours. */
export class ModelColors {
  private readonly oc: ExactEngine;
  /** Of faces in their own frame, and of those that only the shell around them colours. */
  private readonly faces = new Map<number, LinearColor>();
  private readonly shellFaces = new Map<number, LinearColor>();
  /** Of solids, each where it stands in an assembly or in its own frame. */
  private readonly bodies = new Map<number, LinearColor>();

  constructor(oc: ExactEngine) {
    this.oc = oc;
    for (const { of, shape, color } of oc.listColors()) {
      if (of === 'body') this.bodies.set(oc.identityOf(shape), color);
      else (of === 'face' ? this.faces : this.shellFaces).set(this.identify(shape), color);
    }
  }

  get isEmpty(): boolean {
    return this.faces.size + this.shellFaces.size + this.bodies.size === 0;
  }

  /** A face's own colour, wherever it stands. */
  ofFace(face: Shape): LinearColor | null {
    return this.faces.size === 0 ? null : (this.faces.get(this.identify(face)) ?? null);
  }

  /** The colour of a face's shell. */
  ofShell(face: Shape): LinearColor | null {
    return this.shellFaces.size === 0 ? null : (this.shellFaces.get(this.identify(face)) ?? null);
  }

  /** The colour of a solid as it stands in the outermost assembly that colours it. */
  ofBody(body: Shape): LinearColor | null {
    if (this.bodies.size === 0) return null;
    for (const placed of this.oc.listPlaces(body)) {
      const color = this.bodies.get(this.oc.identityOf(placed));
      if (color !== undefined) return color;
    }
    return null;
  }

  private identify(face: Shape): number {
    return this.oc.identityOf(this.oc.atHome(face));
  }
}
