import { chooseOffers, goToQuotes, partCard, readStore } from '#test/support/customer.ts';
import { expect, seedParts, seedStores, test } from '#test/support/e2e.ts';

const MATERIAL_CALL = '**/api/IN_MaterialXHRHandler';
const PAGE = '/app/material-selection?msp_id=1';

test('MAT-01 MAT-02 the sidebar counts, toggles and removes the parts; without one nothing can be chosen', async ({
  page,
  measuredParts,
}) => {
  await seedParts(page, measuredParts.slice(0, 2));
  await page.goto(PAGE);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('2/2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select bracket.step' }).uncheck();
  await expect(sidebar.getByText('1/2')).toBeVisible();
  await page.getByRole('button', { name: 'Remove flange.iges' }).click();
  await expect(sidebar.getByText('0/1')).toBeVisible();
  await expect(page.getByText('Please select at least one part to continue with material selection.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Choose a material' })).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Upload More Parts' }).click();
  await expect(page).toHaveURL(/\/app\/upload\?msp_id=1/);
  await expect(partCard(page, 'bracket.step')).toBeVisible();
});

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

test('MAT-04 Change takes back a step and those after it', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts.slice(0, 1));
  await page.goto(PAGE);
  const ids = async () => {
    const params = await readStore<Record<string, string>>(page, 'manufacturingParamsStore');
    return ['materialID', 'colorID', 'finishID'].map((key) => params?.[key] !== '-1');
  };
  await chooseOffers(page);
  await expect.poll(ids).toEqual([true, true, true]);
  await page.getByRole('button', { name: 'Change finish' }).click();
  await expect.poll(ids).toEqual([true, true, false]);
  await page.getByRole('radiogroup', { name: 'Choose a finish' }).getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Change color' }).click();
  await expect.poll(ids).toEqual([true, false, false]);
  await page.getByRole('button', { name: 'Change material' }).click();
  await expect.poll(ids).toEqual([false, false, false]);
  await expect(page.getByRole('radiogroup', { name: 'Choose a material' })).toBeVisible();
});

test.describe('what goes wrong', () => {
  test.use({ expectedConsole: /./ });

  test('MAT-10 GEN-04 a failed fetch is logged, the placeholder stays, and trying again mends it', async ({ page, measuredParts }) => {
    await seedParts(page, measuredParts.slice(0, 1));
    await page.route(MATERIAL_CALL, (route) => route.fulfill({ status: 500, json: { success: false, error: 'down' } }));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(PAGE);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    expect(logged.join('\n')).toContain('Error while fetching data from the server:');
    await page.unroute(MATERIAL_CALL);
    await again.click();
    await expect(page.getByRole('radiogroup', { name: 'Choose a material' }).getByRole('radio').first()).toBeVisible();
  });

  test('MAT-06 a stored material that is not offered does not stay chosen', async ({ page, measuredParts }) => {
    await seedStores(page, {
      uploadStore: { parts: measuredParts.slice(0, 1), version: 1 },
      mspStore: { mspID: '1', version: 1 },
      manufacturingParamsStore: {
        manufacturingProcessID: '1',
        manufacturingProcessSubtypeID: '1',
        materialID: 'unobtainium',
        colorID: 'x',
        finishID: 'y',
        version: 1,
      },
    });
    await page.goto(PAGE);
    await expect(page.getByRole('radiogroup', { name: 'Choose a material' })).toBeVisible();
    expect(await readStore(page, 'manufacturingParamsStore')).toMatchObject({ materialID: '-1' });
  });
});
