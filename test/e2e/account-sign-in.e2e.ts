import type { Page } from '@playwright/test';
import { createAccount } from '#test/support/account.ts';
import { expectRoute, fillSignIn, openSignIn, readSession, watchIdentityCalls } from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';
import type { ServerPlace } from '#test/support/start-server.ts';

const HOUR_MS = 3_600_000;

/** Signs a new account in whose tokens last an hour, by a clock that can be put forward. */
async function signInAnew(page: Page, server: ServerPlace, rememberMe: boolean) {
  const account = await createAccount(server.baseUrl, server.dataDir);
  await page.clock.install();
  await openSignIn(page, '?redirect=confidential');
  await fillSignIn(page, { ...account, rememberMe });
  await expectRoute(page, 'confidential');
  const session = await readSession(page);
  expect(session).toMatchObject({ userID: account.email, rememberMe });
  expect(String(session['accessToken']).split('.')).toHaveLength(3);
  return { account, session };
}

const readToken = async (page: Page) => (await readSession(page))['accessToken'];

test('ACC-08 ACC-09 ACC-13 NAV-06 a remembered session is renewed silently, again and again, before a page that needs one and on a customer page too', async ({
  page,
  server,
}) => {
  const calls = watchIdentityCalls(page);
  const { account, session } = await signInAnew(page, server, true);
  expect(calls[0]?.request.postDataJSON()).toEqual({
    ClientId: 'quickquote',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
  });
  let token = session['accessToken'];
  const expectRenewed = async (count: number) => {
    await expect.poll(() => calls.length).toBe(1 + count);
    await expect.poll(() => readToken(page)).not.toBe(token);
    token = await readToken(page);
    expect(token).not.toBe('');
  };
  for (const count of [1, 2]) {
    await page.clock.fastForward(HOUR_MS);
    await expectRenewed(count);
  }
  expect(calls[1]?.request.postDataJSON()).toEqual({
    ClientId: 'quickquote',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: session['refreshToken'] },
  });
  expect(await readSession(page)).toMatchObject({ userID: account.email, refreshToken: session['refreshToken'], rememberMe: true });
  await expectRoute(page, 'confidential');

  await page.goto('about:blank');
  await page.clock.fastForward(HOUR_MS);
  await page.goto('/app/confidential');
  await expect(page.getByRole('heading', { level: 1, name: 'Confidential' })).toBeVisible();
  await expectRenewed(3);

  await page.goto('/app/upload?msp_id=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(HOUR_MS);
  await expectRenewed(4);
  await expectRoute(page, 'upload');
});

test('ACC-08 ACC-09 NAV-06 NAV-11 a session that is not remembered ends on /signin, which says why and knows the way back; so does signing out', async ({
  page,
  server,
}) => {
  const calls = watchIdentityCalls(page);
  const { account } = await signInAnew(page, server, false);
  await page.clock.fastForward(HOUR_MS);
  await expectRoute(page, 'signin');
  await expect(page.getByRole('alert')).toContainText('Refresh token expired');
  expect(await readSession(page)).toMatchObject({ userID: '', accessToken: '', refreshToken: '' });
  expect(calls).toHaveLength(1);
  await fillSignIn(page, { ...account, rememberMe: true });
  await expectRoute(page, 'confidential');

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectRoute(page, 'signin');
  expect(await readSession(page)).toMatchObject({ userID: '', accessToken: '', refreshToken: '', rememberMe: false });
  await page.goto('/app/confidential');
  await expectRoute(page, 'signin');
});

test('ACC-13 the identity client is fetched for the account screens alone', async ({ page, server }) => {
  const account = await createAccount(server.baseUrl, server.dataDir);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const identity = () => scripts.filter((path) => /identity-client|account-page|start-session/.test(path));
  await page.goto('/app/upload?msp_id=1');
  await page.waitForLoadState('networkidle');
  expect(identity()).toEqual([]);
  await openSignIn(page);
  await expect.poll(() => identity().some((path) => path.includes('identity-client'))).toBe(true);
  await fillSignIn(page, account);
  await expectRoute(page, 'msp/home');
  scripts.length = 0;
  await page.goto('/app/upload?msp_id=1');
  await expect.poll(() => identity().some((path) => path.includes('start-session'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(identity().filter((path) => path.includes('identity-client'))).toEqual([]);
});
