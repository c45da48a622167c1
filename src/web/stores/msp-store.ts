import { mspIdSchema, NO_SELECTION } from '#contract/schemas/fields.ts';
import { createStoredStore } from './stored-store.ts';

const FALLBACK_PROVIDER_ID = '1';

/** The provider that calls and links name: a visitor whom no link brought deals with the installation's first one. */
export function actingProviderId(mspID: string): string {
  return mspID === NO_SELECTION ? FALLBACK_PROVIDER_ID : mspID;
}

/** The provider id as stored; '-1' until a link brought one. */
export const useMspStore = createStoredStore({
  key: 'mspStore',
  version: 1,
  read: (stored): { mspID: string } => {
    const id = mspIdSchema.safeParse((stored as { mspID?: unknown } | undefined)?.mspID);
    return { mspID: id.success ? id.data : NO_SELECTION };
  },
  actions: (set) => ({ setMspId: (mspID: string) => set(() => ({ mspID })) }),
});

/** The provider the visitor deals with. */
export function useProviderId(): string {
  return useMspStore((store) => actingProviderId(store.mspID));
}
