import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { configureOffer } from '../product/shop/own-offers.ts';
import type { MaterialConfiguration, ShopProfile } from '../stores/shop-draft-store.ts';

/** A complete profile; what is given replaces what is assumed. */
export function sampleProfile(change: Partial<ShopProfile> = {}): ShopProfile {
  return {
    name: 'Ada Makers',
    website: 'https://makers.example.com',
    contactEmail: 'hello@makers.example.com',
    ordersEmail: 'orders@makers.example.com',
    logo: 'https://makers.example.com/logo.png',
    accentColor: null,
    address: {
      line1: '1 Forge Road',
      line2: 'Hall 2',
      city: 'Sheffield',
      state: 'Yorkshire',
      country: 'United Kingdom',
      postalCode: 'S1 2AB',
    },
    generateInstantQuotes: false,
    ...change,
  };
}

/** A material of the catalogue with two colours and one finish. */
export function sampleConfiguration(materialID = 'fdm-pla'): MaterialConfiguration {
  const offer = { materialID, availableColorIDList: ['white', 'black'], availableFinishIDList: ['as-printed'] };
  const [configuration] = configureOffer([offer], DEMO_RATE_CARD);
  if (configuration === undefined) throw new Error(`The catalogue has no ${materialID}`);
  return configuration;
}
