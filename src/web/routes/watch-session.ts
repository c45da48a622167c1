import { logProblem } from '../api/calls/log-problem.ts';
import { isSignedIn, SESSION_KEY, useSessionStore } from '../stores/session-store.ts';
import { findReturnByPath, ROUTE_PATHS } from './route-paths.ts';
import type { createAppRouter } from './router.tsx';

/** Looks after the session wherever the person is: it runs out in time, and what another tab does to it counts here too. */
export function watchSession(router: ReturnType<typeof createAppRouter>): void {
  const goToSignIn = () => {
    const here = findReturnByPath(router.state.location.pathname);
    if (here !== 'signin') {
      void router.navigate({ to: ROUTE_PATHS.signin, search: here === null ? {} : { redirect: here }, replace: true });
    }
  };
  const follow = () => {
    if (isSignedIn()) {
      unsubscribe();
      import('../api/identity/start-session.ts').then(
        ({ startSession }) => startSession(goToSignIn),
        (error: unknown) => logProblem('The session cannot be watched.', error),
      );
    }
  };
  const unsubscribe = useSessionStore.subscribe(follow);
  follow();
  window.addEventListener('storage', (event) => {
    // The guards decide anew: a page may be closed to the person now, or /signin needless.
    if (event.key === SESSION_KEY) void router.invalidate();
  });
}
