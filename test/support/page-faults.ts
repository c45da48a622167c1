import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails for every fault against WCAG 2.2 AA that a program can find on the page as it stands. */
export async function expectNoFaults(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG_22_AA);
  // Our pages hold no frames of other sites, for whose sake it would sum up in a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
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

/** Fails for faults of the page as it stands, in light colours and in dark ones. */
export async function expectNoFaultsInAnyColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeColors(page, colorScheme);
    await expectNoFaults(page);
  }
}

interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A phone and a wide window, each in other colours. */
const LOOKS: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** Fails where the page as it stands is wider than its window or has faults, on a phone or in a wide window, which it is left in. */
export async function expectSound(page: Page, where = new URL(page.url()).pathname, looks = LOOKS): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await changeColors(page, colorScheme);
    await expectNoOverflow(page, `${where} at ${width}`);
    await expectNoFaultsUnscrolled(page);
  }
}

/** Resolves once all of the page has the colours. */
async function changeColors(page: Page, colorScheme: Look['colorScheme']): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(async () => {
    // What changes colours by script does so after the attribute, and transitions begin with the frame that follows.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** Fails where the page stays wider than its window; what follows the window by script needs a moment after it changed. */
export async function expectNoOverflow(page: Page, where = new URL(page.url()).pathname): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: where }).toBe(0);
}
