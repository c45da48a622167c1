import { callUserPool, createAccount, readCode, type TestAccount } from '#test/support/account.ts';
import {
  expectRoute,
  fillSignIn,
  newEmail,
  openSignIn,
  PASSWORD,
  passwordField,
  REFUSED_CALL,
  readSession,
  watchIdentityCalls,
} from '#test/support/account-screens.ts';
import { test as base, expect, seedStores } from '#test/support/e2e.ts';

const test = base.extend<object, { account: TestAccount }>({
  account: [async ({ server }, use) => use(await createAccount(server.baseUrl, server.dataDir)), { scope: 'worker' }],
});

test('ACC-06 ACC-12 /signin has all it needs', async ({ page }) => {
  await openSignIn(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
  await expect(passwordField(page)).toHaveAttribute('required', '');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Create Your Account' })).toHaveAttribute('href', '/app/join');
  await expect(page.getByRole('complementary')).toContainText(/accurate quotes/i);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
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

for (const redirect of ['https://evil.example/', '//evil.example', 'toString']) {
  test(`NAV-07 '${redirect}' is no route, so signing in leads to the default page`, async ({ page, account, baseURL }) => {
    await openSignIn(page, `?redirect=${encodeURIComponent(redirect)}`);
    await fillSignIn(page, account);
    await expectRoute(page, 'msp/home');
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

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

test.describe('refusals', () => {
  test.use({ expectedConsole: REFUSED_CALL });

  test('ACC-10 a wrong password is refused, and what was typed stays', async ({ page, account }) => {
    await openSignIn(page);
    await fillSignIn(page, { email: account.email, password: 'wrong password', rememberMe: true });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Incorrect username or password. Please try again.');
    await expect(alert).toHaveAttribute('data-type', 'danger');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    expect(await readSession(page)).not.toMatchObject({ rememberMe: true });
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });

  test('ACC-10 who has not confirmed yet is told so, and can still do it', async ({ page, server }) => {
    const email = newEmail();
    await callUserPool(server.baseUrl, 'SignUp', { Username: email, Password: PASSWORD });
    await openSignIn(page, '?redirect=confidential');
    await fillSignIn(page, { email, password: PASSWORD });
    await expect(page.getByRole('alert')).toHaveText('User is not confirmed. Please try again.');
    await page.getByRole('button', { name: 'Enter your confirmation code' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Sign Up');
    await page.getByLabel('Confirmation code').fill(await readCode(server.dataDir, email));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectRoute(page, 'confidential');
  });
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
