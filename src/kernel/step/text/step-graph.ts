import type { StepScan } from './scan-step.ts';

/** What the references of a STEP file amount to. */
export interface StepGraph {
  readonly cyclic: boolean;
  /** Whether two entities have one id. */
  readonly ambiguous: boolean;
  /** How many bodies the kernel would have to place, instances of instances counted out. */
  readonly placedBodies: number;
}

/**
 * Follows every reference but those of property values once (Kahn's topological order), so a hostile file costs no more than an
 * honest one: finds entities that contain themselves, and multiplies out mapped items and nested assemblies.
 */
export function walkStepGraph(scan: StepScan): StepGraph {
  const { entities, referenceStarts, references } = scan;
  const entityOf = indexIds(scan);
  const ambiguous = scan.ids.some((id, n) => entityOf(id) !== n);
  const targets = new Int32Array(references.length);
  for (let i = 0; i < references.length; i++) targets[i] = entityOf(references[i] as number);
  for (const n of scan.valuesEntities) targets.fill(-1, referenceStarts[n], referenceStarts[n + 1]);
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
  if (ordered < entities) return { cyclic: true, ambiguous, placedBodies: 0 };

  // Paths from an entity down to bodies, leaves first. Styling and properties name a body once or twice;
  // only mapped items make this grow.
  const bodies = new Float64Array(entities);
  for (const solid of scan.solidEntities) bodies[solid] = 1;
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
  const assembly = countInstances(scan, entityOf);
  return { cyclic: assembly.cyclic, ambiguous, placedBodies: Math.max(most, assembly.instances) };
}

/** Instances of leaf parts in the tree that NEXT_ASSEMBLY_USAGE_OCCURRENCE entities span (their 4th and 5th argument: parent, child). */
function countInstances(scan: StepScan, entityOf: (id: number) => number): { cyclic: boolean; instances: number } {
  const children = new Map<number, number[]>();
  const used = new Set<number>();
  for (const usage of scan.usageEntities) {
    const first = scan.referenceStarts[usage] as number;
    const [parent, child] = [entityOf(scan.references[first] as number), entityOf(scan.references[first + 1] as number)];
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [child]);
    else siblings.push(child);
    used.add(child);
  }
  const instances = new Map<number, number>();
  const open = new Set<number>();
  let cyclic = false;
  const count = (part: number): number => {
    const known = instances.get(part);
    if (known !== undefined) return known;
    const below = children.get(part);
    if (below === undefined) return 1;
    if (open.has(part) || open.size > 500) {
      cyclic = true;
      return 1;
    }
    open.add(part);
    const sum = below.reduce((total, child) => total + count(child), 0);
    open.delete(part);
    instances.set(part, sum);
    return sum;
  };
  let total = 0;
  for (const parent of children.keys()) if (!used.has(parent)) total += count(parent);
  // Where every assembly is part of another one, none is a root.
  if (children.size > 0 && total === 0) cyclic = true;
  return { cyclic, instances: total };
}

/** Entity number by id; -1 where the file has no such entity. */
export function indexIds(scan: StepScan): (id: number) => number {
  let highest = 0;
  for (const id of scan.ids) if (id > highest) highest = id;
  if (highest <= scan.entities * 8 + 1024) {
    const table = new Int32Array(highest + 1).fill(-1);
    for (let n = 0; n < scan.entities; n++) table[scan.ids[n] as number] = n;
    return (id) => table[id] ?? -1;
  }
  const map = new Map<number, number>();
  for (let n = 0; n < scan.entities; n++) map.set(scan.ids[n] as number, n);
  return (id) => map.get(id) ?? -1;
}
