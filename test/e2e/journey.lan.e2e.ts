import {
  addAllLines,
  chooseOffers,
  continueToMaterials,
  expectParts,
  fillRequest,
  goToQuotes,
  openUpload,
  pickFiles,
} from '#test/support/customer.ts';
import { test as base, expect } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { createNewcomer, fillProfile, openPortal, seedSession } from '#test/support/provider.ts';
import { openViewer } from '#test/support/viewer.ts';

// Where the server has no address but loopback, a name does as well.
const test = base.extend({
  baseURL: async ({ server }, use) => use(server.baseUrl.replace('127.0.0.1', 'shop.test')),
});

// Such a page can't have what the header asks for, and says so.
test.use({ expectedConsole: /Cross-Origin-Opener-Policy header has been ignored/ });

test('UPL-09 SUB-06 without TLS, from a LAN address, the way leads from upload to thank-you', async ({ page }) => {
  await openUpload(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await pickFiles(page, ['bracket.step', 'knob.stl'].map(fixturePath));
  await expectParts(page, ['bracket.step', 'knob.stl']);
  await openViewer(page, 'bracket.step');
  await page.keyboard.press('Escape');
  await continueToMaterials(page);
  await chooseOffers(page);
  await goToQuotes(page);
  await addAllLines(page, 2);

  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('link', { name: 'Check Out' }).click();
  await fillRequest(page, { name: 'Ada Example', email: 'ada@example.com', organization: 'Example Works' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Thank you for submitting your request!')).toBeVisible();
});

test('POR-05 without TLS the quoting link is still copied', async ({ page, server, context }) => {
  await seedSession(page, await createNewcomer(server));
  await openPortal(page, 'profile');
  await fillProfile(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Models' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();

  const editor = await context.newPage();
  await editor.setContent('<textarea></textarea>');
  await editor.getByRole('textbox').focus();
  await editor.keyboard.press('ControlOrMeta+V');
  await expect(editor.getByRole('textbox')).toHaveValue(/\/app\/upload\?msp_id=/);
});
