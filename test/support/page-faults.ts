import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails for every fault against WCAG 2.2 AA that a program can find on the page as it stands. */
export async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const { pathname } = new URL(page.url());
  expect(violations.map(({ id, nodes }) => `${pathname} ${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** The same with all of the page in its window, so that nothing lies half under a bar that stays at the edge: scrolling shows it. */
export async function expectNoFaultsUnscrolled(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no size of its own.');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  await expectNoFaults(page);
  await page.setViewportSize(size);
}

/** Fails where the page stays wider than its window; what follows the window by script needs a moment after it changed. */
export async function expectNoOverflow(page: Page, where = new URL(page.url()).pathname): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: where }).toBe(0);
}
