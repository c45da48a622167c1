import { readExpiryMs, useSessionStore } from '../../stores/session-store.ts';

/** A longer timeout would fire at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

interface SessionKeeper {
  /** Renews the stored session or removes it; never rejects. */
  readonly renewSession: () => Promise<'renewed' | 'ended'>;
  /** Called once a session has ended by itself. */
  readonly onEnd: () => void;
}

/**
 * Watches the stored session: when its token runs out it is renewed, or removed where that fails. Follows sign-ins, sign-outs and
 * renewals of this and of other tabs, and a machine that slept past the end. Answers how to stop.
 */
export function keepSession({ renewSession, onEnd }: SessionKeeper): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRenewing = false;

  const check = async () => {
    clearTimeout(timer);
    const session = useSessionStore.getState();
    if (session.accessToken === '' || isRenewing) return;
    const remainingMs = readExpiryMs(session) - Date.now();
    if (remainingMs > 0) {
      timer = setTimeout(check, Math.min(remainingMs, LONGEST_TIMEOUT_MS));
      return;
    }
    // A renewal needs the network, which a machine that has just woken up may still lack; it is tried as soon as there is one.
    if (session.rememberMe && !navigator.onLine) return;
    isRenewing = true;
    const outcome = await renewSession();
    isRenewing = false;
    if (outcome === 'ended') onEnd();
    else await check();
  };
  const checkAfterSleep = () => {
    if (document.visibilityState === 'visible') void check();
  };

  const unsubscribe = useSessionStore.subscribe(() => void check());
  document.addEventListener('visibilitychange', checkAfterSleep);
  window.addEventListener('online', checkAfterSleep);
  void check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', checkAfterSleep);
    window.removeEventListener('online', checkAfterSleep);
  };
}
