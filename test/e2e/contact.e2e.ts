import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { waitForMails } from '#test/support/read-mails.ts';

const TYPED = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you print <b>gears</b>?\nTwo of them.' };

const fields = (page: Page) => ['Full name', 'Email', 'Message'].map((name) => page.getByRole('textbox', { name }));

async function fillForm(page: Page): Promise<void> {
  await page.goto('/app/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  for (const [index, value] of Object.values(TYPED).entries()) await fields(page)[index]?.fill(value);
}

test('CON-01 CON-03 CON-05 NAV-05 a message goes out by mail, and the sender is thanked by name', async ({ page, server }) => {
  await fillForm(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText(
      'Success! Thank you, Ada Lovelace! Your message is sent successfully. We will get back to you shortly. We typically respond within 24 hours.',
    ),
  ).toBeVisible();
  const [mail] = await waitForMails(server.dataDir, 1, ({ subject }) => subject === 'Message from Ada Lovelace');
  expect(mail?.to).toContain('support@localhost');
  expect(mail?.content).toContain('Two of them.');
  expect(mail?.content).toContain('&lt;b&gt;gears');
});

test('CON-02 the form is empty before the answer has come, and Send rests until then', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/BLE_ContactResponse', async (route) => {
    await promise;
    await route.fulfill({ json: { success: true, errors: {}, metadata: { CONTACT_EMAIL: 'a@example.com' } } });
  });
  await fillForm(page);
  const sent = page.waitForRequest('**/api/BLE_ContactResponse');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toEqual({ contactFormAction: 'processContactForm', ...TYPED });
  for (const field of fields(page)) await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  resolve();
  await expect(page.getByText(/^Success!/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test.describe('a failure', () => {
  test.use({ expectedConsole: /status of (400|503)|Error while fetching data from the server:/ });

  test('CON-02 CON-04 names the address to write to, and what was typed can be brought back and sent', async ({ page }) => {
    await page.route('**/api/BLE_ContactResponse', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'No.', metadata: { CONTACT_EMAIL: 'help@example.com' } } }),
    );
    await fillForm(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Oops. Something went wrong, Ada Lovelace. Your message was not delivered. It is not you, it is us. Please try again or email us directly at help@example.com.',
    );
    await page.unroute('**/api/BLE_ContactResponse');
    await page.getByRole('button', { name: 'Restore my message' }).click();
    for (const [index, value] of Object.values(TYPED).entries()) expect(await fields(page)[index]?.inputValue()).toBe(value);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^Success!/)).toBeVisible();
  });

  test('CON-04 what the real server refuses is marked under its field', async ({ page }) => {
    await fillForm(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expect(page.getByText('Invalid name')).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('email us directly at support@localhost.');
  });
});

test('S-27 a person does not come across the field for programs', async ({ page }) => {
  await fillForm(page);
  const bait = page.locator('input[name=subject]');
  await expect(bait).not.toBeInViewport();
  await fields(page)[2]?.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expectNoOverflow(page);
});
