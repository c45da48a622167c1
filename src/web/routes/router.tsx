import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { accountRoutes } from './account-routes.tsx';
import { customerRoutes } from './customer-routes.tsx';
import { invitationRoutes } from './invitation-routes.tsx';
import { lazyPage } from './lazy-page.ts';
import { LoadFailure } from './load-failure.tsx';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { portalRoutes } from './portal-routes.tsx';
import { publicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.ts';

const routeTree = rootRoute.addChildren([...publicRoutes, ...customerRoutes, ...accountRoutes, ...invitationRoutes, ...portalRoutes]);

const prefersStillness = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The app's router: everything lives under /app/, and every page but the frame is fetched when it is wanted.
 * Tests pass a history of their own; the browser's is the default.
 */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    basepath: '/app',
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultHashScrollIntoView: { behavior: prefersStillness ? 'auto' : 'smooth' },
    defaultNotFoundComponent: lazyPage(() => import('../features/home/not-found-page.tsx'), 'NotFoundPage'),
    defaultErrorComponent: LoadFailure,
  });
  // A new page is announced by moving the focus to its heading, as a page load would.
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged && toLocation.hash === '') {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** What the server said about the mail that confirms a request. */
    confirmation?: 'mailed' | 'withheld';
    /** What the request that was sent can be followed with. */
    requestKey?: string;
  }
}
