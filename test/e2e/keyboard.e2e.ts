import type { Page } from '@playwright/test';
import { partCard } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';

const MOST_STOPS = 60;

/** Tabs until what has the focus bears this name; throws when it cannot be reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : null;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`${name} cannot be reached with the Tab key.`);
}

async function chooseByKeyboard(page: Page, step: string): Promise<void> {
  const options = page.getByRole('radiogroup', { name: `Choose a ${step}` }).getByRole('radio');
  await expect(options.first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await options.evaluateAll((radios) => radios.some((radio) => radio === document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('UPL-01 MAT-03 QUO-01 CART-02 SUB-06 from the start page to the request that was sent with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/app/');
  await tabTo(page, /^Upload a part/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Upload Part')).toBeFocused();

  // The first stop of a page leads past the bar.
  await page.reload();
  await expect(heading(page, 'Upload Part')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, /Choose files/);
  const chooser = page.waitForEvent('filechooser');
  // The browser has to know that somebody listens before the key reaches it.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(fixturePath('bracket.step'));
  await expect(partCard(page, 'bracket.step')).toBeVisible({ timeout: 30_000 });

  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(heading(page, /Material/)).toBeFocused();
  for (const step of ['material', 'color', 'finish']) await chooseByKeyboard(page, step);
  await tabTo(page, /^Get Your Quote$/);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Your QuickQuote')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, /^Add to Cart/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart.*1/ })).toBeVisible();
  await tabTo(page, /^Go to Cart/);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Your Cart')).toBeFocused();
  await tabTo(page, /^Check Out/);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Request for Quote')).toBeFocused();
  for (const [label, text] of [
    [/^Name/, 'Ada Example'],
    [/^Email/, 'ada@example.com'],
    [/^Organization/, 'Example Works'],
    [/^Message/, 'By Friday'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Submit Request$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Thank you for submitting your request!')).toBeFocused();

  await tabTo(page, /^Follow your request/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/request\/\w/);
  await expect(heading(page, /^Your request is with /)).toBeFocused();
  await expect(page.getByText('bracket.step').first()).toBeVisible();
});

test('a dialog holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/app/signin');
  await tabTo(page, /^Forgot password/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    // Beside what is in the dialog, only the browser's own bar can be reached.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Forgot password/ })).toBeFocused();
});
