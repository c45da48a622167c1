import type { Page } from '@playwright/test';
import type { Part } from '#contract/entities.ts';
import { cartItemOf } from './customer.ts';
import { seedStores } from './e2e.ts';
import { chooseFirstOffer, quoteParts } from './quote-client.ts';

/** The customer's screens, with the heading that tells that they are there. */
export const SCREENS = [
  { name: 'upload', path: '/app/upload?msp_id=1', heading: 'Upload Part' },
  { name: 'material selection', path: '/app/material-selection?msp_id=1', heading: /Material/ },
  { name: 'quote', path: '/app/quote?msp_id=1', heading: 'Your QuickQuote' },
  { name: 'cart', path: '/app/cart?msp_id=1', heading: 'Your Cart' },
  { name: 'submit', path: '/app/submit?msp_id=1', heading: /./ },
  { name: 'thank you', path: '/app/thankyou?msp_id=1', heading: 'Thank you for submitting your request!' },
] as const;

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
export async function openScreen(page: Page, screen: (typeof SCREENS)[number]): Promise<void> {
  await page.goto(screen.path);
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  await page.waitForLoadState('networkidle');
}
