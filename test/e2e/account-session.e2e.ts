import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from '#test/support/account.ts';
import { expectRoute, fillSignIn, openSignIn, readSession, watchIdentityCalls } from '#test/support/account-screens.ts';
import { test as base, expect } from '#test/support/e2e.ts';
import { disposeServer, type RunningServer, startServer } from '#test/support/start-server.ts';

const TOKEN_SECONDS = 4;

/** With a server whose tokens soon run out. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ env: { ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) } });
      await use(server);
      await disposeServer(server);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function signInAnew(page: Page, server: RunningServer, rememberMe: boolean): Promise<TestAccount> {
  const account = await createAccount(server.baseUrl, server.dataDir);
  await openSignIn(page, '?redirect=confidential');
  await fillSignIn(page, { ...account, rememberMe });
  await expectRoute(page, 'confidential');
  return account;
}

test('ACC-08 ACC-13 a remembered session is renewed silently, again and again', async ({ page, server }) => {
  const calls = watchIdentityCalls(page);
  const account = await signInAnew(page, server, true);
  const before = await readSession(page);
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  await expect.poll(async () => (await readSession(page))['accessToken'], { timeout: 20_000 }).not.toBe(before['accessToken']);
  expect(await readSession(page)).toMatchObject({ userID: account.email, refreshToken: before['refreshToken'], rememberMe: true });
  expect(calls[1]?.operation).toBe('InitiateAuth');
  expect(calls[1]?.request.postDataJSON()).toEqual({
    ClientId: 'quickquote',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: before['refreshToken'] },
  });
  await expectRoute(page, 'confidential');
});

test('ACC-08 a remembered session outlives a reload, on a customer page too', async ({ page, server }) => {
  await signInAnew(page, server, true);
  await page.goto('/app/upload?msp_id=1');
  const { accessToken } = await readSession(page);
  await expect.poll(async () => (await readSession(page))['accessToken'], { timeout: 20_000 }).not.toBe(accessToken);
  expect((await readSession(page))['accessToken']).not.toBe('');
  await expectRoute(page, 'upload');
});

test('ACC-08 ACC-09 a session that is not remembered ends on /signin, which says why and knows the way back', async ({ page, server }) => {
  const calls = watchIdentityCalls(page);
  const account = await signInAnew(page, server, false);
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe('/app/signin');
  await expect(page.getByRole('alert')).toContainText('Refresh token expired');
  expect(await readSession(page)).toMatchObject({ userID: '', accessToken: '', refreshToken: '' });
  expect(calls).toHaveLength(1);
  await fillSignIn(page, { ...account, rememberMe: true });
  await expectRoute(page, 'confidential');
});

test('ACC-08 NAV-06 a remembered session that ran out is renewed before a page that needs one is shown', async ({ page, server }) => {
  await signInAnew(page, server, true);
  const before = await readSession(page);
  await page.goto('about:blank');
  await pause(TOKEN_SECONDS * 1000);
  await page.goto('/app/confidential');
  await expect(page.getByRole('heading', { level: 1, name: 'Confidential' })).toBeVisible();
  expect((await readSession(page))['accessToken']).not.toBe(before['accessToken']);
  await expectRoute(page, 'confidential');
});
