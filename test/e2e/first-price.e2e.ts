import { writeFile } from 'node:fs/promises';
import { dropFiles, fillRequest, openUpload, partCard } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaults } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';

const UPLOAD_CALL = '**/api/IN_FileUploadFormResponse';

test('LOOK-01 two presses lead from the start page to a price, and three more and the fields to a request that is sent', async ({
  page,
}) => {
  let presses = 0;
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().click();
    presses += 1;
  };
  await page.goto('/app/');
  await press('link', 'Upload a part');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Choose files').click();
  presses += 1;
  await (await chooser).setFiles(fixturePath('cube-ascii.stl'));
  const card = partCard(page, 'cube-ascii.stl');
  await expect(card.getByText(/^\$\d/)).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(/^Ships by \w+ \d/)).toBeVisible();
  await expect(card.getByText(/, white, as printed · 1 piece$/)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(2);
  await expectNoFaults(page);

  await press('link', 'Get Your Quote');
  await expect(page.getByRole('rowgroup', { name: 'cube-ascii.stl' })).toBeVisible({ timeout: 20_000 });
  await press('link', 'Request this quote');
  await fillRequest(page, { name: 'Grace Hopper', email: 'grace@example.com', organization: 'Navy' });
  await press('button', 'Submit');
  await expect(page.getByText('Thank you for submitting your request!')).toBeVisible({ timeout: 20_000 });
  expect(presses).toBeLessThanOrEqual(5);
});

test('LOOK-02 an STL file has its size and its price before it has arrived, and the card takes their place, at that price', async ({
  page,
}, info) => {
  const path = info.outputPath('plate.stl');
  await writeFile(path, binaryStl(cubeFacets(25)));
  const arrived = Promise.withResolvers<void>();
  await page.route(UPLOAD_CALL, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await openUpload(page);
  await dropFiles(page, [path]);
  const progress = page.getByRole('region', { name: 'Upload progress' });
  await expect(progress.getByText('25 × 25 × 25 mm')).toBeVisible();
  await expect(progress.getByText('15.6 cm³ · 12 triangles · provisional, measured in your browser')).toBeVisible();
  const provisional = progress.getByText(/^≈ \$\d/);
  await expect(provisional).toBeVisible();
  const [price = ''] = /\$[\d.]+/.exec((await provisional.textContent()) ?? '') ?? [];
  await expectNoFaults(page);
  await page.screenshot({ path: info.outputPath('provisional.png') });
  arrived.resolve();
  const card = partCard(page, 'plate.stl');
  await expect(card.getByText('25 × 25 × 25 mm')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(price, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(progress.getByText('provisional', { exact: false })).toBeHidden();
  await expect(card.getByText(/no longer counts/)).toBeHidden();
});
