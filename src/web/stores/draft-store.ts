import type * as z from 'zod/mini';
import { createStoredStore } from './stored-store.ts';

/** Drafts of a kind that one browser keeps; the one that was left alone longest makes way. */
const MOST_DRAFTS = 30;

/** Something that is being written, by name, so that it survives a reload. `key` is where it lies in local storage. */
export function createDraftStore<Draft>(key: string, schema: z.ZodMiniType<Draft>) {
  const readDrafts = (stored: unknown): Readonly<Record<string, Draft>> => {
    const drafts = (stored as { drafts?: unknown } | undefined)?.drafts;
    return Object.fromEntries(
      Object.entries(drafts ?? {}).flatMap(([name, entry]) => {
        const draft = schema.safeParse(entry);
        return draft.success ? [[name, draft.data] as const] : [];
      }),
    );
  };
  return createStoredStore({
    key,
    read: (stored): { drafts: Readonly<Record<string, Draft>> } => ({ drafts: readDrafts(stored) }),
    actions: (set) => ({
      keepDraft: (name: string, draft: Draft) =>
        set(({ drafts: { [name]: _, ...others } }) => ({
          drafts: Object.fromEntries([...Object.entries(others), [name, draft] as const].slice(-MOST_DRAFTS)),
        })),
      forgetDraft: (name: string) => set(({ drafts: { [name]: _, ...others } }) => ({ drafts: others })),
    }),
  });
}
