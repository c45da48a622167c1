import { countNested } from '../../basics/count-nested.ts';
import type { StepStatements } from './step-statements.ts';

const DEEPEST_ASSEMBLY = 500;

/** What the references of a STEP file amount to. */
export interface StepGraph {
  /** Whether two entities have one id. */
  readonly ambiguous: boolean;
  /** How many bodies the kernel would have to place, instances of instances counted out. Null: some entities contain themselves. */
  readonly placedBodies: number | null;
}

/**
 * Follows every reference but those of property values once (Kahn's topological order), so a hostile file costs no more than an
 * honest one: finds entities that contain themselves, and multiplies out mapped items and nested assemblies.
 */
export function walkStepGraph(statements: StepStatements): StepGraph {
  const { scan, placeOf } = statements;
  const { entities, referenceStarts, references } = scan;
  const ambiguous = scan.ids.some((id, n) => placeOf(id) !== n);
  const targets = new Int32Array(references.length);
  for (let i = 0; i < references.length; i++) targets[i] = placeOf(references[i] as number);
  for (const n of scan.listed.values) targets.fill(-1, referenceStarts[n], referenceStarts[n + 1]);
  const incoming = new Uint32Array(entities);
  for (const target of targets) if (target >= 0) incoming[target] = (incoming[target] as number) + 1;
  const order = new Uint32Array(entities);
  let ordered = 0;
  for (let n = 0; n < entities; n++) if (incoming[n] === 0) order[ordered++] = n;
  for (let next = 0; next < ordered; next++) {
    const n = order[next] as number;
    for (let i = referenceStarts[n] as number; i < (referenceStarts[n + 1] as number); i++) {
      const target = targets[i] as number;
      if (target < 0) continue;
      const left = (incoming[target] as number) - 1;
      incoming[target] = left;
      if (left === 0) order[ordered++] = target;
    }
  }
  if (ordered < entities) return { ambiguous, placedBodies: null };

  // Paths from an entity down to bodies, leaves first. Styling and properties name a body once or twice;
  // only mapped items make this grow.
  const bodies = new Float64Array(entities);
  for (const solid of scan.listed.solid) bodies[solid] = 1;
  let most = 0;
  for (let next = ordered - 1; next >= 0; next--) {
    const n = order[next] as number;
    let sum = bodies[n] as number;
    for (let i = referenceStarts[n] as number; i < (referenceStarts[n + 1] as number); i++) {
      const target = targets[i] as number;
      if (target >= 0) sum += bodies[target] as number;
    }
    bodies[n] = sum;
    if (sum > most) most = sum;
  }
  const instances = countInstances(statements);
  return { ambiguous, placedBodies: instances === null ? null : Math.max(most, instances) };
}

/** Instances of leaf parts in the tree that uses of products span. Null: an assembly contains itself. */
function countInstances(statements: StepStatements): number | null {
  const uses = statements.listUses();
  const used = new Set([...uses.values()].flat());
  const roots = [...uses.keys()].filter((product) => !used.has(product));
  // Where every assembly is part of another one, none is a root.
  if (uses.size > 0 && roots.length === 0) return null;
  return countNested(
    roots,
    (product) => uses.get(product) ?? [],
    ({ length }) => (length === 0 ? 1 : 0),
    DEEPEST_ASSEMBLY,
  );
}
