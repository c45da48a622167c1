import { logProblem } from '../api/calls/log-problem.ts';
import { findReturnByPath } from '../navigation/route-paths.ts';
import type { Router } from '../navigation/router.ts';
import { isSignedIn, SESSION_KEY, useSessionStore } from '../stores/session-store.ts';

/** Looks after the session wherever the person is: it runs out in time, and what another tab does to it counts here too. */
export function watchSession(router: Router): void {
  const goToSignIn = () => {
    const here = findReturnByPath(router.location.pathname);
    if (here !== 'signin') {
      void router.navigate({ to: '/signin', search: { redirect: here ?? undefined }, replace: true });
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
    if (event.key === SESSION_KEY) void router.load();
  });
}
