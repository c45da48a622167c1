import { useMemo } from 'react';
import * as z from 'zod/mini';
import { fileUnitSchema } from '#contract/schemas/fields.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { createStoredStore } from './stored-store.ts';

const keptFileSchema = z.object({
  /** What the server calls the part's file, though it has none; a drawing is named here. */
  name: z.string(),
  filename: z.string(),
  /** Null for a drawing. */
  unit: z.nullable(fileUnitSchema),
});
export type KeptFile = z.infer<typeof keptFileSchema>;

/**
 * Files that are in this browser alone until their request is sent. The list lies in local storage, the bytes in IndexedDB: a browser
 * that is short of room may clear the one and leave the other, and then the list still says which file to ask for.
 */
export const useKeptFilesStore = createStoredStore({
  key: 'keptFilesStore',
  read: (stored) => z.object({ files: z.array(keptFileSchema) }).safeParse(stored).data ?? { files: [] },
  actions: (set) => ({
    add: (file: KeptFile) => set(({ files }) => ({ files: [...files.filter(({ name }) => name !== file.name), file] })),
    remove: (names: ReadonlySet<string>) => set(({ files }) => ({ files: files.filter(({ name }) => !names.has(name)) })),
  }),
});

/** What the files are called that are in this browser alone. */
export function useKeptNames(): ReadonlySet<string> {
  const files = useKeptFilesStore((store) => store.files);
  return useMemo(() => new Set(files.map(({ name }) => name)), [files]);
}

/** Whether a part's file, or a drawing, is in this browser alone. */
export function isKept(name: string): boolean {
  return useKeptFilesStore.getState().files.some((file) => file.name === name);
}

/** Keeps a file through reloads, a drawing without a unit; false where the browser has no room for it, or keeps nothing. */
export async function keepFile(name: string, file: File, unit: FileUnit | null): Promise<boolean> {
  try {
    await withFiles('readwrite', (files) => files.put(file, name));
  } catch {
    return false;
  }
  useKeptFilesStore.getState().add({ name, filename: file.name, unit });
  return true;
}

/** A file that is kept; null where this browser has lost it. */
export async function findKeptFile(name: string): Promise<File | null> {
  const found: unknown = await withFiles('readonly', (files) => files.get(name)).catch(() => null);
  return found instanceof File ? found : null;
}

/** Forgets files. One that can't be removed now lies there unnamed until the browser's data are cleared. */
export async function dropKeptFiles(names: readonly string[]): Promise<void> {
  useKeptFilesStore.getState().remove(new Set(names));
  for (const name of names) await withFiles('readwrite', (files) => files.delete(name)).catch(() => undefined);
}

const DATABASE = 'quickquote';
const STORE = 'kept-files';

/** Acts on the stored files in a transaction of its own; resolves once it is through. */
function withFiles<T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}
