import { type IgesText, writeIges } from '#test/support/iges-text.ts';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const THICKNESS = 12;
const RIM: Circle = { x: 0, y: 0, r: 40 };
const HOLES: readonly Circle[] = [
  { x: 0, y: 0, r: 15 },
  ...[0, 1, 2, 3].map((k) => ({ x: 28 * Math.cos((k * Math.PI) / 2), y: 28 * Math.sin((k * Math.PI) / 2), r: 4 })),
];

export const FLANGE_TRUTH = {
  volumeMm3: THICKNESS * Math.PI * (RIM.r ** 2 - HOLES.reduce((sum, h) => sum + h.r ** 2, 0)),
  areaMm2:
    2 * Math.PI * (RIM.r ** 2 - HOLES.reduce((sum, h) => sum + h.r ** 2, 0)) +
    2 * Math.PI * THICKNESS * (RIM.r + HOLES.reduce((sum, h) => sum + h.r, 0)),
};

/**
 * A flange as an IGES 5.3 manifold solid (entity 186): 80 mm across, 12 mm thick, a 30 mm bore and four 8 mm bolt holes.
 * Every circle is two half arcs, so that no face needs a seam.
 */
export function makeFlange(): Uint8Array {
  const entities: IgesText[] = [];
  const add = (type: number, form: number, ...values: readonly number[]): number => {
    const parameters = `${[type, ...values.map((value, index) => writeNumber(value, isReal(type, index)))].join()};`;
    // All but the solid depend on others.
    return 2 * entities.push({ parameters, form, status: type === 186 ? '00000000' : '00010000' }) - 1;
  };

  const vertices: number[] = [];
  const edges: { curve: number; from: number; to: number }[] = [];
  const addVertex = (x: number, y: number, z: number) => vertices.push(x, y, z) / 3;
  const addEdge = (curve: number, from: number, to: number) => edges.push({ curve, from, to });

  const rings = [RIM, ...HOLES].map((circle) => {
    const { x, y, r } = circle;
    const levels = [0, THICKNESS].map((z) => {
      const right = addVertex(x + r, y, z);
      const left = addVertex(x - r, y, z);
      const upper = addEdge(add(100, 0, z, x, y, x + r, y, x - r, y), right, left);
      const lower = addEdge(add(100, 0, z, x, y, x - r, y, x + r, y), left, right);
      return { right, left, upper, lower };
    });
    const [bottom, top] = levels as [(typeof levels)[0], (typeof levels)[0]];
    const rightLine = addEdge(add(110, 0, x + r, y, 0, x + r, y, THICKNESS), bottom.right, top.right);
    const leftLine = addEdge(add(110, 0, x - r, y, 0, x - r, y, THICKNESS), bottom.left, top.left);
    return { circle, bottom, top, rightLine, leftLine };
  });

  const vertexList = add(502, 1, vertices.length / 3, ...vertices);
  const edgeList = add(504, 1, edges.length, ...edges.flatMap((e) => [e.curve, vertexList, e.from, vertexList, e.to]));
  /** A loop of [edge number, runs along the edge] pairs. */
  const addLoop = (...uses: readonly (readonly [number, boolean])[]) =>
    add(508, 1, uses.length, ...uses.flatMap(([edge, along]) => [0, edgeList, edge, along ? 1 : 0, 0]));

  const faces: (readonly [number, boolean])[] = [];
  for (const [index, { circle, bottom, top, rightLine, leftLine }] of rings.entries()) {
    const axis = add(110, 0, circle.x, circle.y, 0, circle.x, circle.y, 1);
    // Each half has a surface of its own, half a turn of one upright line, so that no surface closes on itself.
    const turn = (reach: number) => {
      const upright = add(110, 0, circle.x + reach, circle.y, 0, circle.x + reach, circle.y, THICKNESS);
      return add(120, 0, axis, upright, 0, Math.PI);
    };
    const upper = addLoop([bottom.upper, true], [leftLine, true], [top.upper, false], [rightLine, false]);
    const lower = addLoop([bottom.lower, true], [rightLine, true], [top.lower, false], [leftLine, false]);
    faces.push([add(510, 1, turn(circle.r), 1, 1, upper), index === 0], [add(510, 1, turn(-circle.r), 1, 1, lower), index === 0]);
  }
  for (const z of [0, THICKNESS]) {
    // A plane as a bilinear B-spline surface: degrees, flags, knots, weights, poles, parameter ranges.
    const poles = [-50, 50].flatMap((y) => [-50, 50].flatMap((x) => [x, y, z]));
    const plane = add(128, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, ...poles, 0, 1, 0, 1);
    const loops = rings.map(({ bottom, top }, index) => {
      const ring = z === 0 ? bottom : top;
      return index === 0 ? addLoop([ring.upper, true], [ring.lower, true]) : addLoop([ring.lower, false], [ring.upper, false]);
    });
    faces.push([add(510, 1, plane, loops.length, 1, ...loops), z !== 0]);
  }
  const shell = add(514, 1, faces.length, ...faces.flatMap(([face, along]) => [face, along ? 1 : 0]));
  add(186, 0, shell, 1, 0);
  return new TextEncoder().encode(`${writeIges(entities, GLOBALS, 'QuickQuote fixture: flange')}\n`);
}

const GLOBALS =
  '1H,,1H;,6Hflange,10Hflange.igs,10HQuickQuote,1H1,32,38,6,308,15,6Hflange,1.,2,2HMM,1,0.1,15H20240101.000000,1.E-6,100.,,,11,0,;';

function isReal(type: number, index: number): boolean {
  return type === 100 || type === 110 || (type === 502 && index > 0) || (type === 120 && index > 1) || (type === 128 && index > 8);
}

function writeNumber(value: number, real: boolean): string {
  if (!real) return String(value);
  if (Number.isInteger(value)) return `${value}.`;
  return Math.abs(value) < 1e-9 ? '0.' : value.toFixed(12);
}
