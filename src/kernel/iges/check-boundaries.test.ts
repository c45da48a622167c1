import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { describe, expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { type BrepShape, type BrepText, parseBrep } from './brep-text.ts';
import { hasRightBoundaries } from './check-boundaries.ts';

const oc = await nodeEngines().exact();
const TOLERANCE_MM = 1e-4;

function textOf(shape: TopoDS_Shape): BrepText {
  const text = parseBrep(oc.BRepToolsWrapper.Write(shape));
  if (text === null) throw new Error('No BREP text.');
  return text;
}

/** A flat face with a round hole. */
function sheet(): TopoDS_Shape {
  const [a, b, c, d] = [new oc.gp_Pnt(0, 0, 0), new oc.gp_Pnt(30, 0, 0), new oc.gp_Pnt(30, 20, 0), new oc.gp_Pnt(0, 20, 0)];
  const edge = (from: typeof a, to: typeof a) => new oc.BRepBuilderAPI_MakeEdge(from, to).Edge();
  const outside = new oc.BRepBuilderAPI_MakeWire(edge(a, b), edge(b, c), edge(c, d), edge(d, a));
  const axis = new oc.gp_Ax2(new oc.gp_Pnt(15, 10, 0), new oc.gp_Dir(0, 0, -1));
  const circle = new oc.BRepBuilderAPI_MakeEdge(new oc.gp_Circ(axis, 5)).Edge();
  const face = new oc.BRepBuilderAPI_MakeFace(outside.Wire(), true);
  face.Add(new oc.BRepBuilderAPI_MakeWire(circle).Wire());
  return face.Face();
}

/** A curved face with a seam between two flat ones. */
function cylinder(): TopoDS_Shape {
  return new oc.BRepPrimAPI_MakeCylinder(10, 20).Shape();
}

function moved(shape: TopoDS_Shape): TopoDS_Shape {
  const turn = new oc.gp_Trsf();
  turn.SetRotation(new oc.gp_Ax1(new oc.gp_Pnt(1, 2, 3), new oc.gp_Dir(1, 1, 0)), 1);
  return new oc.BRepBuilderAPI_Transform(shape, turn, true).Shape();
}

/** The text with the shapes of a kind changed. */
function change(text: BrepText, kind: string, alter: (shape: BrepShape, n: number) => BrepShape): BrepText {
  let n = 0;
  return { ...text, shapes: text.shapes.map((shape) => (shape.kind === kind ? alter(shape, n++) : shape)) };
}

const turnWire = (face: BrepShape, at: number): BrepShape => ({
  ...face,
  parts: face.parts.map((wire, i) => (i === at ? { ...wire, reversed: !wire.reversed } : wire)),
});

describe('boundaries', () => {
  test.each([
    ['a sheet with a hole', sheet],
    ['a cylinder with a seam', cylinder],
    ['a sheet that is moved', () => moved(sheet())],
    ['a cylinder that is moved', () => moved(cylinder())],
  ])('of %s are right', (_, make) => expect(hasRightBoundaries(textOf(make()), TOLERANCE_MM)).toBe(true));

  test.each([
    ['a sheet', sheet, 2],
    ['a cylinder', cylinder, 3],
  ])('of %s are wrong where one of them is turned, whether a face’s own or a hole', (_, make, count) => {
    const text = textOf(make());
    const faces = text.shapes.filter(({ kind }) => kind === 'Fa');
    const wires = faces.flatMap(({ parts }, n) => parts.map((_, at) => ({ n, at })));
    expect(wires).toHaveLength(count);
    for (const wrong of wires) {
      const spoilt = change(text, 'Fa', (face, n) => (n === wrong.n ? turnWire(face, wrong.at) : face));
      expect(hasRightBoundaries(spoilt, TOLERANCE_MM)).toBe(false);
    }
  });

  test('are wrong without an edge, without a boundary, and where a hole is missing its outside', () => {
    const text = textOf(sheet());
    const shortened = change(text, 'Wi', (wire) => (wire.parts.length === 4 ? { ...wire, parts: wire.parts.slice(1) } : wire));
    expect(hasRightBoundaries(shortened, TOLERANCE_MM)).toBe(false);
    expect(
      hasRightBoundaries(
        change(text, 'Fa', (face) => ({ ...face, parts: [] })),
        TOLERANCE_MM,
      ),
    ).toBe(false);
    expect(
      hasRightBoundaries(
        change(text, 'Fa', (face) => ({ ...face, parts: face.parts.slice(-1) })),
        TOLERANCE_MM,
      ),
    ).toBe(false);
  });

  test('are wrong where a curved face has no curve in its parameters, or one that runs elsewhere', () => {
    const text = textOf(cylinder());
    const bare = change(text, 'Ed', (edge) => ({ ...edge, body: edge.body.filter((line) => !/^[23] /.test(line)) }));
    expect(hasRightBoundaries(bare, TOLERANCE_MM)).toBe(false);
    const shift = (curve: string) => curve.replace(/^1 (\S+) (\S+)/, (_, u, v) => `1 ${u} ${Number(v) + 0.01}`);
    expect(hasRightBoundaries({ ...text, curves2d: text.curves2d.map(shift) }, TOLERANCE_MM)).toBe(false);
  });
});
