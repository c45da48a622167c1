import { mspIdSchema, NO_SELECTION } from '#contract/fields.ts';
import { createStoredStore } from './stored-store.ts';

/** The provider the visitor acts for; '-1' until one is known. */
export const useMspStore = createStoredStore({
  key: 'mspStore',
  version: 1,
  read: (stored): { mspID: string } => {
    const id = mspIdSchema.safeParse((stored as { mspID?: unknown } | undefined)?.mspID);
    return { mspID: id.success ? id.data : NO_SELECTION };
  },
  actions: (set) => ({ setMspId: (mspID: string) => set(() => ({ mspID })) }),
});
