import { setTimeout as pause } from 'node:timers/promises';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { STOREFRONT } from '#contract/shop/storefront.ts';
import type { ShownFront } from '#contract/web-config.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { listShopPages } from '#domain/shop/storefront.ts';
import { PRODUCT_NAME } from '../../config/settings.ts';
import type { HttpContext } from '../answers/http-context.ts';

/** What is known counts for so long; a database that is away holds a page up for no longer than this. */
const KNOWN_FOR_MS = 5000;
const PATIENCE_MS = 1000;

/** How the installation shows itself to everybody. */
export interface Front {
  /** What the app is told of it. */
  readonly told: ShownFront;
  /** '#rrggbb'; null for the product's own. */
  readonly accentColor: string | null;
  /** The logo's name among this server's pictures; null for the product's own mark. */
  readonly logo: string | null;
}

export type FrontReader = () => Promise<Front>;

/** As long as nothing is known of the first provider, nothing is promised for it. */
const NOTHING_PROMISED = { receipts: 'price', isInstant: false, filesStay: false, ordersAtOnce: false } as const;
const OWN_PICTURE = /^[A-Za-z0-9_-]{22,64}\.webp$/;

/** Asks the first provider for it. An installation for which nobody chose a name, and in which nobody else may open a shop, is that shop's. */
export function createFrontReader({ ports, config, publicUrl }: Pick<HttpContext, 'ports' | 'config' | 'publicUrl'>): FrontReader {
  const { appName, signUp } = config.web;
  let known: Front = { told: { ...NOTHING_PROMISED, appName, logoURL: null, storefront: null }, accentColor: null, logo: null };
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const { records } = await ports();
    const provider = await records.providers.find(DEMO_PROVIDER.id);
    if (provider === null) return;
    const [{ settings: desk }, { settings: instantOrders }, { settings: storefront }] = await Promise.all([
      records.desk.findSettings(provider.id),
      records.settings.find(provider.id, INSTANT_ORDERS),
      records.settings.find(provider.id, STOREFRONT),
    ]);
    const { rateCard, isRegistered, name, logoUrl, accentColor, generateInstantQuotes: isInstant } = provider;
    const promised = { receipts: rateCard.receipts, isInstant, filesStay: desk.filesStay, ordersAtOnce: instantOrders.isOn };
    if (!isRegistered || signUp === 'open') {
      known = { ...known, told: { ...known.told, ...promised } };
      return;
    }
    const own = `${publicUrl()}/img/`;
    const picture = logoUrl.startsWith(own) ? logoUrl.slice(own.length) : '';
    const { headline, introduction } = storefront;
    known = {
      told: {
        ...promised,
        appName: appName === PRODUCT_NAME ? name : appName,
        logoURL: picture === '' ? null : logoUrl,
        storefront: { headline, introduction, pages: [...listShopPages(storefront)] },
      },
      accentColor,
      logo: OWN_PICTURE.test(picture) ? picture : null,
    };
  };
  return async () => {
    if (performance.now() - askedAt > KNOWN_FOR_MS) {
      askedAt = performance.now();
      await Promise.race([ask().catch(() => {}), pause(PATIENCE_MS, undefined, { ref: false })]);
    }
    return known;
  };
}
