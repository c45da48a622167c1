import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { copyBodies } from '#test/support/copy-bodies.ts';
import { openUpload, partCard, pickFiles } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { expectShown } from '#test/support/viewer.ts';

const NAME = 'brackets.step';

/** A file of so many brackets: the engine tells how far it is no more than once for each of them. */
async function writeBrackets(info: TestInfo, count: number): Promise<string> {
  const path = info.outputPath(NAME);
  await writeFile(path, copyBodies(count));
  return path;
}

test('UPL-07 while a file is measured the upload says how much of that is done, until its card is there', async ({ page }, info) => {
  test.setTimeout(150_000);
  const path = await writeBrackets(info, 30);
  await openUpload(page);
  await pickFiles(page, [path]);
  const progress = page.getByRole('region', { name: 'Upload progress' });
  const told = progress.getByText(/^Measuring brackets\.step, \d+%$/);
  await expect(told).toBeVisible({ timeout: 60_000 });
  const percents = new Set<string>();
  await expect(async () => {
    percents.add((await told.textContent({ timeout: 1_000 })) ?? '');
    expect(percents.size).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });
  await expect(partCard(page, NAME)).toContainText('30 bodies', { timeout: 60_000 });
  await expect(told).toBeHidden();
});

test('VIEW-07 a file from disk that takes a while shows how far it is, and Cancel leaves the viewer ready for the next one', async ({
  page,
}, info) => {
  test.setTimeout(150_000);
  const path = await writeBrackets(info, 200);
  await page.goto('/app/viewer');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(path);
  const bar = page.getByRole('progressbar', { name: `${NAME}, read` });
  await expect(bar).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByText(`${NAME} is shown.`)).toHaveCount(0);
  await input.setInputFiles(fixturePath('bracket.step'));
  await expectShown(page, 'bracket.step');
});
