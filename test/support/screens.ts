import type { Page } from '@playwright/test';
import type { Part } from '#contract/schemas/entities.ts';
import { cartItemOf } from './customer.ts';
import { seedStores } from './e2e.ts';
import { chooseFirstOffer, quoteParts } from './quote-client.ts';

/** A page to look at, with the heading that tells that it is there. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly heading: string | RegExp;
}

const CUSTOMER_SCREENS: readonly Screen[] = [
  { name: 'upload', path: '/app/upload?msp_id=1', heading: 'Upload Part' },
  { name: 'material selection', path: '/app/material-selection?msp_id=1', heading: /Material/ },
  { name: 'quote', path: '/app/quote?msp_id=1', heading: 'Your QuickQuote' },
  { name: 'cart', path: '/app/cart?msp_id=1', heading: 'Your Cart' },
  { name: 'submit', path: '/app/submit?msp_id=1', heading: /./ },
  { name: 'thank you', path: '/app/thankyou?msp_id=1', heading: 'No request was sent from here' },
];

const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'start page', path: '/app/', heading: 'Upload a part. See its price at once.' },
  { name: 'about', path: '/app/about', heading: /^About / },
  { name: 'contact', path: '/app/contact', heading: 'Contact Us' },
  { name: 'calculator', path: '/app/roi-calculator', heading: 'What does quoting cost you?' },
  { name: 'work in progress', path: '/app/wip', heading: 'Work in progress...' },
  { name: 'not found', path: '/app/no/such/page', heading: 'Page not found' },
];

/** Every screen that is open to all; a new one is looked at in light and dark and on a phone once it stands here. */
export const SCREENS: readonly Screen[] = [...CUSTOMER_SCREENS, ...PUBLIC_SCREENS];

/** A browser in the middle of a visit: parts, a long file name among them, choices and a filled cart. */
export async function seedVisit(page: Page, baseUrl: string, parts: readonly Part[]): Promise<void> {
  const params = await chooseFirstOffer(baseUrl);
  const named = parts.map((part, index) => (index === 0 ? { ...part, filename: `${'very-long-name_'.repeat(9)}bracket.step` } : part));
  const lines = await quoteParts(baseUrl, parts, params);
  await seedStores(page, {
    uploadStore: { parts: named, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...params, version: 1 },
    cartStore: { items: lines.map(cartItemOf), version: 1 },
  });
}

/** Goes to a screen and waits until nothing is loading on it. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  await page.waitForLoadState('networkidle');
}
