import { readCode } from '#test/support/account.ts';
import {
  expectRoute,
  holdCalls,
  joinAs,
  newEmail,
  PASSWORD,
  passwordField,
  readSession,
  watchIdentityCalls,
} from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';

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
  const names = [
    { Name: 'given_name', Value: 'Ada' },
    { Name: 'family_name', Value: 'Lovelace' },
  ];
  expect(signUp?.request.postDataJSON()).toEqual({ ClientId: 'quickquote', Username: email, Password: PASSWORD, UserAttributes: names });

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
