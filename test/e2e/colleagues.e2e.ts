import type { Page } from '@playwright/test';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { createAccount } from '#test/support/account.ts';
import { expectRoute, fillJoin, fillSignIn, newEmail, PASSWORD } from '#test/support/account-screens.ts';
import { callServer } from '#test/support/api-client.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { waitForMails } from '#test/support/read-mails.ts';
import { openShop, sendRequest, type TestShop, uploadCubes } from '#test/support/shop.ts';

/** A removed colleague's calls are refused, which a browser notes by itself. */
test.use({ expectedConsole: /status of 401|Please sign in/ });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const here = (page: Page) => page.getByRole('list', { name: 'Who works here' });

/** The address in the mail that invites somebody. */
async function readInvitation({ server }: TestShop, email: string): Promise<string> {
  const [mail] = await waitForMails(server.dataDir, 1, ({ to, subject }) => to.includes(email) && subject.startsWith('You are invited'));
  return /https?:\/\/[^\s"<>]+\/app\/invitation\/[\w-]+/.exec(mail?.content ?? '')?.[0] ?? '';
}

async function openColleagues(page: Page, shop: TestShop): Promise<void> {
  await seedSession(page, shop.owner);
  await openPortal(page, 'colleagues');
  await expect(here(page).getByText(shop.owner.email)).toBeVisible();
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
}

test('DESK-13 an invited colleague makes an account, joins, sees the requests, and is out when removed', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  const shop = await openShop(server);
  await sendRequest(shop, await uploadCubes(shop));
  const email = newEmail();
  await openColleagues(page, shop);
  await invite(page, email);
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email);

  const context = await browser.newContext();
  const colleague = await context.newPage();
  const referrers: (string | undefined)[] = [];
  colleague.on('request', (request) => referrers.push(request.headers()['referer']));
  const link = await readInvitation(shop, email);
  const response = await colleague.goto(link);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  await expect(heading(colleague, 'Join Ada Makers')).toBeVisible();
  expect(new URL(colleague.url()).pathname).toBe('/app/invitation');
  await colleague.getByRole('link', { name: 'Create an account' }).click();
  await expect(colleague.getByLabel('Email')).toHaveValue(email);
  await expect(colleague.getByLabel('Email')).not.toBeEditable();
  await fillJoin(colleague, null);
  await colleague.getByRole('button', { name: 'Sign Up' }).click();
  await expectRoute(colleague, 'invitation');
  expect(referrers.filter((referrer) => referrer?.includes(link.split('/').at(-1) ?? ''))).toEqual([]);
  await colleague.getByRole('button', { name: 'Join Ada Makers' }).click();
  await expectRoute(colleague, 'msp/home');

  await openPortal(colleague, 'orders');
  await expect(colleague.getByText('Grace Hopper').first()).toBeVisible();
  await openPortal(colleague, 'profile');
  await expect(colleague.getByLabel('Organization name')).toHaveValue('Ada Makers');
  await expect(colleague.getByLabel('Organization name')).not.toBeEditable();
  await openPortal(colleague, 'colleagues');
  await expect(here(colleague).getByRole('listitem')).toHaveCount(2);
  await expect(here(colleague).getByRole('button')).toHaveText(['Leave this shop']);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Ada Lovelace' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ada Lovelace no longer works here.')).toBeVisible();
  await expect(here(page).getByRole('listitem')).toHaveCount(1);

  await colleague.goto('/app/msp/orders');
  await colleague.getByRole('button', { name: 'Sign in again' }).click();
  await fillSignIn(colleague, { email, password: PASSWORD });
  await expectRoute(colleague, 'msp/orders');
  await expect(colleague.getByText('Work in progress')).toBeVisible();
  await expect(colleague.getByText('Grace Hopper')).toHaveCount(0);
  await colleague.goto(link);
  await expect(heading(colleague, 'This invitation cannot be opened')).toBeVisible();
  await context.close();
});

test('DESK-13 by keyboard alone somebody is invited, and the invitation withdrawn', async ({ page, server }) => {
  const shop = await openShop(server);
  await openColleagues(page, shop);
  const email = newEmail();
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.focus();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/complete email address/);
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  const withdraw = page.getByRole('button', { name: `Withdraw the invitation to ${email}` });
  for (let presses = 0; presses < 20 && !(await withdraw.evaluate((button) => button === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The invitation to ${email} is withdrawn.`)).toBeVisible();
  await expect(page.getByText('No open invitations.')).toBeVisible();
});

test('DESK-13 colleagues and invitations have no faults, however long the names are', async ({ page, browser, server }) => {
  test.setTimeout(90_000);
  const shop = await openShop(server);
  await openColleagues(page, shop);
  const joined = await createAccount(server.baseUrl, server.dataDir);
  await invite(page, joined.email);
  const secret = (await readInvitation(shop, joined.email)).split('/').at(-1) ?? '';
  succeed(await callServer(server.baseUrl, acceptInvitation, { secret }, `Bearer ${joined.accessToken}`));
  const email = `somebody-with-a-rather-long-name-${newEmail()}`;
  await invite(page, email);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expectSound(page);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const invited = await context.newPage();
  await invited.goto(await readInvitation(shop, email));
  await expect(heading(invited, 'Join Ada Makers')).toBeVisible();
  await expectSound(invited);
  await context.close();

  // The owner who opens it is somebody else.
  await page.goto(await readInvitation(shop, email));
  await expect(page.getByRole('alert')).toContainText(`you are signed in as ${shop.owner.email}`);
  await expectSound(page);
});
