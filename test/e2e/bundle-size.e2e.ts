import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, fetchNothingAhead, seedParts, test } from '#test/support/e2e.ts';
import { openViewer } from '#test/support/viewer.ts';

const KB = 1000;

/** Collects what JavaScript the page fetches from now on; `take` answers it, name → bytes after gzip, and begins anew. */
function collectScripts(page: Page) {
  let scripts: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js')) scripts.push(response.body().then((body) => [name, gzipSync(body).length] as const));
  });
  return {
    take: async () => {
      const taken = new Map(await Promise.all(scripts));
      scripts = [];
      return taken;
    },
  };
}

/** What JavaScript the upload page begins with. */
async function readInitial(page: Page) {
  const visit = await page.context().newPage();
  await fetchNothingAhead(visit);
  const begun = collectScripts(visit);
  await visit.goto('/app/upload?msp_id=1');
  await visit.waitForLoadState('networkidle');
  const initial = await begun.take();
  await visit.close();
  return initial;
}

const sum = (scripts: ReadonlyMap<string, number>) => [...scripts.values()].reduce((total, bytes) => total + bytes, 0);

test('the upload page begins with less than 122 KB of JavaScript, and the viewer adds less than 180 KB without its kernels', async ({
  page,
  measuredParts,
}) => {
  const initial = await readInitial(page);
  expect([...initial.keys()].filter((name) => /viewer|three|worker/.test(name))).toEqual([]);
  expect(sum(initial), JSON.stringify([...initial])).toBeLessThan(122 * KB);

  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  await page.waitForLoadState('networkidle');
  // The next pages are fetched ahead once there is a part with a price, at some idle moment: they are none of the viewer's.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['material-selection-page', 'quote-page'].every((page) => fetched.some((name) => name.includes(page)));
  });
  await page.waitForLoadState('networkidle');
  const scripts = collectScripts(page);
  await openViewer(page, 'bracket.step');
  const viewer = await scripts.take();
  // The worker's program is the kernel's side: its readers and its glue.
  for (const name of viewer.keys()) if (name.startsWith('worker-')) viewer.delete(name);
  expect(sum(viewer), JSON.stringify([...viewer])).toBeLessThan(180 * KB);
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });
  test('LOOK-14 the upload page begins with less than 122 KB of JavaScript in German too', async ({ page }) => {
    const initial = await readInitial(page);
    expect(sum(initial), JSON.stringify([...initial])).toBeLessThan(122 * KB);
  });
});
