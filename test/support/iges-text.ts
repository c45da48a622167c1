import { BOX_FACES } from './box-faces.ts';

/** An entity of an IGES file: its parameters, which begin with the type number, its status number and its form. */
export interface IgesText {
  readonly parameters: string;
  readonly status?: string;
  readonly form?: number;
}

export const IGES_GLOBALS = '1H,,1H;,4Hpart,4Hpart,1Hq,1H1,32,38,6,308,15,4Hpart,1.,2,2HMM,1,0.1,15H20240101.000000,1.E-6,100.,,,11,0,;';

/** Writes an IGES file of these entities; the first stands at directory pointer 1, the second at 3 … */
export function writeIges(entities: readonly (string | IgesText)[], globals = IGES_GLOBALS, start = 'part'): string {
  const record = (body: string, section: string, number: number) => `${body.padEnd(72)}${section}${String(number).padStart(7)}`;
  const field = (value: string | number) => String(value).padStart(8);
  const globalLines = globals.match(/.{1,72}/g) ?? [];
  const directory: string[] = [];
  const parameterLines: string[] = [];
  for (const [i, entity] of entities.entries()) {
    const { parameters, status = '0', form = 0 } = typeof entity === 'string' ? { parameters: entity } : entity;
    const type = parameters.split(',')[0] ?? '';
    const lines = parameters.match(/.{1,63}(?:[,;]|$)|.{1,64}/g) ?? [];
    const first = parameterLines.length + 1;
    directory.push([type, first, 0, 0, 0, 0, 0, 0, status].map(field).join(''), [type, 0, 0, lines.length, form].map(field).join(''));
    parameterLines.push(...lines.map((line) => `${line.padEnd(64)}${field(2 * i + 1)}`));
  }
  const counts = [1, globalLines.length, directory.length, parameterLines.length].map(
    (count, i) => 'SGDP'.charAt(i) + String(count).padStart(7),
  );
  return [
    record(start, 'S', 1),
    ...globalLines.map((line, i) => record(line, 'G', i + 1)),
    ...directory.map((line, i) => record(line, 'D', i + 1)),
    ...parameterLines.map((line, i) => record(line, 'P', i + 1)),
    record(counts.join(''), 'T', 1),
  ].join('\n');
}

type Point = readonly [number, number, number];

/** A flat spline surface with four corners: the first, those beside it, and the one across. */
export function writeSquare(first: Point, left: Point, right: Point): string {
  const across = first.map((value, axis) => (left[axis] ?? 0) + (right[axis] ?? 0) - value);
  const poles = [first, left, right, across].flat().map((value) => value.toFixed(1));
  return `128,1,1,1,1,0,0,1,0,0,0.,0.,1.,1.,0.,0.,1.,1.,1.,1.,1.,1.,${poles.join(',')},0.,1.,0.,1.;`;
}

/** A flat surface at height 0 within a boundary of straight lines through these points; `first`: the directory pointer of its first entity. */
export function writeTrimmed(points: readonly (readonly [number, number])[], first: number): string[] {
  const lines = points.map(([x, y], i) => {
    const [toX, toY] = points[(i + 1) % points.length] ?? [x, y];
    return `110,${[x, y, 0, toX, toY, 0].map((value) => value.toFixed(7)).join(',')};`;
  });
  const entities = [writeSquare([0, 0, 0], [30, 0, 0], [0, 30, 0]), ...lines];
  const pointer = (place: number) => first + 2 * place;
  const [chain, boundary] = [pointer(entities.length), pointer(entities.length + 1)];
  const sides = lines.map((_, i) => pointer(i + 1)).join(',');
  return [...entities, `102,${lines.length},${sides};`, `142,0,${first},0,${chain},2;`, `144,${first},1,0,${boundary};`];
}

/** The six sides of a cube with one corner at `at`, mm. */
export function writeCube(sizeMm: number, [x, y, z]: Point = [0, 0, 0]): string[] {
  return [0, 1, 2].flatMap((axis) =>
    [0, 1].map((side) => {
      const corner = (u: number, v: number): Point => {
        const [i = 0, k = 0, l = 0] = [u, v].toSpliced(axis, 0, side);
        return [x + sizeMm * i, y + sizeMm * k, z + sizeMm * l];
      };
      return writeSquare(corner(0, 0), corner(1, 0), corner(0, 1));
    }),
  );
}

/** A cube as one solid, whose faces share their edges; `curveOf` may give an edge, from 0, another curve than its line. */
export function writeSolidCube(sizeMm: number, curveOf: (edge: number, line: string) => string = (_, line) => line): IgesText[] {
  const corners = Array.from(
    { length: 8 },
    (_, corner): Point => [corner & 1 ? sizeMm : 0, corner & 2 ? sizeMm : 0, corner & 4 ? sizeMm : 0],
  );
  const edges = corners.flatMap((_, from) => [1, 2, 4].filter((step) => (from & step) === 0).map((step) => [from, from + step] as const));
  const at = (corner: number) => corners[corner] ?? ([0, 0, 0] as const);
  const spell = (corner: number) =>
    at(corner)
      .map((value) => value.toFixed(4))
      .join(',');
  const pointer = (place: number) => 2 * place + 1;
  const [vertices, list, lines] = [2, 3, 4] as const;
  const faces = lines + edges.length;
  const loop = (round: (typeof BOX_FACES)[number]) => {
    const sides = round.map((from, side) => {
      const to = round[(side + 1) % round.length] ?? from;
      const edge = edges.findIndex(([low, high]) => low === Math.min(from, to) && high === Math.max(from, to));
      return `0,${pointer(list)},${edge + 1},${from < to ? 1 : 0},0`;
    });
    return `508,4,${sides.join(',')};`;
  };
  const entities = [
    `186,${pointer(1)},1,0;`,
    `514,6,${BOX_FACES.map((_, n) => `${pointer(faces + 3 * n)},1`).join(',')};`,
    `502,8,${corners.map((_, corner) => spell(corner)).join(',')};`,
    `504,12,${edges.map(([from, to], n) => `${pointer(lines + n)},${pointer(vertices)},${from + 1},${pointer(vertices)},${to + 1}`).join(',')};`,
    ...edges.map(([from, to], n) => curveOf(n, `110,${spell(from)},${spell(to)};`)),
    ...BOX_FACES.flatMap((round, n) => [
      `510,${pointer(faces + 3 * n + 1)},1,1,${pointer(faces + 3 * n + 2)};`,
      writeSquare(at(round[0]), at(round[1]), at(round[3])),
      loop(round),
    ]),
  ];
  return entities.map((parameters, n) => ({ parameters, status: n === 0 ? '0' : '00010000' }));
}
