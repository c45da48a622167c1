import { createAccount, type TestAccount } from '#test/support/account.ts';
import { expectRoute, fillSignIn, openSignIn, PASSWORD, readSession, watchIdentityCalls } from '#test/support/account-screens.ts';
import { test as base, expect, seedStores } from '#test/support/e2e.ts';

const test = base.extend<object, { account: TestAccount }>({
  account: [async ({ server }, use) => use(await createAccount(server.baseUrl, server.dataDir)), { scope: 'worker' }],
});

for (const rememberMe of [true, false]) {
  test(`ACC-08 ACC-09 ACC-13 signing in with Remember Me ${rememberMe} stores the session and opens the default page`, async ({
    page,
    account,
  }) => {
    const calls = watchIdentityCalls(page);
    await seedStores(page, { sessionStore: { rememberMe: !rememberMe, version: 1 } });
    await openSignIn(page);
    await fillSignIn(page, { ...account, rememberMe });
    await expectRoute(page, 'msp/home');
    const session = await readSession(page);
    expect(session).toMatchObject({ userID: account.email, rememberMe });
    expect(String(session['accessToken']).split('.')).toHaveLength(3);
    expect(String(session['refreshToken'])).not.toBe('');
    expect(calls[0]?.request.postDataJSON()).toEqual({
      ClientId: 'quickquote',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
    });
  });
}

test('ACC-13 the identity client is fetched for the account screens alone', async ({ page, account }) => {
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

test('NAV-06 NAV-07 a page that needs signing in is shown after it', async ({ page, account, baseURL }) => {
  await page.goto('/app/msp/profile');
  await expect(page).toHaveURL(`${baseURL}/app/signin?redirect=msp%2Fprofile`);
  await fillSignIn(page, account);
  await expectRoute(page, 'msp/profile');
});

test('NAV-07 the default page may be confidential', async ({ page, account }) => {
  await page.route('**/app/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), postAuthRoute: 'confidential' } });
  });
  await openSignIn(page);
  await fillSignIn(page, account);
  await expectRoute(page, 'confidential');
  await expect(page.getByText(`You are signed in as ${account.email}`)).toBeVisible();
});

test('NAV-04 NAV-11 who is signed in has no use for /signin and /join, until signing out', async ({ page, account }) => {
  await openSignIn(page, '?redirect=confidential');
  await fillSignIn(page, account);
  await expectRoute(page, 'confidential');
  for (const path of ['signin', 'join']) {
    await page.goto(`/app/${path}`);
    await expectRoute(page, 'msp/home');
  }
  await page.goto('/app/confidential');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectRoute(page, 'signin');
  expect(await readSession(page)).toMatchObject({ userID: '', accessToken: '', refreshToken: '', rememberMe: false });
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/app/confidential');
  await expectRoute(page, 'signin');
});

test.describe('an outage', () => {
  test.use({ expectedConsole: /status of 503|did not answer as it should/ });

  test("ACC-10 ACC-14 a provider that is down is asked three times, then it is an 'Unknown error'", async ({ page }) => {
    let calls = 0;
    await page.route('**/idp/', (route) => {
      calls += 1;
      return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Down</h1>' });
    });
    await openSignIn(page);
    await fillSignIn(page, { email: 'a@example.com', password: PASSWORD });
    await expect(page.getByRole('alert')).toHaveText('Unknown error Please try again.');
    await expect(page.getByText(/could not be reached/)).toBeVisible();
    expect(calls).toBe(3);
  });
});
