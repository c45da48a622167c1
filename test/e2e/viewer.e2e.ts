import { openUpload, partCard, pickFiles } from '#test/support/customer.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';
import { expectNoFaults, expectNoFaultsInAnyColors } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { SCREENS, seedVisit } from '#test/support/screens.ts';
import {
  comparePictures,
  expectAllDifferent,
  expectShown,
  openViewer,
  press,
  pressViewer,
  readHues,
  readReference,
  takePicture,
} from '#test/support/viewer.ts';

const UPLOAD = '/app/upload?msp_id=1';
const VIEWS = ['Front', 'Back', 'Left', 'Right', 'Top', 'Bottom', 'Isometric'] as const;

test.describe('the dialog', () => {
  test.beforeEach(async ({ page, measuredParts }) => {
    await seedParts(page, measuredParts);
    await page.goto(UPLOAD);
  });

  test('VIEW-01 VIEW-02 VIEW-03 VIEW-06 VIEW-08 VIEW-11 is modal with its bars, and shows a part that comes as GLB from the CAD server', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1400, height: 1000 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const dialog = await openViewer(page, 'flange.iges');
    expect(asked.filter((path) => /^\/cad\/mesh\/[A-Za-z0-9_-]{22,}\.iges$/.test(path))).toHaveLength(1);
    expect(asked.filter((path) => path.includes('IN_FetchSTL') || path.startsWith('/downloaded/'))).toEqual([]);

    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await dialog.boundingBox()).toMatchObject({ width: 920, height: 800 });
    const heightOf = async (part: string) => (await dialog.locator(`[data-part="${part}"]`).boundingBox())?.height;
    expect([await heightOf('title'), await heightOf('status')]).toEqual([76, 35]);
    for (const part of ['title', 'toolbar', 'info', 'status']) await expect(dialog.locator(`[data-part="${part}"]`)).toBeVisible();
    for (const name of [...VIEWS, 'Home view']) await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    const group = dialog.locator('fieldset[aria-label="General"]');
    await expect(group).toBeHidden();
    await expect(group.locator('button')).toHaveCount(3);
    for (const name of ['Load file', 'Clear view', 'Random color']) await expect(group.getByLabel(name, { exact: true })).toBeAttached();
    await expect(dialog.locator('[data-part="info"]')).toHaveText(/Rotate.*Zoom.*Pan/);

    await page.evaluate(() => {
      window.addEventListener('contextmenu', (event) => Object.assign(window, { blocked: event.defaultPrevented }));
    });
    await dialog.locator('canvas').click({ button: 'right' });
    expect(await page.evaluate(() => (window as unknown as { blocked?: boolean }).blocked)).toBe(true);
  });

  test('VIEW-02 VIEW-03 every standard view shows another picture, each as it should be; dragging turns the part, the wheel zooms, and dragging with the right button moves it', async ({
    page,
  }) => {
    const dialog = await openViewer(page, 'bracket.step');
    const pictures = new Map<string, Buffer>();
    for (const view of VIEWS) {
      await press(dialog, view);
      pictures.set(view, await takePicture(dialog));
    }
    for (const [view, picture] of pictures) {
      const reference = await readReference(`bracket-${view.toLowerCase()}`, picture);
      expect(comparePictures(picture, reference), `${view} as pictured`).toBeLessThan(5);
    }
    expectAllDifferent([...pictures.values()], 0.8);
    await press(dialog, 'Home view');
    expect(comparePictures(await takePicture(dialog), pictures.get('Isometric') ?? Buffer.alloc(0))).toBeLessThan(0.5);

    const box = await dialog.locator('canvas').boundingBox();
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const drag = async (button: 'left' | 'right') => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down({ button });
      await page.mouse.move(middle.x + 120, middle.y + 40, { steps: 4 });
      await page.mouse.up({ button });
    };
    const moves = [
      () => drag('left'),
      () => drag('right'),
      () => page.mouse.move(middle.x, middle.y).then(() => page.mouse.wheel(0, -600)),
    ];
    for (const move of moves) {
      await press(dialog, 'Home view');
      const before = await takePicture(dialog);
      await move();
      await expect.poll(async () => comparePictures(before, await takePicture(dialog))).toBeGreaterThan(1);
    }
  });

  test('VIEW-04 VIEW-05 VIEW-07 it says that it is loading, logs the early opening, tells the page when it is ready, and shows the part', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      window.addEventListener('viewer-initialized', () => seen.push('viewer-initialized'));
      window.addEventListener('resize', () => seen.push('resize'));
      window.addEventListener('quickquote-status-update', (event) => {
        const { status, isProcessing } = (event as CustomEvent).detail;
        seen.push(`${typeof status}:${isProcessing ? 'busy' : 'idle'}`);
      });
      // It may be there for a moment only.
      const lookForLoading = () => {
        if (document.querySelector('dialog[open]')?.textContent.includes('Loading 3D Viewer. Please wait...')) seen.push('loading');
      };
      new MutationObserver(lookForLoading).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    // Out of the blue: a pointer would have it prepared.
    await page.getByRole('button', { name: '3D View of bracket.step' }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: '3D View' });
    await expectShown(dialog, 'bracket.step');
    await expect(dialog.getByText('Loading 3D Viewer. Please wait...')).toHaveCount(0);
    expect(logged).toContain('Viewer is not yet initialized. Please wait or reload the page.');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((event) => event === 'viewer-initialized')).toHaveLength(1);
    expect(seen).toEqual(expect.arrayContaining(['loading', 'resize', 'string:busy', 'string:idle']));
    expect(seen.findLast((event) => event.startsWith('string:'))).toBe('string:idle');
  });

  test('VIEW-05 a second opening starts at home, with the other part', async ({ page }) => {
    const first = await openViewer(page, 'bracket.step');
    const bracket = await takePicture(first);
    await press(first, 'Top');
    await page.keyboard.press('Escape');
    await expect(first).toHaveCount(0);
    const knob = await takePicture(await openViewer(page, 'knob.stl'));
    expect(comparePictures(bracket, knob)).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    const again = await openViewer(page, 'bracket.step');
    expect(comparePictures(bracket, await takePicture(again))).toBeLessThan(0.5);
  });

  test('VIEW-05 a part whose button is pointed at is prepared unseen, and its picture is there with the press; once closed, not until the pointer moves', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: '3D View of bracket.step' });
    await opener.hover();
    await expect(page.locator('dialog output', { hasText: 'bracket.step is shown.' })).toBeAttached({ timeout: 30_000 });
    const dialog = page.getByRole('dialog', { name: '3D View' });
    await expect(dialog).toHaveCount(0);
    await expectNoFaults(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const picture = await takePicture(dialog);
    expect(comparePictures(picture, await readReference('bracket-isometric', picture))).toBeLessThan(5);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    // A pointer that still lies on the button has nothing prepared.
    const prepared = page.locator('dialog [data-part="title"]');
    await expect(prepared).toHaveCount(0);
    // Far longer than a pointer has to rest.
    await page.waitForTimeout(500);
    await expect(prepared).toHaveCount(0);
    const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await expect(prepared).toHaveCount(1);
  });

  test('works by keyboard alone: opened with Enter, turned, closed with Escape, and the focus is back', async ({ page }) => {
    const opener = page.getByRole('button', { name: '3D View of bracket.step' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '3D View' });
    await expectShown(dialog, 'bracket.step');
    const before = await takePicture(dialog);
    await page.keyboard.press('t');
    await expect.poll(async () => comparePictures(before, await takePicture(dialog))).toBeGreaterThan(1);
    const visited = new Set<string>();
    for (let stop = 0; stop < 17; stop += 1) {
      visited.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      await page.keyboard.press('Tab');
    }
    expect([...visited]).toEqual(expect.arrayContaining(['Close', 'Front', 'Home view', 'Measure', 'Keyboard shortcuts']));
    expect([...visited].some((name) => name.startsWith('3D view of bracket.step, 60 × 40 × 50 mm'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('VIEW-10 in a browser without WebGL it shows the picture of the part, with words, and logs no error', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    const dialog = await pressViewer(page, 'bracket.step');
    await expect(dialog.getByRole('alert')).toContainText('WebGL');
    const picture = dialog.getByRole('img', { name: 'Picture of bracket.step' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('has no faults against WCAG 2.2 AA that a program can find', async ({ page }) => {
    const dialog = await openViewer(page, 'bracket.step');
    for (const name of ['Measure', 'Section', 'Sizes', 'Keyboard shortcuts']) await press(dialog, name);
    await expectNoFaultsInAnyColors(page);
  });
});

test('UPL-16 VIEW-08 VIEW-12 a part can be seen as soon as it is listed, in the colours that its file gives to bodies, faces and instances', async ({
  page,
}) => {
  await openUpload(page);
  await pickFiles(page, [fixturePath('colored-assembly.step'), fixturePath('bracket.step')]);
  for (const name of ['colored-assembly.step', 'bracket.step']) await expect(partCard(page, name)).toBeVisible({ timeout: 30_000 });
  const { blue, green, red, yellow, cyan, magenta } = await readHues(await openViewer(page, 'colored-assembly.step'));
  expect(blue, 'the top of the plate').toBeGreaterThan(0.05);
  expect(green, 'its sides').toBeGreaterThan(0.01);
  for (const pins of [red, yellow]) expect(pins).toBeGreaterThan(0.005);
  expect(red / yellow, 'as many pins of each').toBeGreaterThan(0.5);
  expect(red / yellow).toBeLessThan(2);
  expect(cyan + magenta).toBeLessThan(0.005);
  await page.keyboard.press('Escape');
  const plain = await readHues(await openViewer(page, 'bracket.step'));
  expect(Math.max(...Object.values(plain))).toBeLessThan(0.005);
});

test('VIEW-01 the viewer opens from the parts of material selection, quote and cart', async ({ page, measuredParts, baseURL }) => {
  await seedVisit(page, baseURL ?? '', measuredParts);
  for (const name of ['material selection', 'quote', 'cart']) {
    await page.goto(SCREENS.find((screen) => screen.name === name)?.path ?? '');
    if (name === 'material selection') await page.getByRole('button', { name: 'Look at knob.stl' }).click();
    await openViewer(page, 'knob.stl');
  }
});
