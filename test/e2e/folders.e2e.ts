import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openUpload, partCard } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaults } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';

test('LOOK-06 a folder is chosen whole, its parts stand together through a reload, and one choice is made for all of a folder', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const folder = info.outputPath('gearbox');
  for (const name of ['left', 'right']) await mkdir(join(folder, name), { recursive: true });
  await copyFile(fixturePath('cube-ascii.stl'), join(folder, 'left/housing.stl'));
  await writeFile(join(folder, 'left/lid.stl'), binaryStl(cubeFacets(21)));
  await writeFile(join(folder, 'right/cover.stl'), binaryStl(cubeFacets(22)));
  await writeFile(join(folder, 'right/readme.txt'), 'Made by hand.');
  await openUpload(page);
  await page.locator('input[type=file]').nth(1).setInputFiles(folder);
  for (const name of ['housing.stl', 'lid.stl', 'cover.stl'])
    await expect(partCard(page, name).getByText(/^\$\d/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1 other file in your folder is not CAD and was left out.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'gearbox/left' }).getByRole('article')).toHaveCount(2);
  await expectNoFaults(page);
  await page.screenshot({ path: info.outputPath('upload.png'), fullPage: true });
  await page.reload();
  await expect(page.getByRole('region', { name: 'gearbox/right' }).getByRole('article')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select all of gearbox/left' }).click();
  await expect(page.getByText('1 of 3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all of gearbox/left' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select all of gearbox/right' })).toBeChecked();
  await page.getByRole('radiogroup', { name: 'Choose a material' }).getByRole('radio').first().waitFor();
  // Parts stand as they were measured, and the first of them is looked at.
  await page.getByRole('button', { name: 'Look at housing.stl' }).click();
  await page.getByText('left', { exact: true }).click();
  await expectNoFaults(page);
  await page.screenshot({ path: info.outputPath('workspace.png'), fullPage: true });
});
