import { CATALOGUE } from '../catalogue/catalogue.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import type { Provider } from './provider.ts';

/** The provider a new installation starts with: offers the whole catalogue with instant quotes, owned by nobody yet. */
export const DEMO_PROVIDER: Provider = {
  id: '1',
  name: 'Demo Manufacturing',
  website: 'https://demo-manufacturing.example.com',
  ordersEmail: 'orders@demo-manufacturing.example.com',
  contactEmail: 'contact@demo-manufacturing.example.com',
  logoUrl: 'https://demo-manufacturing.example.com/logo.svg',
  accentColor: null,
  address: {
    line1: '1 Example Street',
    line2: 'Hall 2',
    city: 'Springfield',
    state: 'OR',
    country: 'United States',
    postalCode: '97477',
  },
  generateInstantQuotes: true,
  offer: CATALOGUE.map((material) => ({
    materialId: material.id,
    colorIds: material.colors.map((color) => color.id),
    finishIds: material.finishes.map((finish) => finish.id),
  })),
  rateCard: DEMO_RATE_CARD,
  ownerSub: null,
  isRegistered: false,
  revision: 0,
};
