import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { HASH_BOUND } from './describe-features.ts';

interface Entry<Value> {
  readonly shape: TopoDS_Shape;
  value: Value;
}

/** Values by shape. Shapes are the same where they are made of the same and stand in the same place, whichever way they look. */
export class ShapeMap<Value> {
  private readonly oc: ExactEngine;
  private readonly byHash = new Map<number, Entry<Value>[]>();

  constructor(oc: ExactEngine) {
    this.oc = oc;
  }

  get isEmpty(): boolean {
    return this.byHash.size === 0;
  }

  get(shape: TopoDS_Shape): Value | undefined {
    return this.byHash.get(this.hash(shape))?.find((other) => other.shape.IsSame(shape))?.value;
  }

  /** Whether `shape` is kept, and must not be deleted before the map is done with; false: the same one is there already. */
  set(shape: TopoDS_Shape, value: Value): boolean {
    const hash = this.hash(shape);
    const alike = this.byHash.get(hash);
    const known = alike?.find((other) => other.shape.IsSame(shape));
    if (known !== undefined) {
      known.value = value;
      return false;
    }
    if (alike === undefined) this.byHash.set(hash, [{ shape, value }]);
    else alike.push({ shape, value });
    return true;
  }

  entries(): readonly Readonly<Entry<Value>>[] {
    return [...this.byHash.values()].flat();
  }

  private hash(shape: TopoDS_Shape): number {
    return this.oc.ReplicadShapeHasher.HashCode(shape, HASH_BOUND);
  }
}
