import type * as z from 'zod/mini';
import { createStoredStore } from './stored-store.ts';

/** Drafts of a kind that one browser keeps; the one that was left alone longest makes way. */
const MOST_DRAFTS = 30;

/** Something that is being written, by name, so that it survives a reload. `key` is where it lies in local storage. */
export function createDraftStore<Draft>(key: string, schema: z.ZodMiniType<Draft>) {
  return createStoredStore({
    key,
    read: (stored) => ({ drafts: readDrafts((stored as { drafts?: unknown } | undefined)?.drafts, schema) }),
    actions: (set) => ({
      keepDraft: (name: string, draft: Draft) =>
        set(({ drafts: { [name]: _, ...others } }) => ({
          drafts: Object.fromEntries([...Object.entries(others), [name, draft] as const].slice(-MOST_DRAFTS)),
        })),
      forgetDraft: (name: string) => set(({ drafts: { [name]: _, ...others } }) => ({ drafts: others })),
    }),
  });
}

/** What is sound of drafts that were stored by name. */
export function readDrafts<Draft>(stored: unknown, schema: z.ZodMiniType<Draft>): Readonly<Record<string, Draft>> {
  return Object.fromEntries(
    Object.entries(stored ?? {}).flatMap(([name, entry]) => {
      const draft = schema.safeParse(entry);
      return draft.success ? [[name, draft.data] as const] : [];
    }),
  );
}

/** The one of that name; undefined where there is none. */
export function draftOf<Draft>(drafts: Readonly<Record<string, Draft>>, name: string): Draft | undefined {
  return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
}
