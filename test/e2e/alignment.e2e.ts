import type { Locator } from '@playwright/test';
import { expect, test } from '#test/support/e2e.ts';
import { createNewcomer, fillProfile, openPortal, seedSession } from '#test/support/provider.ts';
import { openScreen, seedVisit } from '#test/support/screens.ts';
import { acceptQuote, openShop, sendRequest, uploadCubes } from '#test/support/shop.ts';

// Parts are measured and priced on the way.
test.setTimeout(60_000);

test('DESK-04 DESK-07 at the desk and on a quote each thing stands under what it belongs to', async ({ page, server }) => {
  const shop = await openShop(server);
  const sent = await sendRequest(shop, await uploadCubes(shop));
  await seedSession(page, shop.owner);
  await openPortal(page, `orders/${sent.requestID}`);
  const change = await boxOf(page.getByRole('button', { name: 'Change due date' }));
  const due = await boxOf(page.getByText(/^Answer by /));
  expect(Math.abs(change.x - due.x)).toBeLessThanOrEqual(1);
  const message = page.getByRole('region', { name: 'Message', exact: true });
  const heading = await boxOf(message.getByRole('heading'));
  const words = await boxOf(message.getByText('We need these for a trial fit.'));
  expect(words.y - heading.y - heading.height).toBeLessThan(36);

  await shop.desk.quote(sent.requestID);
  await page.goto(`/app/request/${sent.key}`);
  const quote = page.getByRole('article', { name: /^Quote Q-/ });
  const name = await boxOf(quote.getByText('Grace Hopper', { exact: true }));
  const organization = await boxOf(quote.getByText('Navy Yard', { exact: true }));
  expect(organization.y - name.y - name.height).toBeLessThan(8);

  await acceptQuote(shop, sent);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, `orders/${sent.requestID}`);
  const line = page.getByRole('list', { name: 'Lines of the order' }).getByRole('listitem').first();
  const [lineName, state] = [await boxOf(line.getByText('housing.stl')), await boxOf(line.getByText('Waiting'))];
  expect(Math.abs(state.x - lineName.x)).toBeLessThanOrEqual(1);
});

test('POR-08 PRC-01 names of groups lead their fields, and parts of a section stand apart', async ({ page, server }) => {
  await seedSession(page, await createNewcomer(server));
  await openPortal(page, 'profile');
  await fillProfile(page);
  const sizeOf = (words: Locator) => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const legend = page.getByRole('group', { name: 'Address' }).getByText('Address', { exact: true });
  expect(await sizeOf(legend)).toBeGreaterThan(await sizeOf(page.locator('label', { hasText: 'City' })));
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await openPortal(page, 'pricing');
  await page.getByRole('button', { name: /Start from the demo rates/ }).click();
  await page.getByRole('navigation', { name: 'Sections of pricing' }).getByRole('link', { name: 'Money & display' }).click();
  const [money, display] = [
    await boxOf(page.getByRole('region', { name: 'Money' })),
    await boxOf(page.getByRole('region', { name: 'Display' })),
  ];
  expect(display.y - money.y - money.height).toBeGreaterThanOrEqual(16);
});

test('QUO-03 the names of what can be changed of a line stand on one line', async ({ page, server, measuredParts }) => {
  await seedVisit(page, server.baseUrl, measuredParts);
  await openScreen(page, { name: 'quote', path: '/app/quote?msp_id=1', heading: 'Your QuickQuote' });
  const line = page.getByRole('article').first();
  const quantity = await middleOf(line.getByText('Quantity', { exact: true }));
  const material = await middleOf(line.getByText('Material', { exact: true }).first());
  expect(Math.abs(quantity - material)).toBeLessThanOrEqual(1.5);
});

async function boxOf(element: Locator) {
  const box = await element.first().boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height / 2;
}
