import type { Box, Matrix } from '../basics/box.ts';
import type { Vector } from '../basics/vectors.ts';
import { agreeNormals } from './agree-normals.ts';
import { readColors, readNames, readTree } from './read-document.ts';
import { type EngineCalls, startModule, type Watch } from './start-module.ts';
import {
  type ColoredShape,
  type DrawnShape,
  type Edge,
  type Face,
  KIND,
  type Kind,
  type NamedSolid,
  type Range,
  type ReadShape,
  type Shape,
  type Trace,
  toShape,
  type UsedProduct,
} from './words.ts';
import { WorkSpan } from './work-span.ts';

const NO_FACE = -1;
const UNITS = { mm: 0, cm: 1, in: 2 } as const;

/**
 * Open CASCADE Technology, asked through the front in `engine/`. Lengths are in mm. Whatever it throws comes out as an exception of
 * WebAssembly's, after which it may be used on.
 */
export class ExactEngine {
  private readonly calls: EngineCalls;
  private told = new Float64Array(0);
  /** What callers say of the calls that follow. */
  readonly span: WorkSpan;
  /** How often all shapes were forgotten. */
  forgotten = 0;

  constructor(module: WebAssembly.Module, watch: Watch = () => {}) {
    this.span = new WorkSpan(watch);
    this.calls = startModule(module, this.span.tell);
  }

  /** Memory that it holds, bytes. It only ever grows. */
  get heldBytes(): number {
    return this.calls.memory.buffer.byteLength;
  }

  /** Whether there was too little memory for what was done since all was forgotten; what came of it is not whole. */
  get ranOut(): boolean {
    return this.calls.ran_out() !== 0;
  }

  /** Forgets all shapes, of which none may be used any more. */
  forget(): void {
    this.calls.forget();
    this.forgotten++;
  }

  /** Null where nothing could be turned into a shape. */
  readStep(bytes: Uint8Array): ReadShape | null {
    return this.readShape(bytes, (at) => this.calls.read_step(at, bytes.length));
  }

  /** Null where nothing could be turned into a shape. */
  readIges(bytes: Uint8Array, onlyVisible: boolean): ReadShape | null {
    return this.readShape(bytes, (at) => this.calls.read_iges(at, bytes.length, onlyVisible ? 1 : 0));
  }

  /** A shape in the engine's own text form. Null: it is none. */
  readBrep(text: string): Shape | null {
    const bytes = new TextEncoder().encode(text);
    return this.withBytes(bytes, (at) => toShape(this.calls.read_brep(at, bytes.length)));
  }

  /** What the last file colours. Of two for one shape the later one holds. */
  listColors(): ColoredShape[] {
    return readColors(this.takeNumbers(this.calls.list_colors()));
  }

  /** What the last file calls the solids of its products, each in its own frame. */
  listNames(): NamedSolid[] {
    return readNames(this.takeNumbers(this.calls.list_names()), (at, length) => this.toldText(at, length));
  }

  /** What the last STEP file is put together of, in the order of its faces. */
  listTree(): UsedProduct[] {
    return readTree(this.takeNumbers(this.calls.list_tree()), (at, length) => this.toldText(at, length));
  }

  /** What the entities of these ids in the last STEP file were made into, each in its own frame; null: nothing. */
  listMade(ids: readonly number[]): (Shape | null)[] {
    const bytes = new Uint8Array(Int32Array.from(ids).buffer);
    return this.withBytes(bytes, (at) => this.takeNumbers(this.calls.list_made(at, ids.length))).map(toShape);
  }

  kindOf(shape: Shape): number {
    return this.calls.kind_of(shape);
  }

  sideOf(shape: Shape): number {
    return this.calls.orientation_of(shape);
  }

  oriented<S extends Shape>(shape: S, side: number): S {
    return this.calls.oriented(shape, side) as S;
  }

  /** A shape in its own frame. */
  atHome(shape: Shape): Shape {
    return this.calls.at_home(shape) as Shape;
  }

  isDegenerated(edge: Edge): boolean {
    return this.calls.is_degenerated(edge) !== 0;
  }

  /** One number for all shapes that are made of the same and stand in the same place, whichever way they look. */
  identityOf(shape: Shape): number {
    return this.calls.identity_of(shape);
  }

  listFaces(shape: Shape): Face[] {
    return this.list<Face>(() => this.calls.list_parts(shape, KIND.face, KIND.none));
  }

  listEdges(shape: Shape): Edge[] {
    return this.list<Edge>(() => this.calls.list_parts(shape, KIND.edge, KIND.none));
  }

  /** The parts of a kind, but not those within a part of kind `outside`. */
  listParts(shape: Shape, kind: Kind, outside: Kind = KIND.none): Shape[] {
    return this.list<Shape>(() => this.calls.list_parts(shape, kind, outside));
  }

  countParts(shape: Shape, kind: Kind, outside: Kind = KIND.none): number {
    return this.calls.count_parts(shape, kind, outside);
  }

  /** Where a shape stands; null: in its own frame. `scale` is the factor on lengths. */
  placeOf(shape: Shape): { readonly matrix: Matrix; readonly scale: number } | null {
    if (this.calls.place_of(shape) === 0) return null;
    return { matrix: this.take(12) as unknown as Matrix, scale: this.tell(12) };
  }

  /** A shape as it stands in each assembly around it: first where it stands in the outermost, last in its own frame. */
  listPlaces(shape: Shape): Shape[] {
    return this.list<Shape>(() => this.calls.list_places(shape));
  }

  moved(shape: Shape, matrix: Matrix): Shape {
    return this.withNumbers(matrix, (at) => this.calls.moved(shape, at) as Shape);
  }

  /** A copy whose surfaces lie where the shape, moved from its own place, stands. */
  redrawn(shape: Shape, matrix: Matrix): Shape {
    return this.withNumbers(matrix, (at) => this.calls.redrawn(shape, at) as Shape);
  }

  /** A box that is surely large enough, from control points and parameter ranges. Null: the shape is empty. */
  boundOf(shape: Shape, withTolerance = true): Box | null {
    return this.calls.box_of(shape, 0, withTolerance ? 1 : 0) === 0 ? null : (this.take(6) as unknown as Box);
  }

  /** The exact box of a shape whose faces are planes, cylinders or cones. Null: it is empty. */
  boxOf(shape: Shape): Box | null {
    return this.calls.box_of(shape, 1, 0) === 0 ? null : (this.take(6) as unknown as Box);
  }

  /** The area of a face, mm², and the volume of the cone from a point to it, mm³, negative where it looks towards the point; right to about `precision`, which is relative. */
  shareOf(face: Face, [x, y, z]: Vector, precision: number): { readonly areaMm2: number; readonly volumeMm3: number } {
    this.span.tell(0);
    const areaMm2 = this.calls.share_of(face, x, y, z, precision);
    return { areaMm2, volumeMm3: this.tell(0) };
  }

  /** Whether there are shells, and every edge of each is shared by two faces. */
  isClosed(shape: Shape): boolean {
    return this.calls.is_closed(shape) !== 0;
  }

  /** The sum of a shape's corners, each as often as edges run up to it, and their number. */
  sumCorners(shape: Shape): { readonly sum: Vector; readonly count: number } {
    const count = this.calls.sum_corners(shape);
    return { sum: this.vector(0), count };
  }

  surfaceOf(face: Face): number {
    return this.calls.surface_of(face);
  }

  /** Of a spline surface, along u and v. */
  countPoles(face: Face): readonly [number, number] {
    this.calls.count_poles(face);
    return [this.tell(0), this.tell(1)];
  }

  /** What a face takes up of its surface. */
  rangeOf(face: Face): Range {
    this.calls.range_of(face);
    return this.takeRange();
  }

  /** The range of a face's surface where the face trims it. */
  trimmedRangeOf(face: Face): Range {
    this.calls.trimmed_range_of(face);
    return this.takeRange();
  }

  /** Where a surface's polynomials change. */
  listKnots(face: Face, along: 'u' | 'v'): number[] {
    return this.takeNumbers(this.calls.list_knots(face, along === 'u' ? 1 : 0));
  }

  /** Of a surface of revolution. */
  axisOf(face: Face): { readonly centre: Vector; readonly direction: Vector } {
    this.calls.axis_of(face);
    return { centre: this.vector(0), direction: this.vector(3) };
  }

  pointAt(face: Face, u: number, v: number): Vector {
    this.calls.surface_point(face, u, v);
    return this.vector(0);
  }

  /** A point, and the cross product of the derivatives along u and v there, outward from the body. */
  normalAt(face: Face, u: number, v: number): { readonly point: Vector; readonly normal: Vector } {
    this.calls.surface_normal(face, u, v);
    return { point: this.vector(0), normal: this.vector(3) };
  }

  /** How high a surface is along a direction, with the derivatives of that: u and v, then uu, uv and vv. */
  slopeAt(face: Face, u: number, v: number, direction: Vector) {
    this.calls.surface_bend(face, u, v);
    const along = (at: number) => this.dot(at, direction);
    return { height: along(0), slope: [along(3), along(6)], bend: [along(9), along(15), along(12)] } as const;
  }

  /** An edge's kind of curve with its first and last parameter and, of a spline, its knots; with a face, as it runs over its surface. */
  curveOf(edge: Edge, face?: Face): { readonly kind: number; readonly from: number; readonly to: number; readonly knots: number } {
    const kind = this.calls.curve_of(edge, face ?? NO_FACE);
    return { kind, from: this.tell(0), to: this.tell(1), knots: this.tell(2) };
  }

  curvePointAt(edge: Edge, at: number, face?: Face): Vector {
    this.calls.curve_point(edge, face ?? NO_FACE, at);
    return this.vector(0);
  }

  /** How high a curve over a face is along a direction, with its two derivatives. */
  curveSlopeAt(edge: Edge, face: Face, at: number, direction: Vector) {
    this.calls.curve_bend(edge, face, at);
    return { height: this.dot(0, direction), slope: this.dot(3, direction), bend: this.dot(6, direction) };
  }

  /** The edges that bound a face, as they run over its surface in the direction that keeps it on their left. */
  listTraces(face: Face): Trace[] {
    return this.list<Trace>(() => this.calls.list_traces(face));
  }

  traceOf(trace: Trace): { readonly kind: number; readonly from: number; readonly to: number } {
    const kind = this.calls.trace_of(trace);
    return { kind, from: this.tell(0), to: this.tell(1) };
  }

  /** Where a trace's polynomials change. */
  traceKnots(trace: Trace): number[] {
    return this.takeNumbers(this.calls.trace_knots(trace));
  }

  traceAt(trace: Trace, at: number): { readonly u: number; readonly v: number; readonly du: number; readonly dv: number } {
    this.calls.trace_point(trace, at);
    return { u: this.tell(0), v: this.tell(1), du: this.tell(2), dv: this.tell(3) };
  }

  /** The parameters of a node of a face's mesh; nodes are counted from 1. */
  nodeOf(face: Face, node: number): readonly [number, number] {
    this.calls.node_of(face, node);
    return [this.tell(0), this.tell(1)];
  }

  /** A corner of a plane face that lines, circles and ellipses bound, and its area times the direction that it looks to. Null: others do. */
  followPlane(face: Face): { readonly corner: Vector; readonly area: Vector } | null {
    return this.calls.follow_plane(face) === 0 ? null : { corner: this.vector(0), area: this.vector(3) };
  }

  /** The place of a face's kind of surface in SURFACE_KINDS, and the radius of a cylinder or a sphere. */
  describe(face: Face): { readonly kind: number; readonly radiusMm: number | null } {
    const kind = this.calls.describe(face);
    return { kind, radiusMm: Number.isNaN(this.tell(0)) ? null : this.tell(0) };
  }

  /** The body to mesh in the place of one: a copy whose extruded splines are spelt as splines, which meshes better, or the body itself. */
  meshable(body: Shape, deflectionMm: number): Shape {
    return this.calls.meshable(body, deflectionMm) as Shape;
  }

  /** Meshes a shape: no farther from its surfaces than `deflectionMm`, and by no larger steps along curves than `angle`, radians. */
  mesh(shape: Shape, deflectionMm: number, angle: number): DrawnShape {
    this.calls.mesh(shape, deflectionMm, angle);
    this.calls.tell_mesh();
    const { buffer } = this.calls.memory;
    const floats = (at: number) => new Float32Array(buffer, this.tell(at), this.tell(at + 1)).slice();
    const counts = (at: number) => new Uint32Array(buffer, this.tell(at), this.tell(at + 1)).slice();
    const drawn = { positions: floats(0), normals: floats(2), indices: counts(4), trianglesOfFace: counts(6) };
    agreeNormals(drawn);
    const edges = new Float64Array(buffer, this.tell(12), this.tell(13)).slice();
    return { ...drawn, segments: floats(8), segmentsOfEdge: counts(10), edges };
  }

  /** Joins faces along edges that lie together; closed: each edge bounds two faces, but for those that faces close upon themselves with. */
  sew(shape: Shape, toleranceMm: number): { readonly sewn: Shape; readonly isClosed: boolean } {
    const sewn = this.calls.sew(shape, toleranceMm) as Shape;
    return { sewn, isClosed: this.tell(0) !== 0 };
  }

  /** The solids that the shells of a sewn shape bound; none where one is not closed. */
  closeShells(sewn: Shape): Shape[] {
    return this.list<Shape>(() => this.calls.close_shells(sewn));
  }

  /** The edges that bound one face, once; none where edges lie in no face. */
  listFreeEdges(shape: Shape): Edge[] {
    return this.list<Edge>(() => this.calls.list_free_edges(shape));
  }

  /** A solid as a STEP file (AP214) of one product. `colors` are linear red, green and blue of the whole, then of each face; NaN for none. */
  writeStep(solid: Shape, name: string, unit: keyof typeof UNITS, colors: readonly number[]): Uint8Array {
    const text = new TextEncoder().encode(`${name}\0`);
    return this.withBytes(text, (nameAt) =>
      this.withNumbers(colors, (colorsAt) => {
        const length = this.calls.write_step(solid, nameAt, UNITS[unit], colorsAt);
        if (length === 0) throw new Error('The engine could not write a solid.');
        return new Uint8Array(this.calls.memory.buffer, this.tell(0), length).slice();
      }),
    );
  }

  private readShape(bytes: Uint8Array, read: (at: number) => number): ReadShape | null {
    const shape = this.withBytes(bytes, (at) => toShape(read(at)));
    this.span.tell(1);
    return shape === null ? null : { shape, complete: this.tell(0) !== 0, scaled: this.tell(1) !== 0 };
  }

  private withNumbers<T>(values: readonly number[], call: (at: number) => T): T {
    return this.withBytes(new Uint8Array(Float64Array.from(values).buffer), call);
  }

  private withBytes<T>(bytes: Uint8Array, call: (at: number) => T): T {
    const at = this.calls.take_room(bytes.length);
    if (at === 0) throw new Error('out of memory');
    try {
      new Uint8Array(this.calls.memory.buffer, at, bytes.length).set(bytes);
      return call(at);
    } finally {
      this.calls.give_back(at);
    }
  }

  private list<T extends number>(call: () => number): T[] {
    const count = call();
    const first = this.tell(0);
    return Array.from({ length: count }, (_, n) => (first + n) as T);
  }

  /** A piece of the text that the last call has told. */
  private toldText(at: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.calls.memory.buffer, this.tell(0) + at, length));
  }

  /** One of the numbers that the last call has told. */
  private tell(at: number): number {
    // Memory that grows leaves its views behind.
    if (this.told.length === 0) this.told = new Float64Array(this.calls.memory.buffer, this.calls.told_at(), TOLD);
    return this.told[at] as number;
  }

  private take(count: number): number[] {
    return Array.from({ length: count }, (_, at) => this.tell(at));
  }

  private takeNumbers(count: number): number[] {
    return [...new Float64Array(this.calls.memory.buffer, this.calls.numbers_at(), count)];
  }

  private readonly vector = (at: number): Vector => [this.tell(at), this.tell(at + 1), this.tell(at + 2)];

  private dot(at: number, [x, y, z]: Vector): number {
    return x * this.tell(at) + y * this.tell(at + 1) + z * this.tell(at + 2);
  }

  private takeRange(): Range {
    return { uMin: this.tell(0), uMax: this.tell(1), vMin: this.tell(2), vMax: this.tell(3) };
  }
}

/** How many numbers a call tells at most. */
const TOLD = 32;
