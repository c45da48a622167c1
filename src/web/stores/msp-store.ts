import { mspIdSchema, NO_SELECTION } from '#contract/schemas/fields.ts';
import { usePartsStore } from './parts-store.ts';
import { createStoredStore } from './stored-store.ts';

const FALLBACK_PROVIDER_ID = '1';

/** The provider that calls and links name: a visitor whom no link brought deals with the installation's first one. */
export function actingProviderId(mspID: string): string {
  return mspID === NO_SELECTION ? FALLBACK_PROVIDER_ID : mspID;
}

/** What has the form of a provider id; anything else counts as absent. */
export function readMspId(value: unknown): string | undefined {
  return mspIdSchema.safeParse(value).data;
}

/** The provider id as stored; '-1' until a link brought one. */
export const useMspStore = createStoredStore({
  key: 'mspStore',
  read: (stored) => ({ mspID: readMspId((stored as { mspID?: unknown } | undefined)?.mspID) ?? NO_SELECTION }),
  actions: (set) => ({ setMspId: (mspID: string) => set(() => ({ mspID })) }),
});

/** The provider the visitor deals with. */
export function useProviderId(): string {
  return useMspStore((store) => actingProviderId(store.mspID));
}

/**
 * Makes `mspID` the provider the visitor acts for. When it is another one than before, the uploaded parts go:
 * they were bound to the former. Answers whether it changed.
 */
export function adoptProvider(mspID: string): boolean {
  const stored = useMspStore.getState().mspID;
  const isAnother = actingProviderId(mspID) !== actingProviderId(stored);
  if (isAnother) usePartsStore.getState().clearParts();
  if (mspID !== stored) useMspStore.getState().setMspId(mspID);
  return isAnother;
}
