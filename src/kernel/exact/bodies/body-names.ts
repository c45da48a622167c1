import type { ExactEngine } from '../../occt/engine.ts';
import type { Shape } from '../../occt/words.ts';

/** What a file calls its solids, wherever each stands. */
export class BodyNames {
  private readonly oc: ExactEngine;
  private readonly names = new Map<number, string>();

  constructor(oc: ExactEngine) {
    this.oc = oc;
  }

  set(solid: Shape, name: string): void {
    this.names.set(this.identify(solid), name);
  }

  /** Null: it has none. */
  of(solid: Shape): string | null {
    return this.names.size === 0 ? null : (this.names.get(this.identify(solid)) ?? null);
  }

  private identify(solid: Shape): number {
    return this.oc.identityOf(this.oc.atHome(solid));
  }
}
