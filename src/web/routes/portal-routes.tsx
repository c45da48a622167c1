import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSignIn } from './guards.ts';
import { rootRoute } from './root-route.ts';
import { ROUTE_PATHS } from './route-paths.ts';

const wip = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/wip'],
  beforeLoad: requireSignIn('msp/wip'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/home'],
  beforeLoad: requireSignIn('msp/home'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/dashboard'],
  beforeLoad: requireSignIn('msp/dashboard'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const orders = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/orders'],
  beforeLoad: requireSignIn('msp/orders'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const clients = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/clients'],
  beforeLoad: requireSignIn('msp/clients'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const profile = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/profile'],
  beforeLoad: requireSignIn('msp/profile'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const myMaterials = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/my-materials'],
  beforeLoad: requireSignIn('msp/my-materials'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const materialConfigurator = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/material-configurator'],
  beforeLoad: requireSignIn('msp/material-configurator'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const parts = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['msp/parts'],
  beforeLoad: requireSignIn('msp/parts'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});

/** The provider's portal, for signed-in users. */
export const portalRoutes = [wip, home, dashboard, orders, clients, profile, myMaterials, materialConfigurator, parts] as const;
