import { writeFile } from 'node:fs/promises';
import { blockFacets } from '#test/support/block-facets.ts';
import { dropFiles } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaultsInAnyColors } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { binaryStl } from '#test/support/stl-samples.ts';
import { comparePictures, expectAllDifferent, expectShown, press, readHues, takePicture } from '#test/support/viewer.ts';

const SAMPLE = '/app/models/sample-housing.glb';

test('VIEW-02 VIEW-09 /viewer shows the sample that ships with it, without faults, and in a random colour', async ({ page }) => {
  const sample = page.waitForResponse((response) => new URL(response.url()).pathname === SAMPLE);
  await page.goto('/app/viewer');
  expect((await sample).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: '3D View' })).toBeVisible();
  await expectShown(page, 'Sample housing');
  await expect(page.getByText('120 × 80 × 60 mm').first()).toBeVisible();
  await expectNoFaultsInAnyColors(page);
  const before = await takePicture(page);
  // One random colour may by chance look like the part's own.
  await expect
    .poll(async () => {
      await press(page, 'Random color');
      return comparePictures(before, await takePicture(page));
    })
    .toBeGreaterThan(0.5);
});

test('VIEW-09 modelFile names another model of this site', async ({ page, measuredParts }) => {
  const knob = measuredParts.find((part) => part.filename === 'knob.stl');
  const path = `/cad/mesh/${knob?.internalFilename}`;
  await page.goto(`/app/viewer?modelFile=${encodeURIComponent(path)}`);
  await expectShown(page, knob?.internalFilename ?? '');
});

test('S-18 VIEW-09 a modelFile of another site leads nowhere: the sample is shown, with words', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('blob:')) elsewhere.push(request.url());
  });
  for (const modelFile of ['https://evil.example/x.glb', 'data:model/gltf-binary;base64,Z2xURg==']) {
    await page.goto(`/app/viewer?modelFile=${encodeURIComponent(modelFile)}`);
    await expect(page.getByRole('alert')).toContainText('not on this site');
    await expectShown(page, 'Sample housing');
  }
  expect(elsewhere).toEqual([]);
});

test('VIEW-02 a file from disk opens by Load file, whatever its format; then another; and the view can be cleared', async ({ page }) => {
  await page.goto('/app/viewer');
  await expectShown(page, 'Sample housing');
  const input = page.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', '.stl,.step,.stp,.igs,.iges,.glb');
  const pictures: Buffer[] = [];
  for (const name of ['knob.stl', 'bracket.step', 'flange.iges']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Load file' }).click();
    await (await chooser).setFiles(fixturePath(name));
    await expectShown(page, name);
    pictures.push(await takePicture(page));
  }
  await press(page, 'Clear view');
  await expect(page.getByRole('status').filter({ hasText: 'The view is empty.' })).toBeVisible();
  expectAllDifferent([...pictures, await takePicture(page)], 1);
});

test('VIEW-12 LOOK-15 an assembly from disk is listed as the tree of its parts, and the chosen one lights up', async ({ page }) => {
  await page.goto('/app/viewer');
  await expectShown(page, 'Sample housing');
  await dropFiles(page, [fixturePath('colored-assembly.step')]);
  await expectShown(page, 'colored-assembly.step');
  const tree = page.getByRole('region', { name: 'Parts of the assembly' });
  const whole = tree.getByRole('button').first();
  const before = await readHues(page);
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await readHues(page)).cyan).toBeGreaterThan(before.cyan + 0.05);
  await expectNoFaultsInAnyColors(page);
  await whole.click();
  await expect.poll(async () => (await readHues(page)).cyan).toBeLessThan(before.cyan + 0.01);
  await press(page, 'Clear view');
  await expect(tree).toBeHidden();
});

test('LOOK-16 walls are colored by how thick they are, in a picture with its legend, and plain again', async ({ page }, info) => {
  await page.goto('/app/viewer');
  await expectShown(page, 'Sample housing');
  const plate = info.outputPath('plate.stl');
  const block = info.outputPath('block.stl');
  await writeFile(plate, binaryStl(blockFacets([{ from: [0, 0, 0], to: [40, 30, 0.6] }])));
  await writeFile(block, binaryStl(blockFacets([{ from: [0, 0, 0], to: [40, 30, 25] }])));
  for (const [path, name, hue, others] of [
    [plate, 'plate.stl', 'red', 'blue'],
    [block, 'block.stl', 'blue', 'red'],
  ] as const) {
    await dropFiles(page, [path]);
    await expectShown(page, name);
    const before = await readHues(page);
    await press(page, 'Walls');
    const legend = page.getByRole('region', { name: 'Wall thickness' });
    await expect(legend).toContainText('below 1 mm');
    await expect(legend).toContainText('8 mm and more');
    await expect.poll(async () => (await readHues(page))[hue]).toBeGreaterThan(before[hue] + 0.05);
    expect((await readHues(page))[others]).toBeLessThan(0.02);
    await expectNoFaultsInAnyColors(page);
    await page.screenshot({ path: info.outputPath(`${name}.png`) });
    await press(page, 'Walls');
    await expect(legend).toBeHidden();
    await expect.poll(async () => (await readHues(page))[hue]).toBeLessThan(before[hue] + 0.01);
  }
});

test("VIEW-11 the engine's own binary comes from this site, with its cookies, and only when a file needs it", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'visit', value: 'yes', url: baseURL ?? '' }]);
  const binaries: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.wasm')) binaries.push(request.allHeaders());
  });
  await page.goto('/app/viewer');
  await expectShown(page, 'Sample housing');
  expect(binaries).toHaveLength(0);
  await dropFiles(page, [fixturePath('bracket.step')]);
  await expectShown(page, 'bracket.step');
  const headers = await Promise.all(binaries);
  expect(headers.length).toBeGreaterThan(0);
  for (const header of headers) expect(header['cookie']).toContain('visit=yes');
});

test('VIEW-02 a file that is none is told in words, and the next one opens', async ({ page }) => {
  await page.goto('/app/viewer');
  await expectShown(page, 'Sample housing');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'broken.stl', mimeType: 'model/stl', buffer: Buffer.from('no triangles at all') });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await input.setInputFiles(fixturePath('knob.stl'));
  await expectShown(page, 'knob.stl');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
