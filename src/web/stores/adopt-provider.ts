import { useMspStore } from './msp-store.ts';
import { usePartsStore } from './parts-store.ts';

/**
 * Makes `mspID` the provider the visitor acts for. When it is another one than before, the uploaded parts go:
 * they were bound to the former. Answers whether it changed.
 */
export function adoptProvider(mspID: string): boolean {
  if (mspID === useMspStore.getState().mspID) {
    return false;
  }
  usePartsStore.getState().clearParts();
  useMspStore.getState().setMspId(mspID);
  return true;
}
