import { createAccount, readCode } from '#test/support/account.ts';
import {
  expectRoute,
  holdCalls,
  openSignIn,
  passwordField,
  REFUSED_CALL,
  readSession,
  watchIdentityCalls,
} from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';

const NEW_PASSWORD = 'another horse battery staple';

test.use({ expectedConsole: REFUSED_CALL });

test('ACC-02 ACC-07 ACC-11 a code by mail and a new password lead back in; a click beside the dialog leaves it open, its button closes it', async ({
  page,
  server,
}) => {
  const account = await createAccount(server.baseUrl, server.dataDir);
  const calls = watchIdentityCalls(page);
  await openSignIn(page);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('checkbox', { name: 'Remember Me' }).check();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByLabel('Account email')).toBeFocused();
  await expect(dialog.getByLabel('Account email')).toHaveValue(account.email);
  await dialog.getByLabel('Account email').fill('half-typed@exam');
  await page.mouse.click(20, 400);
  await expect(dialog.getByLabel('Account email')).toHaveValue('half-typed@exam');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByLabel('Account email')).toHaveValue(account.email);
  await dialog.getByRole('button', { name: 'Send Password Reset Code' }).click();
  await expect(dialog.getByText(`Successfully sent password reset code to ${account.email}.`)).toBeVisible();
  await expect(dialog.getByLabel('Confirmation code')).toBeFocused();

  // Two codes have been mailed: the sign-up's and this one.
  await dialog.getByLabel('Confirmation code').fill(await readCode(server.dataDir, account.email, 2));
  await passwordField(dialog, 'New password').fill(NEW_PASSWORD);
  await passwordField(dialog, 'Confirm password').fill('something else');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Your passwords do not match.');
  expect(calls.map(({ operation }) => operation)).toEqual(['ForgotPassword']);

  const release = await holdCalls(page, 'InitiateAuth');
  await passwordField(dialog, 'Confirm password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(`Successfully reset password for the account ${account.email}.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  release();
  await expectRoute(page, 'msp/home');
  await expect(dialog).toHaveCount(0);
  expect(calls.map(({ operation }) => operation)).toEqual(['ForgotPassword', 'ConfirmForgotPassword', 'InitiateAuth']);
  expect(calls[1]?.request.postDataJSON()).toMatchObject({ Username: account.email, Password: NEW_PASSWORD });
  expect(await readSession(page)).toMatchObject({ userID: account.email, rememberMe: true });
});
