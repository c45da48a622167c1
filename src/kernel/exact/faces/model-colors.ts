import type { LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { Shape } from '../../occt/words.ts';

/** What a file colours. */
export class ModelColors {
  private readonly oc: ExactEngine;
  private readonly whole: LinearColor | null;
  /** Of faces in their own frame, and of those that only the shell around them colours. */
  private readonly faces = new Map<number, LinearColor>();
  private readonly shellFaces = new Map<number, LinearColor>();
  /** Of solids, each where it stands in an assembly or in its own frame. */
  private readonly bodies = new Map<number, LinearColor>();

  /** `whole`: the colour of every body, where they are not told apart. */
  constructor(oc: ExactEngine, whole: LinearColor | null = null) {
    this.oc = oc;
    this.whole = whole;
  }

  setFace(face: Shape, color: LinearColor): void {
    this.faces.set(this.identify(face), color);
  }

  setFaceOfShell(face: Shape, color: LinearColor): void {
    this.shellFaces.set(this.identify(face), color);
  }

  setBody(body: Shape, color: LinearColor): void {
    this.bodies.set(this.oc.identityOf(body), color);
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
    if (this.bodies.size === 0) return this.whole;
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
