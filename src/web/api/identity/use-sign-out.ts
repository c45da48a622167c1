import { useNavigate } from '@tanstack/react-router';
import { useSessionStore } from '../../stores/session-store.ts';

/** Signing out: the session is removed and /signin takes the page's place. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    useSessionStore.getState().clearSession();
    void navigate({ to: '/signin', replace: true });
  };
}
