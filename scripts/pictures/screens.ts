import type { Page } from '@playwright/test';
import { SECTIONS } from '../../src/web/features/pricing/card/pricing-search.ts';
import { texts as german } from '../../src/web/features/pricing/start/texts.de.ts';
import { texts as english } from '../../src/web/features/pricing/start/texts.ts';
import { ROUTE_PATHS } from '../../src/web/navigation/route-paths.ts';
import type { Scene, Visitor } from './scene.ts';

/** One page in one state. */
export interface Screen {
  readonly name: string;
  /** After `/app/`. */
  readonly path: string;
  readonly visitor: Visitor;
  /** Whether every call to the server fails. */
  readonly isBroken?: boolean;
  /** What is done on the page before it is looked at. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const CUSTOMER = ['upload', 'material-selection', 'quote', 'cart', 'submit', 'order', 'my-requests'];
const all = Object.values(ROUTE_PATHS).map((path) => path.slice(1));
const PORTAL = all.filter((path) => path.startsWith('msp/')).map((path) => path.slice('msp/'.length));
const PUBLIC = [...all.filter((path) => !path.startsWith('msp/') && !CUSTOMER.includes(path) && path !== 'thankyou'), 'no/such/page'];

/** Opens the first thing on a page that unfolds by a press and bears one of these words. */
const unfold = (words: RegExp) => (page: Page) => page.locator('button[aria-expanded=false]', { hasText: words }).first().click();

/** Goes from the first questions on to the prices that the shop has; the shop's draft keeps that, so that later pages don't ask. */
async function keepCard(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: english.skip }).or(page.getByRole('button', { name: german.skip }));
  if (await skip.isVisible()) await skip.click();
}

/** Every page in every state that it has: empty, typical, of 200 lines, failed. */
export function listScreens({ paths }: Scene): readonly Screen[] {
  const customer = (path: string) => `${path}?msp_id=1`;
  return [
    ...PUBLIC.map((path): Screen => ({ name: `public ${path || 'start'}`, path, visitor: 'stranger' })),
    ...['upload', 'cart', 'thankyou'].map((path): Screen => ({ name: `${path} empty`, path: customer(path), visitor: 'stranger' })),
    ...CUSTOMER.map((path): Screen => ({ name: path, path: customer(path), visitor: 'buyer' })),
    { name: 'quote receipt', path: customer('quote'), visitor: 'buyer', act: unfold(/Price breakdown|Preisaufschlüsselung|Kalkulation/) },
    ...CUSTOMER.map((path): Screen => ({ name: `${path} 200`, path: customer(path), visitor: 'hoarder' })),
    ...CUSTOMER.map((path): Screen => ({ name: `${path} failed`, path: customer(path), visitor: 'buyer', isBroken: true })),
    { name: 'thankyou', path: customer('thankyou'), visitor: 'buyer', act: (page) => thank(page, paths.received.replace('request/', '')) },
    ...(['received', 'quoted', 'ordered'] as const).map(
      (state): Screen => ({ name: `request ${state}`, path: paths[state], visitor: 'stranger' }),
    ),
    { name: 'request 200', path: paths.long, visitor: 'stranger' },
    { name: 'request failed', path: paths.quoted, visitor: 'stranger', isBroken: true },
    ...PORTAL.map((path): Screen => ({ name: `portal ${path}`, path: `msp/${path}`, visitor: 'owner' })),
    ...PORTAL.map((path): Screen => ({ name: `portal ${path} empty`, path: `msp/${path}`, visitor: 'newcomer' })),
    ...PORTAL.map((path): Screen => ({ name: `portal ${path} failed`, path: `msp/${path}`, visitor: 'owner', isBroken: true })),
    ...SECTIONS.map(
      (section): Screen => ({ name: `portal pricing ${section}`, path: `msp/pricing?section=${section}`, visitor: 'owner', act: keepCard }),
    ),
    { name: 'portal client', path: paths.client, visitor: 'owner' },
    { name: 'desk received', path: paths.desk, visitor: 'owner' },
    { name: 'desk quoted', path: paths.deskQuoted, visitor: 'owner' },
    { name: 'desk ordered', path: paths.deskOrdered, visitor: 'owner' },
    { name: 'desk 200', path: paths.deskLong, visitor: 'owner' },
    { name: 'desk traveller', path: `${paths.deskOrdered}/traveller`, visitor: 'owner' },
  ];
}

/** Makes of the page that nothing was sent from the one after a request was. */
async function thank(page: Page, requestKey: string): Promise<void> {
  await page.evaluate((key) => history.replaceState({ ...history.state, requestKey: key }, ''), requestKey);
  await page.reload();
}
