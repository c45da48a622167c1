import { useSessionNotice, useSessionStore } from '../../stores/session-store.ts';
import { reauthenticate } from './account-calls.ts';

let running: Promise<'renewed' | 'ended'> | null = null;

/** Renews the stored session; where that fails removes it and notes why. Who asks while this runs gets the same answer. Never rejects. */
export function renewSession(): Promise<'renewed' | 'ended'> {
  running ??= renew().finally(() => {
    running = null;
  });
  return running;
}

async function renew(): Promise<'renewed' | 'ended'> {
  const { accessToken } = useSessionStore.getState();
  const { success, message } = await reauthenticate();
  // Meanwhile another tab may have renewed it, or the person signed in or out.
  if (success || useSessionStore.getState().accessToken !== accessToken) return 'renewed';
  useSessionStore.getState().clearSession();
  useSessionNotice.setState({ message });
  return 'ended';
}
