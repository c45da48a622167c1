import type { ListedKind } from '../text/scan-step.ts';
import type { StepStatements } from '../text/step-statements.ts';

/** No author lets a dimension or a tolerance reach over more aspects and faces of a shape; a hostile one would. */
const MOST_STEPS = 1000;

/** What points at the dimensions, tolerances and datums of a STEP file, and at the aspects of its shape that they are said of, by ids. */
export class AnnotationLinks {
  /** The representation of a dimension's value. */
  readonly values = new Map<number, number>();
  /** What a dimension may be off by. */
  readonly limits = new Map<number, number>();
  /** The form of a tolerance's zone. */
  readonly zones = new Map<number, number>();
  /** What of the shape an aspect is, commonly faces. */
  private readonly items = new Map<number, number[]>();
  /** The aspects that one is made of or derived from, and the features of a datum. */
  private readonly members = new Map<number, number[]>();

  constructor(statements: StepStatements) {
    const list = (kind: ListedKind) => statements.list(kind).map((entity) => statements.references(entity));
    for (const [dimension = -1, value = -1] of list('dimensionValue')) this.values.set(dimension, value);
    for (const [range = -1, dimension = -1] of list('dimensionLimits')) this.limits.set(dimension, range);
    for (const ids of list('toleranceZone')) for (const tolerance of ids.subarray(1, -1)) this.zones.set(tolerance, ids.at(-1) ?? -1);
    for (const ids of list('aspectItem')) add(this.items, ids[0] ?? -1, ids.subarray(2));
    const datums = new Set(statements.list('datum').map(({ id }) => id));
    // The distance of two aspects is a relation of theirs as well.
    const dimensions = new Set(statements.scan.listed.dimension);
    for (const link of statements.list('aspectLink').filter(({ place }) => !dimensions.has(place))) {
      const [relating = -1, related = -1] = statements.references(link);
      if (datums.has(related)) add(this.members, related, [relating]);
      else add(this.members, relating, [related]);
    }
  }

  /** The ids of what of the shape some aspects are, each once. */
  itemsOf(aspects: Iterable<number>): number[] {
    const seen = new Set(aspects);
    const items = new Set<number>();
    let steps = 0;
    const take = (from: readonly number[] = [], into: Set<number>) => {
      for (const id of from.slice(0, MOST_STEPS - steps)) into.add(id);
      steps = Math.min(MOST_STEPS, steps + from.length + 1);
    };
    for (const aspect of seen) {
      take(this.items.get(aspect), items);
      take(this.members.get(aspect), seen);
    }
    return [...items];
  }
}

function add(lists: Map<number, number[]>, key: number, values: Iterable<number>): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [...values]);
  else list.push(...values);
}
