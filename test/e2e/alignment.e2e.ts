import type { Locator } from '@playwright/test';
import { expect, test } from '#test/support/e2e.ts';
import { createNewcomer, fillProfile, openPortal, seedSession } from '#test/support/provider.ts';
import { openScreen, seedVisit } from '#test/support/screens.ts';
import { acceptQuote, openShop, sendRequest, uploadCubes } from '#test/support/shop.ts';

// Parts are measured and priced on the way.
test.setTimeout(60_000);

test('LOOK-10 DESK-04 DESK-07 at the desk and on a quote each thing stands under what it belongs to', async ({ page, server }) => {
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
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Accept' }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/lead time 5 business days · valid until/)).toBeInViewport({ ratio: 1 });
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

  await page.setViewportSize({ width: 1280, height: 800 });
  await line.getByRole('button', { name: 'Start' }).click();
  const done = line.getByRole('button', { name: 'Mark done' }).getByText('Mark done');
  expect(await done.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('LOOK-13 DESK-09 on a phone an order says beside long names how far each line is', async ({ page, server }) => {
  const shop = await openShop(server);
  const sent = await sendRequest(shop, await uploadCubes(shop, 'housing-with-a-rather-long-file-name_rev-C_final.stl'));
  await shop.desk.quote(sent.requestID);
  await acceptQuote(shop, sent);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/request/${sent.key}`);
  const states = page.getByRole('table', { name: 'How far it is' }).getByText('Waiting to be made');
  await expect(states).toHaveCount(2);
  for (const state of await states.all()) {
    const { x, width } = await boxOf(state);
    expect(x + width).toBeLessThanOrEqual(390);
  }
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

test('LOOK-08 LOOK-13 lines of quote and cart are rows of 88 px at most, under a total that stays in sight', async ({
  page,
  server,
  measuredParts,
}) => {
  await seedVisit(page, server.baseUrl, measuredParts);
  for (const [screen, next] of [
    [{ name: 'quote', path: '/app/quote?msp_id=1', heading: 'Your QuickQuote' }, 'Request this quote'],
    [{ name: 'cart', path: '/app/cart?msp_id=1', heading: 'Your Cart' }, 'Check Out'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openScreen(page, screen);
    const rows = page.getByRole('rowgroup', { name: /./ });
    await expect(rows).toHaveCount(measuredParts.length);
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThanOrEqual(88);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 400 });
      await expect(page.getByRole('complementary').getByText(/^Total/)).toBeInViewport();
      await expect(page.getByRole('link', { name: next })).toBeInViewport({ ratio: 1 });
    }
  }
  // One piece costs what its line costs: where there are no columns, that is said once.
  const [first] = await page.getByRole('rowgroup', { name: /./ }).all();
  if (first === undefined) throw new Error('The cart is empty.');
  const each = first.getByText(/ each$/);
  await expect(each).toBeHidden();
  await first.getByRole('button', { name: /^One more: / }).click();
  await expect(each).toBeVisible();
});

async function boxOf(element: Locator) {
  const box = await element.first().boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}
