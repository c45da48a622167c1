import { expect, seedParts, test } from '#test/support/e2e.ts';
import { countGpuObjects, measureHeap, openViewer, readGpuObjects } from '#test/support/viewer.ts';

const CYCLES = 50;
/** First openings fill caches that stay. */
const WARM_UPS = 3;

test(`after ${CYCLES} openings the heap is back within 20 % and nothing stays on the graphics card`, async ({ page, measuredParts }) => {
  test.setTimeout(300_000);
  await seedParts(page, measuredParts);
  await countGpuObjects(page);
  await page.goto('/app/upload?msp_id=1');
  const cycle = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const dialog = await openViewer(page, turn % 2 === 0 ? 'bracket.step' : 'knob.stl');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    // What a resting pointer had prepared is given up a while after it has gone.
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await readGpuObjects(page))['Buffer'], { timeout: 10_000 }).toBe(0);
    return { heapBytes: await measureHeap(page), gpu: await readGpuObjects(page) };
  };
  const before = await cycle(WARM_UPS + 1);
  const after = await cycle(CYCLES);
  expect(after.gpu).toEqual(before.gpu);
  expect(after.heapBytes / before.heapBytes).toBeLessThan(1.2);
  test
    .info()
    .annotations.push({ type: 'heap', description: `${before.heapBytes} → ${after.heapBytes} bytes, ${JSON.stringify(after.gpu)}` });
});
