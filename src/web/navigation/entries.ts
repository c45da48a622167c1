/** What goes along with an address without standing in it. */
export interface EntryState {
  /** What the server said about the mail that confirms a request. */
  readonly confirmation?: 'mailed' | 'withheld';
  /** What the request that was sent is called. */
  readonly requestNumber?: string | undefined;
  /** What the request that was sent can be followed with. */
  readonly requestKey?: string | undefined;
  /** Names the place in the history. */
  readonly key?: string;
}

/** Where somebody is and has been. */
export interface Entries {
  /** The present address from its path on, e.g. '/app/upload?msp_id=1', and what goes along with it. */
  readonly read: () => { readonly href: string; readonly state: EntryState };
  readonly write: (kind: 'push' | 'replace', href: string, state: EntryState) => void;
  /** Calls after somebody went back or forth. */
  readonly onTravel: (act: () => void) => void;
}

/** The browser's own. */
export function browserEntries(): Entries {
  // A place on a page is found again once the page is drawn.
  history.scrollRestoration = 'manual';
  return {
    read: () => ({ href: location.href.slice(location.origin.length), state: history.state ?? {} }),
    write: (kind, href, state) => history[`${kind}State`](state, '', href),
    onTravel: (act) => window.addEventListener('popstate', act),
  };
}

/** Entries beside the browser's, for tests and for builds, which run without one; `back` goes back as somebody would. */
export function memoryEntries(href: string, state: EntryState = {}): Entries & { readonly back: () => void } {
  const entries = [{ href, state }];
  let travel = () => {};
  return {
    read: () => entries.at(-1) ?? { href, state },
    write: (kind, ...[written, along]) => {
      if (kind === 'replace') entries.pop();
      entries.push({ href: written, state: along });
    },
    onTravel: (act) => {
      travel = act;
    },
    back: () => {
      entries.pop();
      travel();
    },
  };
}
