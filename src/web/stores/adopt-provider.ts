import { actingProviderId, useMspStore } from './msp-store.ts';
import { usePartsStore } from './parts-store.ts';

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
