import { NO_SELECTION } from '#contract/fields.ts';
import { useLocalProvider } from './local-provider.ts';
import { usePortalStore } from './portal-store.ts';

/** Whether the signed-in account has a shop: 'unknown' until the portal has asked. */
export function useHasProvider(): boolean | 'unknown' {
  const { account } = useLocalProvider();
  const entry = usePortalStore((store) => store.entry);
  if (entry === 'loading') return 'unknown';
  return entry !== 'ready' || account.mspID !== NO_SELECTION;
}
