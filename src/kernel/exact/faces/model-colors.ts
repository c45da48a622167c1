import type { TopLoc_Location, TopoDS_Shape } from 'replicad-opencascadejs';
import type { LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { ShapeMap } from './shape-map.ts';

/** What a file colours. */
export class ModelColors {
  private readonly whole: LinearColor | null;
  private readonly home: TopLoc_Location;
  /** Of faces in their own frame, and of those that only the shell around them colours. */
  private readonly faces: ShapeMap<LinearColor>;
  private readonly shellFaces: ShapeMap<LinearColor>;
  /** Of solids, each where it stands in an assembly or in its own frame. */
  private readonly bodies: ShapeMap<LinearColor>;

  /** `whole`: the colour of every body, where they are not told apart. */
  constructor(oc: ExactEngine, whole: LinearColor | null = null) {
    this.whole = whole;
    this.home = new oc.TopLoc_Location();
    this.faces = new ShapeMap<LinearColor>(oc);
    this.shellFaces = new ShapeMap<LinearColor>(oc);
    this.bodies = new ShapeMap<LinearColor>(oc);
  }

  setFace(face: TopoDS_Shape, color: LinearColor): void {
    setColor(this.faces, face.Located(this.home), color);
  }

  setFaceOfShell(face: TopoDS_Shape, color: LinearColor): void {
    setColor(this.shellFaces, face.Located(this.home), color);
  }

  /** `body` is deleted with these colours. */
  setBody(body: TopoDS_Shape, color: LinearColor): void {
    setColor(this.bodies, body, color);
  }

  /** A face's own colour, wherever it stands. */
  ofFace(face: TopoDS_Shape): LinearColor | null {
    return this.find(this.faces, face);
  }

  /** The colour of a face's shell. */
  ofShell(face: TopoDS_Shape): LinearColor | null {
    return this.find(this.shellFaces, face);
  }

  private find(colors: ShapeMap<LinearColor>, face: TopoDS_Shape): LinearColor | null {
    if (colors.isEmpty) return null;
    using own = face.Located(this.home);
    return colors.get(own) ?? null;
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
    return this.bodies.get(moved) ?? null;
  }

  [Symbol.dispose](): void {
    this.home.delete();
    for (const colors of [this.faces, this.shellFaces, this.bodies]) for (const { shape } of colors.entries()) shape.delete();
  }
}

/** Colours a shape, whatever it was coloured before. */
function setColor(colors: ShapeMap<LinearColor>, shape: TopoDS_Shape, color: LinearColor): void {
  if (!colors.set(shape, color)) shape.delete();
}
