import { createRoute } from '@tanstack/react-router';
import { lazyPage, type PageLoader } from './lazy-page.ts';
import { readMspSearch } from './msp-search.ts';
import { rootRoute } from './root-route.ts';
import { REQUEST_PATH, ROUTE_PATHS, type RouteName } from './route-paths.ts';

const upload = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.upload,
  validateSearch: readMspSearch,
  component: lazyPage(() => import('../features/upload/upload-page.tsx'), 'UploadPage'),
});
const viewer = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.viewer,
  validateSearch: readViewerSearch,
  component: lazyPage(() => import('../features/viewer/viewer-page.tsx'), 'ViewerPage'),
});
const queries = createRoute({
  getParentRoute: () => rootRoute,
  id: 'queries',
  component: lazyPage(() => import('./query-scope.tsx'), 'QueryScope'),
});
/** A page of the provider that its address names. */
function shopPage<Name extends RouteName, Page extends string>(name: Name, load: PageLoader<Page>, page: Page) {
  return createRoute({
    getParentRoute: () => queries,
    path: ROUTE_PATHS[name],
    validateSearch: readMspSearch,
    component: lazyPage(load, page),
  });
}

const materialSelection = shopPage(
  'material-selection',
  () => import('../features/material-selection/material-selection-page.tsx'),
  'MaterialSelectionPage',
);
const quote = shopPage('quote', () => import('../features/quote/quote-page.tsx'), 'QuotePage');
const cart = shopPage('cart', () => import('../features/cart/cart-page.tsx'), 'CartPage');
const submit = shopPage('submit', () => import('../features/rfq/submit-page.tsx'), 'SubmitPage');
const thankyou = shopPage('thankyou', () => import('../features/thankyou/thank-you-page.tsx'), 'ThankYouPage');
const request = createRoute({
  getParentRoute: () => queries,
  path: REQUEST_PATH,
  component: lazyPage(() => import('../features/request/request-page.tsx'), 'RequestPage'),
});

/** The way of a customer, from the file to the request for quote and what becomes of it. */
export const customerRoutes = [upload, viewer, queries.addChildren([materialSelection, quote, cart, submit, thankyou, request])] as const;

/** The search of /viewer: the model to show, as the link has it. The page decides whether it may. */
interface ViewerSearch {
  modelFile?: string;
}

function readViewerSearch({ modelFile }: Record<string, unknown>): ViewerSearch {
  return typeof modelFile === 'string' && modelFile !== '' ? { modelFile } : {};
}
