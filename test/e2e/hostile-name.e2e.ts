import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uploadPart } from '#test/support/api-client.ts';
import { cartItemOf } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { openScreen, SCREENS } from '#test/support/screens.ts';
import { readWorld } from '#test/support/world.ts';

const NAME = '<img src=x onerror="window.hit = true">.stl';
const SHOWS_IT = ['upload', 'material selection', 'quote', 'cart', 'submit'];

async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
}

test('S-23 a file named like a picture that runs a script does nothing on any page, nor where mails are read', async ({ page, server }) => {
  test.setTimeout(120_000);
  const { baseUrl } = server;
  const uploaded = await uploadPart(baseUrl, { name: NAME, bytes: composeStl() });
  const params = await chooseFirstOffer(baseUrl);
  const lines = await quoteParts(baseUrl, [uploaded], params);
  await seedStores(page, {
    uploadStore: { parts: [uploaded], version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...params, version: 1 },
    cartStore: { items: lines.map(cartItemOf), version: 1 },
  });
  for (const screen of SCREENS) {
    await openScreen(page, screen);
    if (SHOWS_IT.includes(screen.name)) await expect(page.getByRole('main')).toContainText('<img src=x onerror=');
    await expectHarmless(page);
  }
  const contact = { name: NAME, email: 'ada@example.com', organization: NAME };
  const { requestID } = succeed(await submitLines(baseUrl, lines, contact, randomUUID()));
  // A page of its own: the other one's storage is filled by a script, which may not run in the frame that shows a mail.
  const mails = await page.context().newPage();
  await expect(async () => {
    await mails.goto(readWorld().mailsUrl);
    await expect(mails.getByRole('link', { name: /Request for quote from <img/ }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectHarmless(mails);
  await mails
    .getByRole('link', { name: /Request for quote from <img/ })
    .first()
    .click();
  await expect(mails.getByText(requestID).first()).toBeVisible();
  await expectHarmless(mails);
  const shown = mails.frameLocator('iframe');
  await expect(shown.getByText(NAME).first()).toBeVisible();
  // The part's own picture, which lies in the mail, and nothing that the name says.
  await expect(shown.locator('img:not([src^="data:image/png;base64,"])')).toHaveCount(0);
  await expect(shown.locator('img[onerror]')).toHaveCount(0);
});
