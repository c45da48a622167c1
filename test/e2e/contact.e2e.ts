import { newEmail } from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { waitForMails } from '#test/support/read-mails.ts';

test('CON-01 CON-03 CON-05 NAV-05 S-27 a person writes a message without coming across the field for programs; it goes out by mail, and the sender is thanked by name', async ({
  page,
  server,
}) => {
  const typed = { 'Full name': 'Ada Lovelace', Email: newEmail(), Message: 'Do you print <b>gears</b>?\nTwo of them.' };
  await page.goto('/app/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  for (const [name, value] of Object.entries(typed)) await page.getByRole('textbox', { name }).fill(value);
  const bait = page.locator('input[name=subject]');
  await expect(bait).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      'Success! Thank you, Ada Lovelace! Your message is sent successfully. We will get back to you shortly. We typically respond within 24 hours.',
    ),
  ).toBeVisible();
  const [mail] = await waitForMails(server.dataDir, 1, ({ content }) => content.includes(typed.Email));
  expect([mail?.to, mail?.subject]).toEqual([expect.stringContaining('support@localhost'), 'Message from Ada Lovelace']);
  expect(mail?.content).toContain('Two of them.');
  expect(mail?.content).toContain('&lt;b&gt;gears');
});
