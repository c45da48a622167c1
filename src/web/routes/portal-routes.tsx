import { createRoute } from '@tanstack/react-router';
import { idSchema } from '#contract/schemas/fields.ts';
import { requireSignIn, requireSignInHere } from './guards.ts';
import { lazyPage, type PageLoader } from './lazy-page.ts';
import { readMspSearch } from './msp-search.ts';
import { readTexts } from './plain-search.ts';
import { rootRoute } from './root-route.ts';
import { CLIENT_PATH, REQUEST_PATHS, ROUTE_PATHS, type RouteName } from './route-paths.ts';

const queries = createRoute({
  getParentRoute: () => rootRoute,
  id: 'portal-queries',
  component: lazyPage(() => import('./query-scope.tsx'), 'QueryScope'),
});
const frame = createRoute({
  getParentRoute: () => queries,
  id: 'portal',
  component: lazyPage(() => import('../features/portal-frame/portal-frame.tsx'), 'PortalFrame'),
});
/** A page of the portal that takes nothing from its address. */
function portalPage<Name extends RouteName, Page extends string>(name: Name, load: PageLoader<Page>, page: Page) {
  return createRoute({
    getParentRoute: () => frame,
    path: ROUTE_PATHS[name],
    beforeLoad: requireSignIn(name),
    component: lazyPage(load, page),
  });
}

/** A page of the portal that takes something from its address. */
function searchedPage<Name extends RouteName, Search extends object, Page extends string>(
  name: Name,
  validateSearch: (search: Record<string, unknown>) => Search,
  load: PageLoader<Page>,
  page: Page,
) {
  return createRoute({
    getParentRoute: () => frame,
    path: ROUTE_PATHS[name],
    validateSearch,
    beforeLoad: requireSignIn(name),
    component: lazyPage(load, page),
  });
}

const wip = portalPage('msp/wip', () => import('../product/desk/portal-wip-pages.tsx'), 'PortalWipPage');
const home = portalPage('msp/home', () => import('../features/portal-home/home-page.tsx'), 'HomePage');
const dashboard = searchedPage(
  'msp/dashboard',
  readDashboardSearch,
  () => import('../features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
);
const orders = searchedPage('msp/orders', readOrdersSearch, () => import('../features/desk/orders-page.tsx'), 'OrdersPage');
const request = createRoute({
  getParentRoute: () => frame,
  path: REQUEST_PATHS.request,
  beforeLoad: requireSignInHere,
  component: lazyPage(() => import('../features/desk/request-page.tsx'), 'RequestPage'),
});
const packingList = createRoute({
  getParentRoute: () => queries,
  path: REQUEST_PATHS.packingList,
  beforeLoad: requireSignInHere,
  component: lazyPage(() => import('../features/desk/packing-list-page.tsx'), 'PackingListPage'),
});
const traveller = createRoute({
  getParentRoute: () => queries,
  path: REQUEST_PATHS.traveller,
  beforeLoad: requireSignInHere,
  component: lazyPage(() => import('../features/desk/traveller-page.tsx'), 'TravellerPage'),
});
const deskSettings = portalPage('msp/desk-settings', () => import('../features/desk/desk-settings-page.tsx'), 'DeskSettingsPage');
const clients = searchedPage('msp/clients', readClientsSearch, () => import('../features/clients/clients-page.tsx'), 'ClientsPage');
const client = createRoute({
  getParentRoute: () => frame,
  path: CLIENT_PATH,
  beforeLoad: requireSignIn('msp/clients'),
  component: lazyPage(() => import('../features/clients/client-page.tsx'), 'ClientPage'),
});
const profile = portalPage('msp/profile', () => import('../features/profile/profile-page.tsx'), 'ProfilePage');
const myMaterials = portalPage('msp/my-materials', () => import('../features/my-materials/my-materials-page.tsx'), 'MyMaterialsPage');
const materialConfigurator = searchedPage(
  'msp/material-configurator',
  readMaterialSearch,
  () => import('../features/configurator/material-configurator-page.tsx'),
  'MaterialConfiguratorPage',
);
const parts = searchedPage('msp/parts', readMspSearch, () => import('../features/my-parts/my-parts-page.tsx'), 'MyPartsPage');

const pricing = searchedPage('msp/pricing', readPricingSearch, () => import('../features/pricing/pricing-page.tsx'), 'PricingPage');
const colleagues = portalPage('msp/colleagues', () => import('../features/team/team-page.tsx'), 'TeamPage');

/** What narrows the list of clients; what it means is the page's to know. */
function readClientsSearch(search: Record<string, unknown>) {
  return readTexts(search, ['by', 'words', 'organization']);
}

/** What narrows the list of requests and orders; `state` may be several, parted by commas. What they mean is the page's to know. */
function readOrdersSearch(search: Record<string, unknown>) {
  return readTexts(search, ['state', 'mark', 'words', 'client', 'material', 'process', 'from', 'to', 'assignee', 'had']);
}

/** The configured material to change; without one another is added. */
function readMaterialSearch(search: Record<string, unknown>): { material?: string } {
  const id = idSchema.safeParse(search['material']);
  return id.success ? { material: id.data } : {};
}

/** The part of the prices to show; which there are is the page's to know, so that no other page loads their names. */
function readPricingSearch({ section, process }: Record<string, unknown>): { section?: string; process?: string } {
  return { ...(typeof section === 'string' ? { section } : {}), ...(typeof process === 'string' ? { process } : {}) };
}

/** The period of the dashboard; which there are is the page's to know. */
function readDashboardSearch({ days }: Record<string, unknown>): { days?: string } {
  return typeof days === 'string' ? { days } : {};
}

/** The provider's portal, for signed-in users. */
export const portalRoutes = [
  queries.addChildren([
    // Made for paper: without the sidebar.
    packingList,
    traveller,
    frame.addChildren([
      wip,
      home,
      dashboard,
      orders,
      request,
      deskSettings,
      clients,
      client,
      profile,
      myMaterials,
      materialConfigurator,
      parts,
      pricing,
      colleagues,
    ]),
  ]),
] as const;
