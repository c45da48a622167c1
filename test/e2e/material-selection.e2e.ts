import { goToQuotes, readStore } from '#test/support/customer.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';

const _MATERIAL_CALL = '**/api/IN_MaterialXHRHandler';
const PAGE = '/app/material-selection?msp_id=1';

test('MAT-03 MAT-05 MAT-08 MAT-09 each choice opens the next step; the last one leads to the quote', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts.slice(0, 1));
  const fetched: string[] = [];
  page.on('request', (request) => {
    const action = /get(Material|Color|Finish)List/.exec(request.postData() ?? '')?.[0];
    if (action !== undefined) fetched.push(action);
  });
  await page.goto(PAGE);
  const materials = page.getByRole('radiogroup', { name: 'Choose a material' }).getByRole('radio');
  await expect(materials.first()).toBeVisible();
  expect(await materials.count()).toBeGreaterThanOrEqual(12);
  await expect
    .poll(() =>
      materials
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(fetched).toEqual(['getMaterialList']);
  await expect(page.getByRole('link', { name: 'Get Your Quote' })).toHaveCount(0);

  await materials.first().click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a color' })).toBeVisible();
  expect(fetched).toEqual(['getMaterialList', 'getColorList']);
  await page.getByRole('radiogroup', { name: 'Choose a color' }).getByRole('radio').first().click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a finish' })).toBeVisible();
  expect(fetched).toEqual(['getMaterialList', 'getColorList', 'getFinishList']);
  await page.getByRole('radiogroup', { name: 'Choose a finish' }).getByRole('radio').first().click();

  await goToQuotes(page);
  const params = await readStore<Record<string, string>>(page, 'manufacturingParamsStore');
  expect(params).toMatchObject({ manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' });
  for (const id of [params?.['materialID'], params?.['colorID'], params?.['finishID']]) expect(id).not.toBe('-1');
});
