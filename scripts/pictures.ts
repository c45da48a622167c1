import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../test/support/browser.ts';
import { disposeServer, startServer } from '../test/support/start-server.ts';
import { fillScene, type Scene, type Visitor } from './pictures/scene.ts';
import { listScreens, type Screen } from './pictures/screens.ts';

// Takes every page of the built app in every state, language, width and scheme: `npm run build && npm run pictures -- FOLDER [WORDS …]`.
// WORDS narrow it to screens whose name has one of them. FOLDER gets the pictures and, for each screen, a sheet of all of its own.

const LANGUAGES = ['en', 'de'] as const;
const WIDTHS = [390, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;
const WINDOW_PX = 900;
const MOST_TALL_PX = 6000;
const SHEET_SCALE = 0.25;
const SHEET_GAP_PX = 12;
const SETTLES_MS = 350;
const PATIENCE_MS = 5_000;

type Language = (typeof LANGUAGES)[number];

interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const [folder, ...words] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that is to hold the pictures.');
const target = resolve(folder);
await mkdir(target, { recursive: true });
const server = await startServer({ readyWithinMs: 300_000 });
const browser = await chromium.launch(await findBrowser());
try {
  const scene = await fillScene(server);
  const screens = listScreens(scene).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const screen of screens) {
    const rows = await Promise.all(LANGUAGES.map((language) => takeScreen(browser, scene, screen, language)));
    await writeFile(join(target, `sheet-${fileName(screen.name)}.png`), await composeSheet(rows));
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await disposeServer(server);
}

/** A screen at all widths and schemes, in one language. */
async function takeScreen(browser: Browser, scene: Scene, screen: Screen, language: Language): Promise<Picture[]> {
  const context = await openContext(browser, scene, screen.visitor, language);
  try {
    const page = await openScreen(context, screen);
    const pictures: Picture[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: WINDOW_PX });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.waitForTimeout(SETTLES_MS);
        const picture = await takePicture(page, width);
        await writeFile(join(target, `${fileName(screen.name)}-${language}-${width}-${colorScheme}.png`), picture.png);
        pictures.push(picture);
      }
    }
    return pictures;
  } finally {
    await context.close();
  }
}

async function openContext(browser: Browser, scene: Scene, visitor: Visitor, language: Language): Promise<BrowserContext> {
  const locale = language === 'de' ? 'de-DE' : 'en-US';
  const context = await browser.newContext({ baseURL: server.baseUrl, locale, viewport: { width: 1280, height: WINDOW_PX } });
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(scene.seeds[visitor]));
  return context;
}

/** Opens a page and waits until nothing is loading, or no longer: some pages go on listening. */
async function openScreen(context: BrowserContext, { path, isBroken = false, act }: Screen): Promise<Page> {
  const page = await context.newPage();
  if (isBroken) await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { success: false, error: 'broken' } }));
  await page.goto(`/app/${path}`);
  await page.locator('.outline').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {});
  if (act === undefined) return page;
  try {
    await act(page);
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  } catch (error) {
    console.warn(`${path}:`, error instanceof Error ? error.message.split('\n')[0] : error);
  }
  return page;
}

async function takePicture(page: Page, width: number): Promise<Picture> {
  // All of it in the window: what is out of sight is not drawn, and bars that stay in sight would lie across.
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(WINDOW_PX, Math.min(tall, MOST_TALL_PX));
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(SETTLES_MS);
  await page.evaluate(() => {
    // What turns for ever has no end to be at.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  return { png: await page.screenshot(), width, height };
}

/** All pictures of a screen beside each other, a language in each row. */
async function composeSheet(rows: readonly (readonly Picture[])[]): Promise<Buffer> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let [right, top] = [0, SHEET_GAP_PX];
  for (const row of rows) {
    let left = SHEET_GAP_PX;
    for (const { png, width } of row) {
      tiles.push({
        input: await sharp(png)
          .resize({ width: Math.round(width * SHEET_SCALE) })
          .toBuffer(),
        left,
        top,
      });
      left += Math.round(width * SHEET_SCALE) + SHEET_GAP_PX;
    }
    right = Math.max(right, left);
    top += Math.round(Math.max(...row.map(({ height }) => height)) * SHEET_SCALE) + SHEET_GAP_PX;
  }
  const sheet = sharp({ create: { width: right, height: top, channels: 3, background: '#888888' } });
  return sheet.composite(tiles).png().toBuffer();
}

function fileName(name: string): string {
  return name.replaceAll(/[^a-z0-9-]+/g, '-');
}
