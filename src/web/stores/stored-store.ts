import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';

interface StoredStoreOptions<Data extends object, Actions extends object> {
  /** Where it lies in local storage. */
  readonly key: string;
  /** What another version has written is not read. */
  readonly version: number;
  /** Turns whatever was stored, or undefined, into sound data. Never throws. */
  readonly read: (stored: unknown) => Data;
  readonly actions: (set: (change: (data: Data) => Partial<Data>) => void) => Actions;
}

/**
 * A store that outlives a reload: kept in local storage as its data plus `version`, checked when it is read,
 * and followed when another tab changes it. Without local storage it lives as long as the page.
 */
export function createStoredStore<Data extends object, Actions extends object>(options: StoredStoreOptions<Data, Actions>) {
  const { key, version, read } = options;
  const initial = read(undefined);
  const names = Object.keys(initial) as (keyof Data)[];
  const store = create<Data & Actions>()(
    persist<Data & Actions, [], [], Data>(
      (set) => ({ ...initial, ...options.actions((change) => set((state) => change(state) as Partial<Data & Actions>)) }),
      {
        name: key,
        version,
        storage: flatStorage<Data>(version),
        partialize: (state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Data,
        merge: (stored, current) => ({ ...current, ...read(stored) }),
      },
    ),
  );
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) void store.persist.rehydrate();
    });
  }
  return store;
}

/** `{ …data, version }` as JSON. Storage that is full, blocked or corrupt counts as empty. */
function flatStorage<Data extends object>(version: number): PersistStorage<Data> {
  return {
    getItem: (key) => {
      try {
        const { version: writtenBy = version, ...state } = JSON.parse(localStorage.getItem(key) ?? '{}');
        return writtenBy === version ? { state, version } : null;
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...value.state, version }));
      } catch {
        // The page goes on with what it holds in memory.
      }
    },
    removeItem: (key) => localStorage.removeItem(key),
  };
}
