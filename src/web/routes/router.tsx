import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { Shell } from '../ui/shell.tsx';
import { LoadFailure } from './load-failure.tsx';
import { readMspSearch } from './msp-search.ts';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { ROUTE_PATHS } from './route-paths.ts';

const rootRoute = createRootRoute({ component: Shell });

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.home,
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
});
const wip = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.wip,
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const about = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.about,
  component: lazyRouteComponent(() => import('../features/home/about-page.tsx'), 'AboutPage'),
});
const upload = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.upload,
  validateSearch: readMspSearch,
  component: lazyRouteComponent(() => import('../features/upload/upload-page.tsx'), 'UploadPage'),
});
const queries = createRoute({
  getParentRoute: () => rootRoute,
  id: 'queries',
  component: lazyRouteComponent(() => import('./query-scope.tsx'), 'QueryScope'),
});
const materialSelection = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS['material-selection'],
  validateSearch: readMspSearch,
  component: lazyRouteComponent(() => import('../features/material-selection/material-selection-page.tsx'), 'MaterialSelectionPage'),
});
const quote = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS.quote,
  validateSearch: readMspSearch,
  component: lazyRouteComponent(() => import('../features/quote/quote-page.tsx'), 'QuotePage'),
});
const cart = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS.cart,
  validateSearch: readMspSearch,
  component: lazyRouteComponent(() => import('../features/cart/cart-page.tsx'), 'CartPage'),
});
const submit = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS.submit,
  validateSearch: readMspSearch,
  component: lazyRouteComponent(() => import('../features/rfq/submit-page.tsx'), 'SubmitPage'),
});
const thankyou = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS.thankyou,
  validateSearch: readMspSearch,
  component: lazyRouteComponent(() => import('../features/thankyou/thank-you-page.tsx'), 'ThankYouPage'),
});

const routeTree = rootRoute.addChildren([
  home,
  wip,
  about,
  upload,
  queries.addChildren([materialSelection, quote, cart, submit, thankyou]),
]);

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
    defaultNotFoundComponent: lazyRouteComponent(() => import('../features/home/not-found-page.tsx'), 'NotFoundPage'),
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
}
