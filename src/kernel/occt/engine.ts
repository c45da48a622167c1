import type { Box, Matrix } from '../basics/box.ts';
import { SURFACE_KINDS } from '../basics/model.ts';
import type { Vector } from '../basics/vectors.ts';
import { agreeNormals } from './agree-normals.ts';
import { answered, Front } from './front.ts';
import { readColors, readNames, readTree } from './read-document.ts';
import { readEdges, spell } from './read-drawn.ts';
import {
  type DrawnShape,
  type Edge,
  type Face,
  KIND,
  type Kind,
  type Range,
  type ReadShape,
  type Shape,
  type Trace,
  toShape,
} from './words.ts';

const NO_FACE = -1;
const UNITS = { mm: 0, cm: 1, in: 2 } as const;

/**
 * What Open CASCADE Technology is asked, through the front in `engine/`. Lengths are in mm. Whatever it throws comes out as an exception
 * of WebAssembly's, after which it may be used on.
 */
export class ExactEngine extends Front {
  /** How often all shapes were forgotten. */
  forgotten = 0;

  /** Whether there was too little memory for what was done since all was forgotten; what came of it is not whole. */
  get ranOut(): boolean {
    return this.ask('ran_out') !== 0;
  }

  /** Forgets all shapes, of which none may be used any more. */
  forget(): void {
    this.ask('forget');
    this.forgotten++;
  }

  /** Null where nothing could be turned into a shape. */
  readStep(bytes: Uint8Array): ReadShape | null {
    return this.readShape(bytes, (at) => this.ask('read_step', at, bytes.length));
  }

  /** Null where nothing could be turned into a shape. */
  readIges(bytes: Uint8Array, onlyVisible: boolean): ReadShape | null {
    return this.readShape(bytes, (at) => this.ask('read_iges', at, bytes.length, onlyVisible ? 1 : 0));
  }

  /** A shape in the engine's own text form. Null: it is none. */
  readBrep(text: string): Shape | null {
    const bytes = new TextEncoder().encode(text);
    return this.withBytes(bytes, (at) => toShape(this.ask('read_brep', at, bytes.length)));
  }

  /** What the last file colours. Of two for one shape the later one holds. */
  readonly listColors = answered(this.call<[]>('list_colors'), (count) => readColors(this.listNumbers(count)));
  /** What the last file calls the solids of its products, each in its own frame. */
  readonly listNames = answered(this.call<[]>('list_names'), (count) => readNames(this.listNumbers(count), this.tellText));
  /** What the last STEP file is put together of, in the order of its faces. */
  readonly listTree = answered(this.call<[]>('list_tree'), (count) => readTree(this.listNumbers(count), this.tellText));
  /** What the entities of these ids in the last STEP file were made into, each in its own frame; null: nothing. */
  listMade(ids: readonly number[]): (Shape | null)[] {
    const bytes = new Uint8Array(Int32Array.from(ids).buffer);
    return this.withBytes(bytes, (at) => this.listNumbers(this.ask('list_made', at, ids.length))).map(toShape);
  }

  readonly kindOf = this.call<[shape: Shape]>('kind_of');
  readonly sideOf = this.call<[shape: Shape]>('orientation_of');

  /** A shape in its own frame. */
  readonly atHome = this.call<[shape: Shape], Shape>('at_home');
  readonly isDegenerated = answered(this.call<[edge: Edge]>('is_degenerated'), Boolean);
  /** One number for all shapes that are made of the same and stand in the same place, whichever way they look. */
  readonly identityOf = this.call<[shape: Shape]>('identity_of');

  listFaces(shape: Shape): Face[] {
    return this.listParts(shape, KIND.face);
  }

  listEdges(shape: Shape): Edge[] {
    return this.listParts(shape, KIND.edge);
  }

  listParts<Part extends Shape>(shape: Shape, kind: Kind): Part[] {
    return this.list(this.ask('list_parts', shape, kind, KIND.none));
  }

  /** How many parts of a kind there are, but for those within a part of kind `outside`. */
  countParts(shape: Shape, kind: Kind, outside: Kind = KIND.none): number {
    return this.ask('count_parts', shape, kind, outside);
  }

  /** Where a shape stands; null: in its own frame. `scale` is the factor on lengths. */
  readonly placeOf = answered(this.call<[shape: Shape]>('place_of'), (stands) =>
    stands === 0 ? null : { matrix: this.tellMany(12) as unknown as Matrix, scale: this.tell(12) },
  );
  /** A shape as it stands in each assembly around it: first where it stands in the outermost, last in its own frame. */
  readonly listPlaces = answered(this.call<[shape: Shape]>('list_places'), (count) => this.list<Shape>(count));

  moved(shape: Shape, matrix: Matrix): Shape {
    return this.withNumbers(matrix, (at) => this.ask('moved', shape, at) as Shape);
  }

  /** A copy whose surfaces lie where the shape, moved from its own place, stands. */
  redrawn(shape: Shape, matrix: Matrix): Shape {
    return this.withNumbers(matrix, (at) => this.ask('redrawn', shape, at) as Shape);
  }

  /** A box that is surely large enough, from control points and parameter ranges. Null: the shape is empty. */
  boundOf(shape: Shape, withTolerance = true): Box | null {
    return this.tellBox(this.ask('box_of', shape, 0, withTolerance ? 1 : 0));
  }

  /** The exact box of a shape whose faces are planes, cylinders or cones. Null: it is empty. */
  boxOf(shape: Shape): Box | null {
    return this.tellBox(this.ask('box_of', shape, 1, 0));
  }

  /** The area of a face, mm², and the volume of the cone from a point to it, mm³, negative where it looks towards the point; right to about `precision`, which is relative. */
  shareOf(face: Face, [x, y, z]: Vector, precision: number): { readonly areaMm2: number; readonly volumeMm3: number } {
    this.span.tell(0);
    const areaMm2 = this.ask('share_of', face, x, y, z, precision);
    return { areaMm2, volumeMm3: this.tell(0) };
  }

  /** Whether there are shells, and every edge of each is shared by two faces. */
  readonly isClosed = answered(this.call<[shape: Shape]>('is_closed'), Boolean);
  /** The sum of a shape's corners, each as often as edges run up to it, and their number. */
  readonly sumCorners = answered(this.call<[shape: Shape]>('sum_corners'), (count) => ({ sum: this.tellVector(0), count }));
  readonly surfaceOf = this.call<[face: Face]>('surface_of');
  /** Of a spline surface, along u and v. */
  readonly countPoles = answered(this.call<[face: Face]>('count_poles'), () => [this.tell(0), this.tell(1)] as const);
  /** What a face takes up of its surface. */
  readonly rangeOf = answered(this.call<[face: Face]>('range_of'), () => this.tellRange());
  /** The range of a face's surface where the face trims it. */
  readonly trimmedRangeOf = answered(this.call<[face: Face]>('trimmed_range_of'), () => this.tellRange());
  /** Where a surface's polynomials change. */
  listKnots(face: Face, along: 'u' | 'v'): number[] {
    return this.listNumbers(this.ask('list_knots', face, along === 'u' ? 1 : 0));
  }

  /** Of a surface of revolution. */
  readonly axisOf = answered(this.call<[face: Face]>('axis_of'), () => ({ centre: this.tellVector(0), direction: this.tellVector(3) }));

  /** A point, and the cross product of the derivatives along u and v there, outward from the body. */
  readonly normalAt = answered(this.call<[face: Face, u: number, v: number]>('surface_normal'), () => ({
    point: this.tellVector(0),
    normal: this.tellVector(3),
  }));

  /** How high a surface is along a direction, with the derivatives of that: u and v, then uu, uv and vv. */
  slopeAt(face: Face, u: number, v: number, direction: Vector) {
    this.ask('surface_bend', face, u, v);
    const along = (at: number) => this.tellAlong(at, direction);
    return { height: along(0), slope: [along(3), along(6)], bend: [along(9), along(15), along(12)] } as const;
  }

  /** An edge's kind of curve with its first and last parameter and, of a spline, its knots; with a face, as it runs over its surface. */
  curveOf(edge: Edge, face?: Face): { readonly kind: number; readonly from: number; readonly to: number; readonly knots: number } {
    const kind = this.ask('curve_of', edge, face ?? NO_FACE);
    return { kind, from: this.tell(0), to: this.tell(1), knots: this.tell(2) };
  }

  curvePointAt(edge: Edge, at: number, face?: Face): Vector {
    this.ask('curve_point', edge, face ?? NO_FACE, at);
    return this.tellVector(0);
  }

  /** How high a curve over a face is along a direction, with its two derivatives. */
  curveSlopeAt(edge: Edge, face: Face, at: number, direction: Vector) {
    this.ask('curve_bend', edge, face, at);
    return { height: this.tellAlong(0, direction), slope: this.tellAlong(3, direction), bend: this.tellAlong(6, direction) };
  }

  /** The edges that bound a face, as they run over its surface in the direction that keeps it on their left. */
  readonly listTraces = answered(this.call<[face: Face]>('list_traces'), (count) => this.list<Trace>(count));
  readonly traceOf = answered(this.call<[trace: Trace]>('trace_of'), (kind) => ({ kind, from: this.tell(0), to: this.tell(1) }));
  /** Where a trace's polynomials change. */
  readonly traceKnots = answered(this.call<[trace: Trace]>('trace_knots'), (count) => this.listNumbers(count));
  readonly traceAt = answered(this.call<[trace: Trace, at: number]>('trace_point'), () => ({
    ...{ u: this.tell(0), v: this.tell(1) },
    ...{ du: this.tell(2), dv: this.tell(3) },
  }));
  /** The parameters of a node of a face's mesh; nodes are counted from 1. */
  readonly nodeOf = answered(this.call<[face: Face, node: number]>('node_of'), () => [this.tell(0), this.tell(1)] as const);
  /** A corner of a plane face that lines, circles and ellipses bound, and its area times the direction that it looks to. Null: others do. */
  readonly followPlane = answered(this.call<[face: Face]>('follow_plane'), (isFollowed) =>
    isFollowed === 0 ? null : { corner: this.tellVector(0), area: this.tellVector(3) },
  );
  /** The place of a face's kind of surface in SURFACE_KINDS, and the radius of a cylinder or a sphere. */
  readonly describe = answered(this.call<[face: Face]>('describe'), (kind) => ({
    surface: SURFACE_KINDS[kind] ?? 'free-form',
    radiusMm: Number.isNaN(this.tell(0)) ? null : this.tell(0),
  }));
  /** The body to mesh in the place of one: a copy whose extruded splines are spelt as splines, which meshes better, or the body itself. */
  readonly meshable = this.call<[body: Shape, deflectionMm: number], Shape>('meshable');

  /** Meshes a shape: no farther from its surfaces than `deflectionMm`, and by no larger steps along curves than `angle`, radians. */
  mesh(shape: Shape, deflectionMm: number, angle: number): DrawnShape {
    this.ask('mesh', shape, deflectionMm, angle);
    this.ask('tell_mesh');
    const { buffer } = this.exports.memory;
    const floats = (at: number) => new Float32Array(buffer, this.tell(at), this.tell(at + 1)).slice();
    const counts = (at: number) => new Uint32Array(buffer, this.tell(at), this.tell(at + 1)).slice();
    const [trianglesOfFace, segmentsOfEdge] = [counts(6), counts(10)];
    const drawn = { positions: floats(0), normals: floats(2), indices: counts(4), trianglesOfFace };
    agreeNormals(drawn);
    const edgeFigures = readEdges(new Float64Array(buffer, this.tell(12), this.tell(13)));
    const edges = { edgeSegments: floats(8), edgeOfSegment: spell(segmentsOfEdge), edgeFigures };
    return { ...drawn, faceOfTriangle: spell(trianglesOfFace), ...edges };
  }

  /** Joins faces along edges that lie together; closed: each edge bounds two faces, but for those that faces close upon themselves with. */
  readonly sew = answered(this.call<[shape: Shape, toleranceMm: number], Shape>('sew'), (sewn) => ({
    sewn: sewn as Shape,
    isClosed: this.tell(0) !== 0,
  }));
  /** The solids that the shells of a sewn shape bound; none where one is not closed. */
  readonly closeShells = answered(this.call<[sewn: Shape]>('close_shells'), (count) => this.list<Shape>(count));
  /** The edges that bound one face, once; none where edges lie in no face. */
  readonly listFreeEdges = answered(this.call<[shape: Shape]>('list_free_edges'), (count) => this.list<Edge>(count));

  /** A solid as a STEP file (AP214) of one product. `colors` are linear red, green and blue of the whole, then of each face; NaN for none. */
  writeStep(solid: Shape, name: string, unit: keyof typeof UNITS, colors: readonly number[]): Uint8Array {
    const text = new TextEncoder().encode(`${name}\0`);
    return this.withBytes(text, (nameAt) =>
      this.withNumbers(colors, (colorsAt) => {
        const length = this.ask('write_step', solid, nameAt, UNITS[unit], colorsAt);
        if (length === 0) throw new Error('The engine could not write a solid.');
        return new Uint8Array(this.exports.memory.buffer, this.tell(0), length).slice();
      }),
    );
  }

  private readShape(bytes: Uint8Array, read: (at: number) => number): ReadShape | null {
    const shape = this.withBytes(bytes, (at) => toShape(read(at)));
    this.span.tell(1);
    return shape === null ? null : { shape, complete: this.tell(0) !== 0, scaled: this.tell(1) !== 0, legible: this.tell(2) !== 0 };
  }

  private tellBox(isThere: number): Box | null {
    return isThere === 0 ? null : (this.tellMany(6) as unknown as Box);
  }

  private tellRange(): Range {
    return { uMin: this.tell(0), uMax: this.tell(1), vMin: this.tell(2), vMax: this.tell(3) };
  }
}
