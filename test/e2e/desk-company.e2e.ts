import type { Browser, Page } from '@playwright/test';
import type { TestAccount } from '#test/support/account.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaults, expectSound } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { hireMember, openShop, sendRequest, uploadCubes } from '#test/support/shop.ts';

/** Whoever sends what nobody may send any more is refused, which a browser notes by itself. */
test.use({ expectedConsole: /status of 412|Nothing was overwritten/ });

/** Pages of two people are drawn at once. */
const PATIENCE = { timeout: 30_000 };

async function openRequest(browser: Browser, account: TestAccount, requestID: string, locale = 'en-US'): Promise<Page> {
  const page = await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
  await seedSession(page, account);
  await openPortal(page, `orders/${requestID}`);
  return page;
}

const status = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test('DESK-17 two colleagues at one request see each other, and what one does the other is told at once', async ({ browser, server }) => {
  test.setTimeout(240_000);
  const shop = await openShop(server);
  const { requestID } = await sendRequest(shop, await uploadCubes(shop));
  const colleague = await hireMember(shop);
  const first = await openRequest(browser, shop.owner, requestID);
  const second = await openRequest(browser, colleague, requestID, 'de-DE');
  await expect(status(first, /is looking at this request\.$/)).toBeVisible(PATIENCE);
  await expect(status(second, /sieht sich diese Anfrage gerade an\.$/)).toBeVisible(PATIENCE);

  const price = first.getByRole('textbox', { name: /^Unit price, line 1/ });
  await price.fill('99');
  await expect(status(second, /bearbeitet diese Anfrage gerade\.$/)).toBeVisible(PATIENCE);
  await expectNoFaults(first);
  await expectSound(second);

  await second.getByRole('textbox', { name: 'Neue Notiz' }).fill('Die Bohrung ist kritisch.');
  await second.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(status(first, /wrote a private note/).first()).toBeVisible(PATIENCE);
  await expect(first.getByText('Die Bohrung ist kritisch.')).toBeVisible();
  await expect(price).toHaveValue('99');
  // What was typed before is not sent before what changed was seen, also by those who type on.
  await price.fill('98');
  await expect(first.getByRole('button', { name: 'Keep my draft' })).toBeVisible();
  await expectSound(first);
  await first.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(first.getByRole('button', { name: 'Keep my draft' })).toBeHidden();
  await expect(price).toHaveValue('98');

  await second.context().close();
  await expect(status(first, /this request\.$/)).toBeHidden();
  await first.context().close();
});
