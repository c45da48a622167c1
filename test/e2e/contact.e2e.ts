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

test('S-27 a person does not come across the field for programs', async ({ page }) => {
  await fillForm(page);
  const bait = page.locator('input[name=subject]');
  await expect(bait).not.toBeInViewport();
  await fields(page)[2]?.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expectNoOverflow(page);
});
