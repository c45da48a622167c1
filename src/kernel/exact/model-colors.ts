import type { TopLoc_Location, TopoDS_Shape } from 'replicad-opencascadejs';
import type { LinearColor } from '../model.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { HASH_BOUND } from './describe-features.ts';

/** Colours of shapes, which are the same where they are made of the same and stand in the same place. */
class ShapeColors {
  private readonly oc: ExactEngine;
  private readonly byHash = new Map<number, { readonly shape: TopoDS_Shape; color: LinearColor }[]>();

  constructor(oc: ExactEngine) {
    this.oc = oc;
  }

  get isEmpty(): boolean {
    return this.byHash.size === 0;
  }

  /** Colours a shape, whatever it was coloured before. It is deleted with these colours. */
  set(shape: TopoDS_Shape, color: LinearColor): void {
    const hash = this.oc.ReplicadShapeHasher.HashCode(shape, HASH_BOUND);
    const alike = this.byHash.get(hash);
    const known = alike?.find((other) => other.shape.IsSame(shape));
    if (alike === undefined) this.byHash.set(hash, [{ shape, color }]);
    else if (known === undefined) alike.push({ shape, color });
    else {
      known.color = color;
      shape.delete();
    }
  }

  get(shape: TopoDS_Shape): LinearColor | null {
    const alike = this.byHash.get(this.oc.ReplicadShapeHasher.HashCode(shape, HASH_BOUND));
    return alike?.find((other) => other.shape.IsSame(shape))?.color ?? null;
  }

  delete(): void {
    for (const alike of this.byHash.values()) for (const { shape } of alike) shape.delete();
    this.byHash.clear();
  }
}

/** What a file colours. */
export class ModelColors {
  private readonly whole: LinearColor | null;
  private readonly home: TopLoc_Location;
  /** Of faces in their own frame, and of those that only the shell around them colours. */
  private readonly faces: ShapeColors;
  private readonly shellFaces: ShapeColors;
  /** Of solids, each where it stands in an assembly or in its own frame. */
  private readonly bodies: ShapeColors;

  /** `whole`: the colour of every body, where they are not told apart. */
  constructor(oc: ExactEngine, whole: LinearColor | null = null) {
    this.whole = whole;
    this.home = new oc.TopLoc_Location();
    this.faces = new ShapeColors(oc);
    this.shellFaces = new ShapeColors(oc);
    this.bodies = new ShapeColors(oc);
  }

  setFace(face: TopoDS_Shape, color: LinearColor): void {
    this.faces.set(face.Located(this.home), color);
  }

  setFaceOfShell(face: TopoDS_Shape, color: LinearColor): void {
    this.shellFaces.set(face.Located(this.home), color);
  }

  /** `body` is deleted with these colours. */
  setBody(body: TopoDS_Shape, color: LinearColor): void {
    this.bodies.set(body, color);
  }

  /** A face's own colour, wherever it stands. */
  ofFace(face: TopoDS_Shape): LinearColor | null {
    return this.find(this.faces, face);
  }

  /** The colour of a face's shell. */
  ofShell(face: TopoDS_Shape): LinearColor | null {
    return this.find(this.shellFaces, face);
  }

  private find(colors: ShapeColors, face: TopoDS_Shape): LinearColor | null {
    if (colors.isEmpty) return null;
    using own = face.Located(this.home);
    return colors.get(own);
  }

  /** The colour of a solid as it stands in the outermost assembly that colours it. */
  ofBody(body: TopoDS_Shape): LinearColor | null {
    if (this.bodies.isEmpty) return this.whole;
    using place = body.Location();
    return this.ofInstance(body, place, place);
  }

  /** A place is a chain from the body outwards; its end `outer` is left out. The longest is all of it, which leaves the body itself. */
  private ofInstance(body: TopoDS_Shape, place: TopLoc_Location, outer: TopLoc_Location): LinearColor | null {
    if (!outer.IsIdentity()) {
      using farther = outer.NextLocation();
      const color = this.ofInstance(body, place, farther);
      if (color !== null) return color;
    }
    using inner = place.Predivided(outer);
    using moved = body.Located(inner);
    return this.bodies.get(moved);
  }

  [Symbol.dispose](): void {
    this.home.delete();
    this.faces.delete();
    this.shellFaces.delete();
    this.bodies.delete();
  }
}
