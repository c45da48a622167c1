import { useEffect } from 'react';
import { loadIdentityClient } from '../../api/identity/account-calls.ts';

/** Fetches the identity client while the form is being filled in; a failure shows when the form is sent. */
export function usePreloadedClient(): void {
  useEffect(() => {
    loadIdentityClient().catch(() => {});
  }, []);
}
