const FACE = /^Fa$/gm;

/** The faces of a shape. */
export function countFaces(brep: string): number {
  return brep.match(FACE)?.length ?? 0;
}

/** Numbers that differ by less, or by less than this share of them, are the same but for rounding. */
const ROUNDING = 1e-9;

/** Whether two shapes, each as BREP text, are the same but for rounding. */
export function isSameBrep(one: string, other: string): boolean {
  if (one === other) return true;
  const [ones, others] = [one.split('\n'), other.split('\n')];
  return ones.length === others.length && ones.every((line, i) => line === others[i] || isSameLine(line, others[i] as string));
}

function isSameLine(one: string, other: string): boolean {
  const [ones, others] = [one.split(' '), other.split(' ')];
  const isSame = (a: string, b: string) => a === b || Math.abs(Number(a) - Number(b)) <= ROUNDING * Math.max(1, Math.abs(Number(a)));
  return ones.length === others.length && ones.every((part, i) => isSame(part, others[i] as string));
}

const TOLERANCE = /^(?:Ve\n|Ed\n +)(\S+)/gm;

/** The largest tolerance of a vertex or an edge of a shape, mm; 0 where there is none. */
export function largestTolerance(brep: string): number {
  let largest = 0;
  for (const [, tolerance] of brep.matchAll(TOLERANCE)) largest = Math.max(largest, Number(tolerance));
  return largest;
}
