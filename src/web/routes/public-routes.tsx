import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.ts';
import { ROUTE_PATHS } from './route-paths.ts';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.home,
  component: lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage'),
});
const wip = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.wip,
  component: lazyPage(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const about = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.about,
  component: lazyPage(() => import('../features/home/about-page.tsx'), 'AboutPage'),
});

const roiCalculator = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS['roi-calculator'],
  component: lazyPage(() => import('../features/roi-calculator/roi-calculator-page.tsx'), 'RoiCalculatorPage'),
});
const contact = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.contact,
  component: lazyPage(() => import('../features/contact/contact-page.tsx'), 'ContactPage'),
});

/** Pages about the product. */
export const publicRoutes = [home, wip, about, roiCalculator, contact] as const;
