import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';
import { ROUTE_PATHS } from './route-paths.ts';

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

/** Pages about the product. */
export const publicRoutes = [home, wip, about] as const;
