import type { ComponentType, ReactNode } from 'react';
import { type Location, readAddress, type Target, writeAddress } from './address.ts';
import type { Entries, EntryState } from './entries.ts';
import type { RoutePath } from './route-paths.ts';

/** A page, or a frame that gets the page as its child. */
export type Layer = ComponentType<{ readonly children?: ReactNode }>;
export type LayerLoader = () => Promise<Layer>;

/** Where somebody comes to, and what its path says, by name. */
export interface Visit {
  readonly location: Location;
  readonly params: Readonly<Record<string, string>>;
}

export interface Route {
  /** Says where whoever may not see the page goes instead; null lets him in. */
  readonly guard?: ((visit: Visit) => Target | null | Promise<Target | null>) | undefined;
  /** The frames from the outermost on, and last the page. */
  readonly layers: readonly LayerLoader[];
}

/** What is on the screen. */
export interface Shown extends Visit {
  readonly layers: readonly Layer[];
  /** Where on the page to begin: at its anchor or top, where it was left, or wherever the reader is. */
  readonly begin: 'top' | 'left' | 'here';
}

interface GoOptions {
  /** Takes the present entry's place in the history. */
  readonly replace?: boolean | undefined;
  /** False keeps the reader where he is on the page. */
  readonly resetScroll?: boolean | undefined;
  /** Goes nowhere while somebody is on the way to another page. */
  readonly yields?: boolean | undefined;
  readonly state?: EntryState;
}

interface RouterOptions {
  readonly routes: Readonly<Partial<Record<RoutePath, Route>>>;
  /** Stands around every page. */
  readonly frame: Layer;
  readonly notFound: LayerLoader;
  /** What to do when the code of a page can't be fetched; what it rejects with takes the page's place. */
  readonly onLoss: (cause: unknown) => Promise<never>;
  readonly entries: Entries;
}

export type Router = ReturnType<typeof createRouter>;

/**
 * Goes from page to page. The guard of a page is asked and its code fetched while the former page stays; then address and page change
 * at once. Whoever goes elsewhere meanwhile gets there, and nothing comes of the former.
 */
export function createRouter({ routes, frame, notFound, onLoss, entries }: RouterOptions) {
  const patterns = Object.entries(routes).map(([path, route]) => ({ matches: compilePath(path), route }));
  const listeners = new Set<(next: Shown, former: Shown) => void>();
  let shown: Shown = { location: locate(), params: {}, layers: [], begin: 'left' };
  let latest = 0;
  let arrived = 0;

  function locate(): Location {
    const { href, state } = entries.read();
    return readAddress(href, { ...state, key: state.key ?? createKey() });
  }

  function find(location: Location): Visit & Route {
    for (const { matches, route } of patterns) {
      const params = matches(location.pathname);
      if (params !== null) return { location, params, ...route };
    }
    return { location, params: {}, layers: [notFound] };
  }

  /** Shows what is at `location`, or where its guard sends; unless somebody goes elsewhere before it is there. */
  async function show(location: Location, kind: 'push' | 'replace', begin: Shown['begin']): Promise<void> {
    latest += 1;
    const own = latest;
    const { guard, layers: loaders, ...visit } = find(location);
    let layers: readonly Layer[];
    try {
      const elsewhere = (await guard?.(visit)) ?? null;
      if (own !== latest) return;
      if (elsewhere !== null) return show(readAddress(writeAddress(elsewhere), { key: createKey() }), kind, 'top');
      layers = await Promise.all(loaders.map((load) => load().catch(onLoss).catch(standIn)));
    } catch (error) {
      layers = [standIn(error)];
    }
    if (own !== latest) return;
    arrived = own;
    entries.write(kind, location.href, location.state);
    const former = shown;
    shown = { ...visit, layers: [frame, ...layers], begin };
    for (const listener of listeners) listener(shown, former);
  }

  entries.onTravel(() => void show(locate(), 'replace', 'left'));

  const fetched = new Set<LayerLoader>();

  return {
    /** What is on the screen, or is about to be; nothing before the first `load`. */
    get shown() {
      return shown;
    },
    get location() {
      return shown.location;
    },
    /** Shows what is at the present address, as it is now: its guard is asked anew. */
    load: () => show(locate(), 'replace', shown.layers.length === 0 ? 'left' : 'here'),
    /** Resolves once the page is there, and about to be drawn. */
    navigate: async <P extends RoutePath>({
      replace,
      resetScroll = true,
      yields = false,
      state,
      ...target
    }: Target<P> & GoOptions): Promise<void> => {
      if (yields && arrived !== latest) return;
      const location = readAddress(writeAddress(target as Target), { ...state, key: createKey() });
      const kind = replace === true || location.href === shown.location.href ? 'replace' : 'push';
      return show(location, kind, resetScroll ? 'top' : 'here');
    },
    /** Fetches the code of a page to which somebody may go next, once; a failure shows when he does. */
    preload: (href: string): void => {
      for (const load of find(readAddress(href)).layers) {
        // Each import looks through the page for what it needs, and links ask with every price of a long quote.
        if (fetched.has(load)) continue;
        fetched.add(load);
        load().catch(() => fetched.delete(load));
      }
    },
    /** Tells of every change of what is shown, until the answer is called. */
    subscribe: (listener: (next: Shown, former: Shown) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Reads the named parts of a path such as '/msp/clients/$clientId'; null where another is meant. */
function compilePath(path: string): (pathname: string) => Visit['params'] | null {
  const pattern = new RegExp(`^${path.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`, 'i');
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text)]));
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** In the place of a page that failed: fails in its words where the page would be drawn. */
function standIn(error: unknown): Layer {
  return () => {
    throw error;
  };
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}
