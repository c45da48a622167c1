import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/support/browser.ts';
import { PROJECT_ROOT } from '../test/support/project.ts';
import type { RunningServer } from '../test/support/start-server.ts';
import { binaryStl, type Corner, type Facet } from '../test/support/stl-samples.ts';
import { median } from './time-pair.ts';

// How long a customer waits for a price: `npm run bench:first-price [-- FOLDER …]`. Of each folder, by default this one, the build is
// served, and builds take turns; an address stands for a server that runs. A file of 5 MB is dropped on a page that has stood for a moment,
// over a link of 50 Mbit/s; what counts are milliseconds from the drop until a price of the browser is drawn, and one on the part's card.

const ROUNDS = 7;
/** Without one the file is there at once, and the server measures it on the processors that the browser needs. */
const LINK = { offline: false, latency: 10, downloadThroughput: -1, uploadThroughput: 50e6 / 8 };
const STANDS_MS = 3000;
const PATIENCE_MS = 60_000;

/** A ring with waves around it, 100,000 facets, 60 mm wide. */
function composeRing(): Uint8Array {
  const [around, across] = [400, 125];
  const at = (i: number, j: number): Corner => {
    const [u, v] = [(2 * Math.PI * (i % around)) / around, (2 * Math.PI * (j % across)) / across];
    const thick = 6 + Math.sin(9 * u + 2 * v);
    const far = 23 + thick * Math.cos(v);
    return [far * Math.cos(u), far * Math.sin(u), thick * Math.sin(v)];
  };
  const facets: Facet[] = [];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      facets.push([a, b, c], [a, c, d]);
    }
  }
  return binaryStl(facets);
}

interface Waits {
  readonly provisional: number;
  readonly card: number;
}

const folder = await mkdtemp(join(tmpdir(), 'quickquote-first-price-'));
const file = join(folder, 'ring.stl');
await writeFile(file, composeRing());
const named = process.argv.length > 2 ? process.argv.slice(2) : [PROJECT_ROOT];
const servers: Pick<RunningServer, 'baseUrl' | 'stop'>[] = [];
for (const place of named) servers.push(await open(place));
const addresses = servers.map(({ baseUrl }) => baseUrl);
const browser = await chromium.launch(await findBrowser());

/** A build is served by its own code. */
async function open(place: string): Promise<Pick<RunningServer, 'baseUrl' | 'stop'>> {
  if (URL.canParse(place)) return { baseUrl: place, stop: async () => {} };
  const { startServer }: typeof import('../test/support/start-server.ts') = await import(resolve(place, 'test/support/start-server.ts'));
  return startServer();
}

async function wait(address: string): Promise<Waits> {
  const page = await browser.newPage();
  try {
    await page.goto(`${address}/app/upload?msp_id=1`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(STANDS_MS);
    await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', LINK);
    await page.evaluate(watch);
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.waitForFunction(() => (globalThis as unknown as { waits: Waits }).waits.card > 0, undefined, { timeout: PATIENCE_MS });
    return await page.evaluate(() => (globalThis as unknown as { waits: Waits }).waits);
  } finally {
    await page.close();
  }
}

/** Runs in the page: from the moment that a file is chosen on, until texts have been drawn. Looks at texts alone, which takes no layout. */
function watch(): void {
  const waits = { provisional: Number.NaN, card: Number.NaN };
  Object.assign(globalThis, { waits });
  addEventListener(
    'change',
    () => {
      const dropped = performance.now();
      const marks = { provisional: /≈ \S\d/, card: /Ships by / };
      new MutationObserver(() => {
        const words = document.body.textContent ?? '';
        for (const what of ['provisional', 'card'] as const) {
          const { [what]: mark } = marks;
          if (!mark.test(words)) continue;
          marks[what] = /$^/;
          // A task after the next frame begins once that frame is drawn.
          requestAnimationFrame(() => setTimeout(() => Object.assign(waits, { [what]: performance.now() - dropped })));
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { once: true, capture: true },
  );
}

const waits = new Map<string, Waits[]>(addresses.map((address) => [address, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const address of round % 2 === 0 ? addresses : addresses.toReversed()) waits.get(address)?.push(await wait(address));
}
console.log(
  `${'build'.padEnd(32)}${'provisional'.padStart(14)}${'on its card'.padStart(14)}   milliseconds from the drop, median of ${ROUNDS}`,
);
for (const [n, address] of addresses.entries()) {
  const all = waits.get(address) ?? [];
  const tell = (values: readonly number[]) => (values.some(Number.isNaN) ? 'none' : median(values).toFixed(0)).padStart(14);
  console.log(`${(named[n] ?? '').padEnd(32)}${tell(all.map(({ provisional }) => provisional))}${tell(all.map(({ card }) => card))}`);
}
await browser.close();
for (const { stop } of servers) await stop();
await rm(folder, { recursive: true });
