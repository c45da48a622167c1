import type { ExactEngine } from '../../occt/engine.ts';
import type { NamedSolid, Shape } from '../../occt/words.ts';

/** What systems write where nobody gave a name. */
const NO_NAME = /^(?:none|solid|compound|shape|part|body|unnamed|no[ _]?name|default|open cascade.*|=>\[.*\]|not specified)?[ _-]?\d*$/i;

/** What of the engine is asked for names. */
type NamingEngine = Pick<ExactEngine, 'listNames' | 'identityOf' | 'atHome'>;

/**
 * What the file that was read last calls its solids, wherever each stands: a solid that is alone in its product is called as that, of several
 * each has a name of its own where no two are the same.
 */
export class BodyNames {
  private readonly oc: NamingEngine;
  private readonly names = new Map<number, string>();

  constructor(oc: NamingEngine) {
    this.oc = oc;
    for (const solids of Map.groupBy(oc.listNames(), ({ product }) => product).values()) this.name(solids);
  }

  /** Null: it has none. */
  of(solid: Shape): string | null {
    return this.names.size === 0 ? null : (this.names.get(this.identify(solid)) ?? null);
  }

  private name(solids: readonly NamedSolid[]): void {
    const own = solids.map(({ ownName }) => readName(ownName));
    for (const [n, { solid, productName }] of solids.entries()) {
      const isAlone = solids.length === 1;
      const name = (isAlone ? readName(productName) : null) ?? own[n] ?? null;
      if (name !== null && (isAlone || own.indexOf(name) === own.lastIndexOf(name))) this.names.set(this.identify(solid), name);
    }
  }

  private identify(solid: Shape): number {
    return this.oc.identityOf(this.oc.atHome(solid));
  }
}

/** Null where a name says nothing. */
export function readName(text: string): string | null {
  const name = text.trim().toWellFormed();
  return NO_NAME.test(name) ? null : name;
}
