import { create } from 'zustand';

/** What another version of the stores has written is not read. */
const VERSION = 1;

interface StoredStoreOptions<Data extends object, Actions extends object> {
  /** Where it lies in local storage. */
  readonly key: string;
  /** Turns whatever was stored, or undefined, into sound data. Never throws. */
  readonly read: (stored: unknown) => Data;
  readonly actions: (set: (change: (data: Data) => Partial<Data>) => void) => Actions;
}

/**
 * A store that outlives a reload: kept in local storage as its data plus a version, checked when it is read,
 * and followed when another tab changes it. Without local storage it lives as long as the page.
 */
export function createStoredStore<Data extends object, Actions extends object>(options: StoredStoreOptions<Data, Actions>) {
  const { key, actions } = options;
  const read = () => options.read(readStored(key));
  const names = Object.keys(options.read(undefined)) as (keyof Data)[];
  let isFollowing = false;
  const store = create<Data & Actions>()((set) => ({
    ...read(),
    ...actions((change) => set((state) => change(state) as Partial<Data & Actions>)),
  }));
  store.subscribe((state) => {
    // What another tab wrote stays as that wrote it.
    if (!isFollowing) writeStored(key, { ...Object.fromEntries(names.map((name) => [name, state[name]])), version: VERSION });
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key !== key) return;
      isFollowing = true;
      store.setState(read() as Partial<Data & Actions>);
      isFollowing = false;
    });
  }
  return store;
}

/** What lies in local storage as `{ …data, version }`. Storage that is full, blocked or corrupt counts as empty. */
function readStored(key: string): unknown {
  try {
    const { version = VERSION, ...data } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return version === VERSION ? data : undefined;
  } catch {
    return undefined;
  }
}

function writeStored(key: string, data: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(data));
  } catch {
    // The page goes on with what it holds in memory.
  }
}
