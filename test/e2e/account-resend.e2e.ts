import { readCode } from '#test/support/account.ts';
import { expectRoute, joinAs, newEmail, REFUSED_CALL } from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';

test.use({ expectedConsole: REFUSED_CALL });

test('ACC-05 ACC-11 another code can be had every 30 seconds, and is the one that counts', async ({ page, server }) => {
  const email = newEmail();
  await page.clock.install();
  await joinAs(page, email);
  const first = await readCode(server.dataDir, email);
  const resend = page.getByRole('button', { name: 'Click to resend' });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await resend.click();
  await expect(resend).toBeDisabled();
  await expect(page.getByText('Please try again in 30 seconds.')).toBeVisible();
  await page.clock.resume();
  const answer = page.getByText(`Successfully re-sent confirmation code to ${email}.`);
  await expect(answer).toBeVisible();
  await expect(page.locator('[data-type="success"]').filter({ has: answer })).toBeVisible();
  await page.clock.fastForward(12_000);
  await expect(page.getByText(/^Please try again in 1\d seconds\.$/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(18_000);
  await expect(resend).toBeEnabled();
  await expect(page.getByText(/Please try again in/)).toHaveCount(0);

  const second = await readCode(server.dataDir, email, 2);
  for (const code of first === second ? [second] : [first, second]) {
    await page.getByLabel('Confirmation code').fill(code);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    if (code === first && first !== second) await expect(page.getByRole('alert')).toBeVisible();
  }
  await expectRoute(page, 'msp/home');
});
