import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { ShapeMap } from '../faces/shape-map.ts';

/** What a file calls its solids, wherever each stands. */
export class BodyNames {
  private readonly oc: ExactEngine;
  private readonly names: ShapeMap<string>;

  constructor(oc: ExactEngine) {
    this.oc = oc;
    this.names = new ShapeMap<string>(oc);
  }

  set(solid: TopoDS_Shape, name: string): void {
    const own = this.atHome(solid);
    if (!this.names.set(own, name)) own.delete();
  }

  /** Null: it has none. */
  of(solid: TopoDS_Shape): string | null {
    if (this.names.isEmpty) return null;
    using own = this.atHome(solid);
    return this.names.get(own) ?? null;
  }

  private atHome(solid: TopoDS_Shape): TopoDS_Shape {
    using home = new this.oc.TopLoc_Location();
    return solid.Located(home);
  }

  [Symbol.dispose](): void {
    for (const { shape } of this.names.entries()) shape.delete();
  }
}
