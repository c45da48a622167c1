import type { Target } from '../navigation/address.ts';
import { findReturnByPath, type RoutePath } from '../navigation/route-paths.ts';
import type { Layer, LayerLoader, Route, Visit } from '../navigation/router.ts';
import { isSignedIn, readExpiryMs, useSessionStore } from '../stores/session-store.ts';
import { waitingInvitation, waitingSetUp } from '../stores/waiting-secret.ts';

type PageModule<Name extends string> = Promise<Readonly<Record<Name, Layer>>>;

/** Code that is fetched when it is wanted. */
function lazy<Name extends string>(load: () => PageModule<Name>, name: Name): LayerLoader {
  return async () => (await load())[name];
}

const queries = lazy(() => import('./query-scope.tsx'), 'QueryScope');
const portalFrame = lazy(() => import('../features/portal-frame/portal-frame.tsx'), 'PortalFrame');

/** A page that stands for itself. */
function page<Name extends string>(load: () => PageModule<Name>, name: Name, guard?: Route['guard']): Route {
  return { guard, layers: [lazy(load, name)] };
}

/** A page that asks the server and keeps the answers for others. */
function asking<Name extends string>(load: () => PageModule<Name>, name: Name, guard?: Route['guard']): Route {
  return { guard, layers: [queries, lazy(load, name)] };
}

/** A page of the provider's portal, for signed-in users. */
function portal<Name extends string>(load: () => PageModule<Name>, name: Name): Route {
  return { guard: requireSignIn, layers: [queries, portalFrame, lazy(load, name)] };
}

/** Every page: where its code is, what stands around it, and who may see it. `scripts/vite/page-files.ts` reads these lines. */
export const ROUTES: Readonly<Record<RoutePath, Route>> = {
  '/': page(() => import('../features/home/home-page.tsx'), 'HomePage'),
  '/wip': page(() => import('../features/home/wip-page.tsx'), 'WipPage'),
  '/about': page(() => import('../features/home/about-page.tsx'), 'AboutPage'),
  '/contact': page(() => import('../features/contact/contact-page.tsx'), 'ContactPage'),
  '/roi-calculator': page(() => import('../features/roi-calculator/roi-calculator-page.tsx'), 'RoiCalculatorPage'),

  '/terms': asking(() => import('../features/legal/legal-pages.tsx'), 'TermsPage'),
  '/privacy': asking(() => import('../features/legal/legal-pages.tsx'), 'PrivacyPage'),
  '/imprint': asking(() => import('../features/legal/legal-pages.tsx'), 'ImprintPage'),

  '/upload': page(() => import('../features/upload/upload-page.tsx'), 'UploadPage'),
  '/viewer': page(() => import('../features/viewer/viewer-page.tsx'), 'ViewerPage'),
  '/material-selection': asking(() => import('../features/material-selection/material-selection-page.tsx'), 'MaterialSelectionPage'),
  '/quote': asking(() => import('../features/quote/quote-page.tsx'), 'QuotePage'),
  '/cart': asking(() => import('../features/cart/cart-page.tsx'), 'CartPage'),
  '/submit': asking(() => import('../features/rfq/submit-page.tsx'), 'SubmitPage'),
  '/order': asking(() => import('../features/request/instant-order-page.tsx'), 'InstantOrderPage'),
  '/my-requests': asking(() => import('../features/my-requests/my-requests-page.tsx'), 'MyRequestsPage'),
  '/thankyou': asking(() => import('../features/thankyou/thank-you-page.tsx'), 'ThankYouPage'),
  '/request/$key': asking(() => import('../features/request/request-page.tsx'), 'RequestPage'),

  '/signin': page(() => import('../features/account/sign-in-page.tsx'), 'SignInPage', requireSignedOut),
  '/join': page(() => import('../features/account/join-page.tsx'), 'JoinPage', requireSignedOut),
  '/confidential': page(() => import('../features/home/confidential-page.tsx'), 'ConfidentialPage', requireSignIn),
  '/setup': asking(() => import('../features/account/set-up-page.tsx'), 'SetUpPage', requireAccountFirst),
  '/setup/$code': { guard: keepSetUp, layers: [] },
  '/invitation': asking(() => import('../features/invitation/invitation-page.tsx'), 'InvitationPage'),
  '/invitation/$secret': { guard: keepInvitation, layers: [] },

  '/msp/wip': portal(() => import('../product/getting-started/portal-wip-pages.tsx'), 'PortalWipPage'),
  '/msp/home': portal(() => import('../features/portal-home/home-page.tsx'), 'HomePage'),
  '/msp/dashboard': portal(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  '/msp/orders': portal(() => import('../features/desk/orders-page.tsx'), 'OrdersPage'),
  '/msp/orders/$requestId': portal(() => import('../features/desk/request-page.tsx'), 'RequestPage'),
  '/msp/desk-settings': portal(() => import('../features/desk/desk-settings-page.tsx'), 'DeskSettingsPage'),
  '/msp/clients': portal(() => import('../features/clients/clients-page.tsx'), 'ClientsPage'),
  '/msp/clients/$clientId': portal(() => import('../features/clients/client-page.tsx'), 'ClientPage'),
  '/msp/profile': portal(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  '/msp/my-materials': portal(() => import('../features/my-materials/my-materials-page.tsx'), 'MyMaterialsPage'),
  '/msp/material-configurator': portal(() => import('../features/configurator/material-configurator-page.tsx'), 'MaterialConfiguratorPage'),
  '/msp/parts': portal(() => import('../features/my-parts/my-parts-page.tsx'), 'MyPartsPage'),
  '/msp/pricing': portal(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage'),
  '/msp/trade': portal(() => import('../features/trade/trade-page.tsx'), 'TradePage'),
  '/msp/colleagues': portal(() => import('../features/team/team-page.tsx'), 'TeamPage'),
  '/msp/business': portal(() => import('../features/business/business-page.tsx'), 'BusinessPage'),
  '/msp/storefront': portal(() => import('../features/storefront/storefront-page.tsx'), 'StorefrontPage'),
  '/msp/invoices': portal(() => import('../features/invoices/invoices-page.tsx'), 'InvoicesPage'),
  // Made for paper: without the sidebar.
  '/msp/orders/$requestId/packing-list/$parcel': asking(
    () => import('../features/desk/packing-list-page.tsx'),
    'PackingListPage',
    requireSignIn,
  ),
  '/msp/orders/$requestId/traveller': asking(() => import('../features/desk/traveller-page.tsx'), 'TravellerPage', requireSignIn),
};

export const notFound = lazy(() => import('../features/home/not-found-page.tsx'), 'NotFoundPage');

/**
 * For signed-in users: a visitor is sent to sign in and comes back to the page he wanted, or to the list it belongs to. A session that
 * ran out while nobody looked is renewed first, so that the page does not begin with calls that are refused.
 */
async function requireSignIn({ location: { pathname } }: Visit): Promise<Target | null> {
  if (isSignedIn() && navigator.onLine && readExpiryMs(useSessionStore.getState()) <= Date.now()) {
    const { renewSession } = await import('../api/identity/renew-session.ts');
    await renewSession();
  }
  if (isSignedIn()) return null;
  const wanted = findReturnByPath(pathname) ?? findReturnByPath(pathname.slice(0, pathname.lastIndexOf('/')));
  return { to: '/signin', search: { redirect: wanted ?? undefined } };
}

/** For visitors: whoever is signed in goes to the portal. */
function requireSignedOut(): Target | null {
  return isSignedIn() ? { to: '/msp/home' } : null;
}

/** The shop is set up by an account: a visitor who came by the link for it makes one first. */
function requireAccountFirst(): Target | null {
  return waitingSetUp.read() !== null && !isSignedIn() ? { to: '/join' } : null;
}

/** Takes what the link brings along: neither the address bar nor the history shows the code from here on. */
function keepSetUp({ params: { code = '' } }: Visit): Target {
  waitingSetUp.keep(code);
  return { to: '/setup' };
}

/** The same of an invitation and its secret. */
function keepInvitation({ params: { secret = '' } }: Visit): Target {
  waitingInvitation.keep(secret);
  return { to: '/invitation' };
}
