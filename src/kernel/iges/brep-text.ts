/** One shape of a BREP text: a vertex, an edge, a wire, a face or what is made of them. */
export interface BrepShape {
  /** 'Ve', 'Ed', 'Wi', 'Fa', 'Sh', 'So' or 'Co'. */
  readonly kind: string;
  /** The lines of its geometry, as they stand in the text. */
  readonly body: readonly string[];
  readonly flags: string;
  readonly parts: readonly BrepPart[];
}

/** A shape as part of another one. */
export interface BrepPart {
  /** Place in the list of shapes, counted from 0. */
  readonly shape: number;
  readonly reversed: boolean;
  /** Number of the location that the part is moved by; 0: it stands in place. */
  readonly location: number;
}

/** The parts of a BREP text without triangles (OCCT's own format, version 3). Geometry is numbered from 1, kept as it is written. */
export interface BrepText {
  readonly heading: readonly string[];
  readonly locations: readonly string[];
  readonly curves2d: readonly string[];
  readonly curves: readonly string[];
  readonly surfaces: readonly string[];
  /** Parts stand before what is made of them; the last shape is the one that the text is about. */
  readonly shapes: readonly BrepShape[];
}

const TITLES = [
  'Locations',
  'Curve2ds',
  'Curves',
  'Polygon3D',
  'PolygonOnTriangulations',
  'Surfaces',
  'Triangulations',
  'TShapes',
] as const;
const REFERENCE = /^([+-])(\d+)$/;

/** Takes a BREP text apart; null where it holds triangles or parts that are neither forward nor reversed. */
export function parseBrep(text: string): BrepText | null {
  const lines = text.split('\n');
  let from = 0;
  const starts = TITLES.map((title) => (from = lines.findIndex((line, at) => at >= from && line.startsWith(`${title} `))));
  if (starts.includes(-1)) return null;
  const [locations, curves2d, curves, polygons, drawn, surfaces, triangles, shapes] = starts as Eight;
  if ([polygons, drawn, triangles].some((at) => !lines[at]?.endsWith(' 0'))) return null;
  const count = Number(lines[shapes]?.slice('TShapes '.length));
  const parsed = parseShapes(lines, shapes + 1, count);
  return (
    parsed && {
      heading: lines.slice(0, locations),
      locations: splitRecords(lines, locations + 1, curves2d, countLocationLines),
      curves2d: splitRecords(lines, curves2d + 1, curves, countCurveLines),
      curves: splitRecords(lines, curves + 1, polygons, countCurveLines),
      surfaces: splitRecords(lines, surfaces + 1, triangles, countSurfaceLines),
      shapes: parsed,
    }
  );
}

type Eight = [number, number, number, number, number, number, number, number];
type Lines = readonly string[];

function splitRecords(lines: Lines, from: number, to: number, countLines: (lines: Lines, at: number) => number): string[] {
  const records: string[] = [];
  for (let at = from; at < to; ) {
    const next = at + countLines(lines, at);
    records.push(lines.slice(at, next).join('\n'));
    at = next;
  }
  return records;
}

/** A location is a 1 above a matrix in three lines, or a product of others in one line. */
function countLocationLines(lines: Lines, at: number): number {
  return lines[at] === '1' ? 4 : 1;
}

/** A spline's knots stand on a line of their own; a trimmed and an offset curve stand above the curve they are made of. */
function countCurveLines(lines: Lines, at: number): number {
  const kind = Number.parseInt(lines[at] ?? '', 10);
  if (kind === 7) return 2;
  return kind === 8 || kind === 9 ? 1 + countCurveLines(lines, at + 1) : 1;
}

/** Swept surfaces stand above their curve, trimmed and offset ones above their surface, a spline's knots below its rows of poles. */
function countSurfaceLines(lines: Lines, at: number): number {
  const [kind, ...values] = (lines[at] ?? '').split(/\s+/, 11).map(Number);
  if (kind === 6 || kind === 7) return 1 + countCurveLines(lines, at + 1);
  if (kind === 10 || kind === 11) return 1 + countSurfaceLines(lines, at + 1);
  if (kind !== 9) return 1;
  const [rows = 0, , uKnots = 0, vKnots = 0] = values.slice(6);
  return rows + uKnots + vKnots + 3;
}

function parseShapes(lines: Lines, from: number, count: number): BrepShape[] | null {
  const shapes: BrepShape[] = [];
  let at = from;
  for (; shapes.length < count; at++) {
    const kind = lines[at++];
    const body: string[] = [];
    for (; lines[at] !== ''; at++) {
      if (at >= lines.length) return null;
      body.push(lines[at] as string);
    }
    const flags = lines[++at];
    const partsAt = at + 1;
    do at++;
    while (at < lines.length && !lines[at]?.endsWith('*'));
    const parts = parseParts(lines.slice(partsAt, at + 1).join(''), count, shapes.length);
    if (kind === undefined || flags === undefined || parts === null) return null;
    shapes.push({ kind, body, flags, parts });
  }
  return shapes;
}

/** Parts are counted from the last shape backwards, each followed by its location; all stand among the first `known` shapes. */
function parseParts(line: string, count: number, known: number): BrepPart[] | null {
  const words = line.trim().split(/\s+/);
  if (words.pop() !== '*') return null;
  const parts: BrepPart[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [, sign, number] = REFERENCE.exec(words[at] as string) ?? [];
    const shape = count - Number(number);
    if (!(shape >= 0 && shape < known)) return null;
    parts.push({ shape, reversed: sign === '-', location: Number(words[at + 1]) });
  }
  return parts;
}

/** Puts a BREP text together. */
export function printBrep({ heading, locations, curves2d, curves, surfaces, shapes }: BrepText): string {
  const count = shapes.length;
  const printPart = ({ shape, reversed, location }: BrepPart) => `${reversed ? '-' : '+'}${count - shape} ${location} `;
  const records = [locations, curves2d, curves, [], [], surfaces, []];
  return [
    ...heading,
    ...records.flatMap((list, i) => [`${TITLES[i]} ${list.length}`, ...list]),
    '',
    `TShapes ${count}`,
    ...shapes.map(({ kind, body, flags, parts }) => [kind, ...body, '', flags, `${parts.map(printPart).join('')}*`].join('\n')),
    '',
    '+1 0 ',
    '',
  ].join('\n');
}

/** Whether moving by one location (its number) takes back what another one does. */
export function cancels({ locations }: BrepText, location: number, other: number): boolean {
  return other === 0 ? location === 0 : locations[location - 1]?.trim() === `2  ${other} -1 0`;
}

const SURFACE_OF_FACE = /^\S+ +\S+ +(\d+) /;

/** The number of a face's surface, counted from 1. */
export function surfaceOf({ body }: BrepShape): number {
  return Number(SURFACE_OF_FACE.exec(body[0] ?? '')?.[1]);
}

/** Whether an edge is but a point, such as a sphere's pole. */
export function isDegenerated(edge: BrepShape | undefined): boolean {
  return edge?.body[0]?.endsWith(' 1') === true;
}
