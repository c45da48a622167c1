import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './e2e.ts';
import { PROJECT_ROOT } from './project.ts';

/** What a visitor does with the 3D viewer, and what he sees of it. */

/** Opens the viewer's dialog on a part that is listed, whatever comes of it. */
export async function pressViewer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `3D View of ${name}` }).click();
  return page.getByRole('dialog', { name: '3D View' });
}

/** The same, and waits until the part is drawn. */
export async function openViewer(page: Page, name: string): Promise<Locator> {
  const dialog = await pressViewer(page, name);
  await expectShown(dialog, name);
  return dialog;
}

/** Waits until a model is drawn. */
export async function expectShown(viewer: Locator | Page, name: string): Promise<void> {
  await expect(viewer.getByRole('status').filter({ hasText: `${name} is shown.` })).toBeVisible({ timeout: 30_000 });
}

/** Presses a button of the toolbar, and waits until the picture stands still. */
export async function press(viewer: Locator | Page, name: string): Promise<void> {
  await viewer.getByRole('button', { name, exact: true }).click();
  await settle(viewer);
}

/** Two frames: whatever was asked for is drawn by then, since motion is reduced in tests. */
export async function settle(viewer: Locator | Page): Promise<void> {
  await viewer.locator('canvas').evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const WIDTH = 160;
const HEIGHT = 104;

/** What is drawn, as small greyscale pixels: two renderers differ in single pixels, but not in these. */
export async function takePicture(viewer: Locator | Page): Promise<Buffer> {
  const canvas = viewer.locator('canvas');
  // Where the pointer rests on a button, its tip would be in the picture.
  await canvas.page().mouse.move(1, 1);
  const picture = await canvas.screenshot({ animations: 'disabled' });
  return sharp(picture).resize(WIDTH, HEIGHT, { fit: 'fill' }).greyscale().raw().toBuffer();
}

const HUES = ['red', 'yellow', 'green', 'cyan', 'blue', 'magenta'] as const;

/** The share of the picture, 0 to 1, that has each hue, each a sixth of the circle; greys have none. */
export async function readHues(viewer: Locator | Page): Promise<Record<(typeof HUES)[number], number>> {
  const canvas = viewer.locator('canvas');
  await canvas.page().mouse.move(1, 1);
  const { data, info } = await sharp(await canvas.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shares = { red: 0, yellow: 0, green: 0, cyan: 0, blue: 0, magenta: 0 };
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const range = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (range < VIVID) continue;
    const sixths = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) / (Math.PI / 3);
    shares[HUES[(Math.round(sixths) + 6) % 6] ?? 'red'] += 1 / (info.width * info.height);
  }
  return shares;
}

/** Brightest less darkest channel from which on a colour is none of the greys that the viewer itself draws. */
const VIVID = 60;

/** Mean difference of two pictures, 0 to 255. */
export function comparePictures(first: Buffer, second: Buffer): number {
  let sum = 0;
  for (let at = 0; at < first.length; at += 1) sum += Math.abs((first[at] ?? 0) - (second[at] ?? 0));
  return sum / first.length;
}

/** Fails where two pictures differ by less than `least`. */
export function expectAllDifferent(pictures: readonly Buffer[], least: number): void {
  for (const [index, picture] of pictures.entries()) {
    for (const other of pictures.slice(index + 1)) expect(comparePictures(picture, other), `picture ${index}`).toBeGreaterThan(least);
  }
}

/** The picture as it was when it was last looked at by a person; `UPDATE_PICTURES=1` writes it anew. */
export async function readReference(name: string, taken: Buffer): Promise<Buffer> {
  const path = join(PROJECT_ROOT, 'test/fixtures/pictures', `${name}.png`);
  if (process.env['UPDATE_PICTURES'] === '1' || !existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(
      path,
      await sharp(taken, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
        .png()
        .toBuffer(),
    );
  }
  return sharp(await readFile(path))
    .greyscale()
    .raw()
    .toBuffer();
}

/** How many objects WebGL holds now, of every kind; call `countGpuObjects` before the page is opened. */
export function readGpuObjects(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => ({ ...(globalThis as unknown as { gpuObjects: Record<string, number> }).gpuObjects }));
}

/** Has the page count what it makes and frees on the graphics card. */
export async function countGpuObjects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    Object.assign(globalThis, { gpuObjects: counts });
    const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
    for (const kind of ['Buffer', 'Texture', 'VertexArray', 'Framebuffer', 'Renderbuffer', 'Program', 'Shader']) {
      const wrap = (verb: string, step: number) => {
        const original = prototype[verb + kind];
        prototype[verb + kind] = function (this: unknown, ...given: unknown[]) {
          if (step > 0 || given[0] !== null) counts[kind] = (counts[kind] ?? 0) + step;
          return original?.apply(this, given);
        };
      };
      wrap('create', 1);
      wrap('delete', -1);
    }
  });
}

/** The JavaScript heap in use after a thorough clean-up, bytes. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
