import { useNavigate } from '../../navigation/router-view.tsx';
import { signOut } from './account-calls.ts';

/** Signing out: the session ends and /signin takes the page's place. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void signOut();
    void navigate({ to: '/signin', replace: true });
  };
}
