import { test as base, expect, type Page } from '@playwright/test';
import type { Part } from '#contract/schemas/entities.ts';
import type { ServerPlace } from './start-server.ts';
import { readWorld } from './world.ts';

interface TestFixtures {
  /** Console errors a test causes on purpose; any other one, a page error or a refused policy fails it. */
  expectedConsole: RegExp | null;
  /** Whether going to an address means waiting until the app has taken the place of what the page shows first. */
  awaitsApp: boolean;
}
interface WorkerFixtures {
  /** The one real server of all tests. */
  server: ServerPlace;
  /** Parts of provider 1 that were uploaded and measured: bracket.step, flange.iges, knob.stl. */
  measuredParts: readonly Part[];
}

/** Playwright's test with a real server behind `baseURL`, where noise on the console fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  server: [({}, use) => use(readWorld().server), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  measuredParts: [({}, use) => use(readWorld().parts), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.baseUrl),
  expectedConsole: [null, { option: true }],
  awaitsApp: [true, { option: true }],
  page: async ({ page, expectedConsole, awaitsApp }, use) => {
    if (awaitsApp) awaitAppAfterLoads(page);
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && expectedConsole?.test(message.text()) !== true) {
        noise.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => noise.push(`page error: ${error.stack ?? error.message}`));
    await use(page);
    expect(noise, 'the browser console stays quiet').toEqual([]);
  },
});

/** Keeps a page to what it begins with: nothing is fetched ahead while it has nothing else to do. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

function awaitAppAfterLoads(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const awaitApp = () => page.locator('.outline').waitFor({ state: 'detached' });
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    await awaitApp();
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await awaitApp();
    return response;
  };
}

/** Puts parts into the browser's storage before its first page, as if they had been uploaded in it. */
export async function seedParts(page: Page, parts: readonly Part[], mspID = '1'): Promise<void> {
  await seedStores(page, { uploadStore: { parts, version: 1 }, mspStore: { mspID, version: 1 } });
}

/** Fills local storage before the first page; reloads and later pages find what the app has made of it. */
export async function seedStores(page: Page, stores: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(stores));
}

export { expect };
