import { createRoute } from '@tanstack/react-router';
import { idSchema } from '#contract/schemas/fields.ts';
import { readClientsSearch } from './clients-search.ts';
import { requireSignIn, requireSignInHere } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { readMspSearch } from './msp-search.ts';
import { readOrdersSearch } from './orders-search.ts';
import { rootRoute } from './root-route.ts';
import { CLIENT_PATH, REQUEST_PATHS, ROUTE_PATHS } from './route-paths.ts';

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
const wip = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/wip'],
  beforeLoad: requireSignIn('msp/wip'),
  component: lazyPage(() => import('../product/desk/portal-wip-pages.tsx'), 'PortalWipPage'),
});
const home = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/home'],
  beforeLoad: requireSignIn('msp/home'),
  component: lazyPage(() => import('../features/portal-home/home-page.tsx'), 'HomePage'),
});
const dashboard = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/dashboard'],
  validateSearch: readDashboardSearch,
  beforeLoad: requireSignIn('msp/dashboard'),
  component: lazyPage(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});
const orders = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/orders'],
  validateSearch: readOrdersSearch,
  beforeLoad: requireSignIn('msp/orders'),
  component: lazyPage(() => import('../features/desk/orders-page.tsx'), 'OrdersPage'),
});
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
const deskSettings = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/desk-settings'],
  beforeLoad: requireSignIn('msp/desk-settings'),
  component: lazyPage(() => import('../features/desk/desk-settings-page.tsx'), 'DeskSettingsPage'),
});
const clients = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/clients'],
  validateSearch: readClientsSearch,
  beforeLoad: requireSignIn('msp/clients'),
  component: lazyPage(() => import('../features/clients/clients-page.tsx'), 'ClientsPage'),
});
const client = createRoute({
  getParentRoute: () => frame,
  path: CLIENT_PATH,
  beforeLoad: requireSignIn('msp/clients'),
  component: lazyPage(() => import('../features/clients/client-page.tsx'), 'ClientPage'),
});
const profile = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/profile'],
  beforeLoad: requireSignIn('msp/profile'),
  component: lazyPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
});
const myMaterials = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/my-materials'],
  beforeLoad: requireSignIn('msp/my-materials'),
  component: lazyPage(() => import('../features/my-materials/my-materials-page.tsx'), 'MyMaterialsPage'),
});
const materialConfigurator = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/material-configurator'],
  validateSearch: readMaterialSearch,
  beforeLoad: requireSignIn('msp/material-configurator'),
  component: lazyPage(() => import('../features/configurator/material-configurator-page.tsx'), 'MaterialConfiguratorPage'),
});
const parts = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/parts'],
  validateSearch: readMspSearch,
  beforeLoad: requireSignIn('msp/parts'),
  component: lazyPage(() => import('../features/my-parts/my-parts-page.tsx'), 'MyPartsPage'),
});

const pricing = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/pricing'],
  validateSearch: readPricingSearch,
  beforeLoad: requireSignIn('msp/pricing'),
  component: lazyPage(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage'),
});
const colleagues = createRoute({
  getParentRoute: () => frame,
  path: ROUTE_PATHS['msp/colleagues'],
  beforeLoad: requireSignIn('msp/colleagues'),
  component: lazyPage(() => import('../features/team/team-page.tsx'), 'TeamPage'),
});

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
