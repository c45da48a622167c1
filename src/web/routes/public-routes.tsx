import { createRoute } from '@tanstack/react-router';
import { lazyPage, type PageLoader } from './lazy-page.ts';
import { rootRoute } from './root-route.ts';
import { ROUTE_PATHS, type RouteName } from './route-paths.ts';

function publicPage<Name extends RouteName, Page extends string>(name: Name, load: PageLoader<Page>, page: Page) {
  return createRoute({ getParentRoute: () => rootRoute, path: ROUTE_PATHS[name], component: lazyPage(load, page) });
}

const home = publicPage('home', () => import('../features/home/home-page.tsx'), 'HomePage');
const wip = publicPage('wip', () => import('../features/home/wip-page.tsx'), 'WipPage');
const about = publicPage('about', () => import('../features/home/about-page.tsx'), 'AboutPage');
const roiCalculator = publicPage('roi-calculator', () => import('../features/roi-calculator/roi-calculator-page.tsx'), 'RoiCalculatorPage');
const contact = publicPage('contact', () => import('../features/contact/contact-page.tsx'), 'ContactPage');

/** Pages about the product. */
export const publicRoutes = [home, wip, about, roiCalculator, contact] as const;
