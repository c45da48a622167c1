import { centsIn } from '#test/support/customer.ts';
import { expect, seedParts, seedStores, test } from '#test/support/e2e.ts';
import { expectNoFaultsInAnyColors, expectNoOverflow, expectSound } from '#test/support/page-faults.ts';
import { chooseFirstOffer } from '#test/support/quote-client.ts';

const SELECTION = '/app/material-selection?msp_id=1';

test('LOOK-04 LOOK-05 LOOK-06 LOOK-07 a part turns in 3D in its color, options say what they change, and one part has its own choice', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await seedStores(page, {
    uploadStore: { parts: measuredParts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...(await chooseFirstOffer(baseURL ?? '')), version: 1 },
  });
  await page.goto(SELECTION);
  const stage = page.getByRole('application', { name: /bracket\.step/ });
  await expect(stage).toBeVisible({ timeout: 30_000 });
  const total = page.getByRole('complementary', { name: 'Summary' }).getByText('Total without tax').locator('..');
  const before = centsIn(await total.innerText());

  const finishes = page.getByRole('radiogroup', { name: 'Finish' }).getByRole('radio');
  const dearer = finishes.filter({ hasText: /\+\$[\d.,]+, (same day|\d+ days? later)/ }).first();
  const more = centsIn(/\+(\$[\d.,]+)/.exec(await dearer.innerText())?.[1] ?? '');
  await expectNoFaultsInAnyColors(page);
  await dearer.click();
  await expect.poll(async () => centsIn(await total.innerText())).toBe(before + more);

  // One part alone, by the keyboard.
  await page.getByRole('button', { name: 'Look at knob.stl' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: /knob\.stl/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'All 3 parts' }).focus();
  await page.keyboard.press('ArrowRight');
  const colors = page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio');
  await colors.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const name = await colors.last().innerText();
  await expect(page.locator('li', { has: page.getByRole('button', { name: 'Look at knob.stl' }) })).toContainText(name, {
    ignoreCase: true,
  });
  await expectNoFaultsInAnyColors(page);

  // The dialog borrows the engine, and gives it back.
  await page.getByRole('button', { name: '3D View of knob.stl' }).click();
  await expect(page.getByRole('dialog').getByText('knob.stl is shown.')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application', { name: /knob\.stl/ })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Remove knob.stl' }).click();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Look at knob.stl' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Get Your Quote' }).click();
  await expect(page.getByRole('combobox', { name: 'Color of knob.stl' }).locator('option:checked')).toHaveText(name);
});

test('LOOK-04 LOOK-13 steps are stacked on a phone, with a bar that holds the total, and no state has faults', async ({
  page,
  measuredParts,
}) => {
  await seedParts(page, measuredParts);
  await page.goto(SELECTION);
  await expect(page.getByRole('radiogroup', { name: 'Choose a material' }).getByText(/^from/).first()).toBeVisible();
  await expectSound(page, 'materials');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByText('Total without tax')).toBeInViewport();
  await expect(page.getByText('Choose a material', { exact: true }).last()).toBeInViewport();
  await page.getByRole('button', { name: 'Show parts' }).click();
  await page.getByRole('checkbox', { name: 'Select all parts' }).click();
  await expect(page.getByRole('alert')).toContainText('Please select at least one part');
  await expectNoFaultsInAnyColors(page);
  await expectNoOverflow(page);
});

test.describe('where no price can be had', () => {
  test.use({ expectedConsole: /Failed to load resource|Error while fetching data/ });

  test('LOOK-05 MAT-10 the workspace says so, and what is there can be worked with', async ({ page, measuredParts }) => {
    for (const call of ['**/*-prices', '**/IN_MaterialXHRHandler']) await page.route(call, (route) => route.abort());
    await seedParts(page, measuredParts);
    await page.goto(SELECTION);
    await expect(page.getByText('The total could not be loaded. You can go on without it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectNoFaultsInAnyColors(page);
  });
});
