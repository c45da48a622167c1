import { readCode } from '#test/support/account.ts';
import {
  expectRoute,
  fillJoin,
  holdCalls,
  joinAs,
  newEmail,
  openJoin,
  PASSWORD,
  passwordField,
  REFUSED_CALL,
  readSession,
  watchIdentityCalls,
} from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';

test('ACC-01 ACC-12 /join asks for what it needs, beside the pitch', async ({ page, request }) => {
  const { links } = await (await request.get('/app/config.json')).json();
  await openJoin(page);
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('checkbox', { name: /QuickQuote/ })).not.toBeChecked();
  for (const [name, address] of [
    ['Terms of Service', links.terms],
    ['Privacy Policy', links.privacy],
  ]) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/app/signin');
  const pitch = page.getByRole('complementary');
  await expect(pitch).toContainText(/accurate quotes/i);
  await expect(pitch).toContainText(/regular order status updates/i);
  await expect(pitch).toContainText(/swift ordering/i);
});

test('ACC-01 each password can be shown and hidden by a button', async ({ page }) => {
  await openJoin(page);
  for (const label of ['Password', 'Confirm password']) {
    const field = passwordField(page, label);
    const toggle = page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true });
    await field.fill('secret words');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.press('Enter');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('secret words');
  }
});

test('ACC-12 an empty or half an address is named under its field, and nothing is sent', async ({ page }) => {
  const calls = watchIdentityCalls(page);
  await openJoin(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please enter your first name.');
  await fillJoin(page, 'ada@');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/complete email address/);
  expect(calls).toEqual([]);
});

test('ACC-02 different passwords are named and no call is made', async ({ page }) => {
  const calls = watchIdentityCalls(page);
  await openJoin(page);
  await fillJoin(page, newEmail(), { confirmation: 'something else' });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Your passwords do not match.');
  expect(calls).toEqual([]);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
});

test('ACC-03 ACC-04 ACC-11 ACC-13 join, the code from the mail, confirm, and the portal opens', async ({ page, server }) => {
  const email = newEmail();
  const calls = watchIdentityCalls(page);
  await joinAs(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Sign Up for Ada Lovelace');
  await expect(page.getByRole('main')).toContainText(`Please enter the six digit confirmation code sent to ${email}`);
  await expect(page.getByRole('status').filter({ hasText: 'Sign up request successful.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to resend' })).toBeEnabled();
  await expect(passwordField(page)).toHaveCount(0);

  const [signUp] = calls;
  expect(signUp?.operation).toBe('SignUp');
  expect(signUp?.request.method()).toBe('POST');
  expect(new URL(signUp?.request.url() ?? '').pathname).toBe('/idp/');
  expect(signUp?.request.headers()).toMatchObject({ 'content-type': 'application/x-amz-json-1.1' });
  expect(signUp?.request.headers()).not.toHaveProperty('authorization');
  expect(signUp?.request.postDataJSON()).toEqual({ ClientId: 'quickquote', Username: email, Password: PASSWORD });

  const release = await holdCalls(page, 'InitiateAuth');
  const code = await readCode(server.dataDir, email);
  await page.getByLabel('Confirmation code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Sign up confirmed successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
  release();
  await expectRoute(page, 'msp/home');
  expect(calls.map(({ operation }) => operation)).toEqual(['SignUp', 'ConfirmSignUp', 'InitiateAuth']);
  expect(await readSession(page)).toMatchObject({ userID: email, rememberMe: false });
});

test('ACC-04 the landing page takes the place of /join', async ({ page, server }) => {
  const email = newEmail();
  await page.goto('/app/about');
  await page.goto('/app/join');
  await fillJoin(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Confirmation code').fill(await readCode(server.dataDir, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectRoute(page, 'msp/home');
  await page.goBack();
  await expectRoute(page, 'about');
});

test('ACC-12 the buttons are off while a call runs', async ({ page }) => {
  const release = await holdCalls(page, 'SignUp');
  await openJoin(page);
  await fillJoin(page, newEmail());
  const button = page.getByRole('button', { name: 'Sign Up' });
  await button.click();
  await expect(button).toBeDisabled();
  release();
  await expect(page.getByLabel('Confirmation code')).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectedConsole: REFUSED_CALL });

  test('ACC-10 ACC-15 an address that has an account is refused in the words of the provider', async ({ page }) => {
    const email = newEmail();
    await joinAs(page, email);
    await openJoin(page);
    await fillJoin(page, email);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toHaveText('User already exists');
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('ACC-10 a short password is refused in the words of the provider', async ({ page }) => {
    await openJoin(page);
    await fillJoin(page, newEmail(), { password: 'short' });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toHaveText('Password did not conform with password policy: Password not long enough');
  });

  test('ACC-10 a wrong code is refused in the words of the provider, until they are dismissed', async ({ page, server }) => {
    const email = newEmail();
    await joinAs(page, email);
    const code = await readCode(server.dataDir, email);
    await page.getByLabel('Confirmation code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Invalid verification code provided, please try again.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });
});
