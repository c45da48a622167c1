import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { median } from '../../bench/time-pair.ts';
import { findBrowser } from '../../test/support/browser.ts';
import { FIXTURE_MODELS, type ModelTruth, readManifest, readModelBytes, sharedModels } from '../../test/support/model-files.ts';
import { buildPages } from './build-pages.ts';
import { convertModel } from './convert-models.ts';
import type { PictureTimes } from './pages/first-picture.ts';
import { serveFolders } from './serve-folders.ts';

// Opens the same files in our viewer and in Online3DViewer (its npm package, built here, its engine from this machine), in
// turns, in one headless browser: `npm run bench:viewer [-- PART OF A FILE NAME …]`. Timed is from giving the File (or, for an
// uploaded part, the address) to the first frame whose pixels, read back, differ from the empty view's; edges are off on both.
// Read back is a band across the middle of the picture.
//   cold       a fresh browser context whose page has just been loaded, nothing prepared
//   prepared   the same, but the pointer was on 'Load file' for a while, upon which ours warms up its reader
//   warm       the page has opened this file before
//   uploaded   cold; the part's button in our product page, which has been there for two seconds, from the press to the picture,
//              after the pointer was on it for 300 ms; ours opens the GLB that the CAD server makes of the part.
//              Online3DViewer: its cold time with the part's own file
//   sudden     as uploaded, but pressed out of the blue: nothing pointed at the button before
//   unprepared the same, but the press comes as soon as the page does: nothing of the viewer has been fetched yet
//   given      as uploaded, but from the same start as Online3DViewer: its viewer stands on the page, and gets the address
// On slow graphics, such as this browser's, ours draws a picture rough before it smooths its outlines (antialiasing);
// Online3DViewer smooths at once. '… smooth' is the time to the smooth picture. A ratio under 1 means that ours is faster.

const COLD_ROUNDS = 3;
const WARM_ROUNDS = 3;
/** What choosing a file in a dialog takes at least. */
const CHOOSING_MS = 6_000;
/** How long a customer looks at a part before he wants to see it in 3D. */
const LOOKING_MS = 2_000;
/** How long a pointer rests on a button before it presses. */
const POINTING_MS = 300;
const VIEWPORT = { width: 920, height: 640 };
const DEFAULT_MODELS = [
  'as1-oc-214.stp',
  'nist_ctc_01_asme1_ap203.stp',
  'base_interface_AP214.STEP',
  'hammer.iges',
  'moteus_c1_brep_inch.igs',
  'counter.unitsmm.STL',
  'azv_clamp.stl',
  'big_hip.stl',
];

type Side = 'ours' | 'theirs';
type Times = Record<Side, PictureTimes[]>;

const wanted = process.argv.slice(2);
const folder = sharedModels() ?? FIXTURE_MODELS;
const all = readManifest(folder);
const models = all.filter(({ file }) =>
  wanted.length > 0 ? wanted.some((part) => file.includes(part)) : folder === FIXTURE_MODELS || DEFAULT_MODELS.includes(file),
);

const scratch = await mkdtemp(join(tmpdir(), 'quickquote-bench-'));
const [pages, files] = [join(scratch, 'pages'), join(scratch, 'files')];
await mkdir(join(files, 'mesh'), { recursive: true });
console.log('Building both pages and making the meshes the CAD server would make …');
for (const truth of models) {
  const bytes = readModelBytes(folder, truth);
  await writeFile(join(files, truth.file), bytes);
  await convertModel(truth, bytes, join(files, 'mesh', truth.file));
}
await buildPages(pages);
const server = await serveFolders([pages, files]);
const browser = await chromium.launch(await findBrowser());

const ratios: Record<string, number[]> = {};
console.log(`${'first picture after, ms'.padEnd(40)} ${'how'.padEnd(17)} ${'ours'.padStart(7)} ${'theirs'.padStart(7)}  ratio`);
try {
  for (const truth of models) await compare(truth);
} finally {
  await browser.close();
  server.close();
  await rm(scratch, { recursive: true, force: true });
}
for (const [how, values] of Object.entries(ratios)) {
  console.log(
    `${how}: median ratio ${median(values).toFixed(2)}, best ${Math.min(...values).toFixed(2)}, worst ${Math.max(...values).toFixed(2)}, ${values.length} models`,
  );
}

async function compare({ file, format }: ModelTruth): Promise<void> {
  const [cold, prepared, warm] = [noTimes(), noTimes(), noTimes()];
  const [uploaded, sudden, unprepared, given] = [noTimes(), noTimes(), noTimes(), noTimes()];
  for (let round = 0; round < COLD_ROUNDS; round++) {
    for (const side of inTurn(round)) {
      await withPage(side, async (page) => {
        cold[side].push(await time(page, file, 'disk'));
      });
    }
    await withPage(`part?part=${encodeURIComponent(file)}`, async (page) => {
      const button = page.getByRole('button');
      await page.waitForTimeout(LOOKING_MS);
      await button.hover();
      await page.waitForTimeout(POINTING_MS);
      await page.mouse.down();
      await page.mouse.up();
      uploaded.ours.push(await timePress(page));
    });
    await withPage(`part?part=${encodeURIComponent(file)}`, async (page) => {
      await page.waitForTimeout(LOOKING_MS);
      await page.evaluate(() => document.querySelector('button')?.click());
      sudden.ours.push(await timePress(page));
    });
    await withPage(`part?part=${encodeURIComponent(file)}`, async (page) => {
      await page.evaluate(() => document.querySelector('button')?.click());
      unprepared.ours.push(await timePress(page));
    });
    await withPage('ours', async (page) => {
      given.ours.push(await time(page, `mesh/${file}`, 'server'));
    });
    if (format === 'STL') continue;
    await withPage('ours', async (page) => {
      await page.evaluate(() => window.bench?.prepare());
      await page.waitForTimeout(CHOOSING_MS);
      prepared.ours.push(await time(page, file, 'disk'));
    });
  }
  await withPage('ours', (ours) =>
    withPage('theirs', async (theirs) => {
      const open = { ours, theirs };
      for (const side of inTurn(0)) await time(open[side], file, 'disk');
      for (let round = 0; round < WARM_ROUNDS; round++) {
        for (const side of inTurn(round)) warm[side].push(await time(open[side], file, 'disk'));
      }
    }),
  );
  report(file, 'cold', format, cold);
  if (prepared.ours.length > 0) report(file, 'prepared', format, { ...prepared, theirs: cold.theirs });
  report(file, 'warm', format, warm);
  for (const [how, times] of Object.entries({ uploaded, sudden, unprepared, given }))
    report(file, how, format, { ...times, theirs: cold.theirs });
}

function noTimes(): Times {
  return { ours: [], theirs: [] };
}

function inTurn(round: number): Side[] {
  return round % 2 === 0 ? ['ours', 'theirs'] : ['theirs', 'ours'];
}

/** `name` is the file's in the built folder, without its ending, with a query after it. */
async function withPage(name: string, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${name}: ${message.text()}`);
  });
  await page.goto(`${server.baseUrl}/${name.replace(/(?=\?)|$/, '.html')}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.bench !== undefined || window.pressed !== undefined);
  await use(page);
  await context.close();
}

function time(page: Page, name: string, way: 'disk' | 'server'): Promise<PictureTimes> {
  return page.evaluate(
    ({ name, way }) => {
      if (window.bench === undefined) throw new Error('the page is not ready');
      return window.bench.time({ name, url: `/${encodeURI(name)}` }, way);
    },
    { name, way },
  );
}

function timePress(page: Page): Promise<PictureTimes> {
  return page.evaluate(() => {
    if (window.pressed === undefined) throw new Error('the page is not ready');
    return window.pressed;
  });
}

function report(file: string, how: string, format: string, times: Times): void {
  for (const [label, picture] of [[how, 'first'] as const, [`${how} smooth`, 'smooth'] as const]) {
    const [ours, theirs] = [times.ours.map((time) => time[picture]), times.theirs.map((time) => time[picture])];
    const ratio = median(ours.map((time, round) => time / (theirs[round] ?? Number.NaN)));
    for (const key of [`${label} ${format}`, `${label} in all`]) ratios[key] = [...(ratios[key] ?? []), ratio];
    const cells = [median(ours).toFixed(0).padStart(7), median(theirs).toFixed(0).padStart(7), ratio.toFixed(2).padStart(6)];
    console.log(`${file.slice(0, 40).padEnd(40)} ${label.padEnd(17)} ${cells.join(' ')}`);
  }
}
