// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { samplePart } from '../../../testing/sample-part.ts';
import { whenIdle } from '../../../ui/controls/when-idle.ts';
import type { PrimingBall } from '../../../viewer/reader/priming-ball.ts';
import { useProvisionalPrices } from '../prices/provisional-prices.tsx';
import { reduceUploads, type UploadItem } from '../queue/upload-items.ts';
import { useUploadQueue } from '../queue/upload-queue.ts';
import { ProvisionalFigures } from './provisional-figures.tsx';
import { prepareProvisional } from './use-provisional.ts';

interface Request {
  readonly id: number;
  readonly file: File | PrimingBall;
  readonly unit: 'mm' | 'cm' | 'in';
  readonly profiles: readonly unknown[];
}

/** Stands for the worker, and measures as that does; what a part takes on machines it makes up. */
class FakeWorker {
  static asked: string[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  async postMessage({ id, file, unit, profiles }: Request) {
    const reply = (found: object) => this.onmessage?.({ data: { id, found } });
    if (typeof file === 'string') {
      FakeWorker.asked.push(`a ${file} on ${profiles.length} machines`);
      await Promise.resolve();
      return reply({ type: 'end' });
    }
    FakeWorker.asked.push(file.name);
    const read = measureStl(new Uint8Array(await file.arrayBuffer()), unit);
    if (read.outcome === 'read') {
      reply({ type: 'figures', figures: read.measurement });
      if (profiles.length > 0) reply({ type: 'work', isWhole: true, work: { measurement: read.measurement, estimates: { h: null } } });
    }
    reply({ type: 'end' });
  }

  terminate() {}
}

const PROFILE = { process: 'SLS', machine: { name: '' }, buildMm: { x: 300, y: 300, z: 300 } };
const PRICE = {
  success: true,
  choice: {
    material: { id: 'm', name: 'PA 12' },
    color: { id: 'w', name: 'White', rgb: '#ffffff' },
    finish: { id: 'r', name: 'As printed' },
  },
  price: 13.67,
  isInstantQuote: true,
  reviewReasons: [],
  isPending: false,
  shipBy: '2026-12-01',
  currency: 'USD',
  tax: 'VAT',
};

/** A shop that tells its machines, and its price; what it was asked, in order. */
function serveShop(price: object = PRICE, profiles: readonly object[] = [{ hash: 'h', profile: PROFILE }]) {
  const asked: StubbedFields[] = [];
  stubCalls({
    getWorkProfiles: () => ({ success: true, profiles, filesStay: false }),
    getProvisionalPrice: (fields: StubbedFields) => {
      asked.push(fields);
      return price;
    },
  });
  return asked;
}

/** Shops are asked once each. */
let shops = 0;
beforeEach(() => {
  useUploadQueue.setState({ items: [] });
  FakeWorker.asked = [];
  shops += 1;
  serveShop(PRICE, []);
  vi.stubGlobal('Worker', FakeWorker);
});

const CUBE = Uint8Array.from(binaryStl(cubeFacets()));
const itemsOf = (unit: 'mm' | 'in', ...files: File[]) =>
  reduceUploads([], { type: 'added', unit, items: files.map((file) => ({ id: file.name, file })) });
const show = (items: readonly UploadItem[]) => {
  useUploadQueue.setState({ items, mspID: String(shops) });
  return <ProvisionalFigures items={items} />;
};
const finish = (items: readonly UploadItem[], size: number) =>
  items.reduce<readonly UploadItem[]>((left, { id }) => {
    const dimensions = { x: size, y: size, z: size };
    return reduceUploads(left, { type: 'finished', id, part: samplePart({ filename: id, dimensions, volume: size ** 3 }) });
  }, items);

test('LOOK-02 an STL file has its size in its unit, volume and triangles while it uploads, marked as provisional, and is read once', async () => {
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'), new File(['ISO-10303-21;'], 'bracket.step'));
  const { rerender } = renderUi(show(items));
  expect(await screen.findByText('10 × 10 × 10 mm')).toBeDefined();
  expect(screen.getByText('1 cm³ · 12 triangles · provisional, measured in your browser')).toBeDefined();
  rerender(show(reduceUploads(items, { type: 'progressed', id: 'cube.stl', sentBytes: 1, totalBytes: 2 })));
  expect(FakeWorker.asked).toEqual(['cube.stl']);
});

test('LOOK-02 a ball is worked out ahead on a shop’s machines, then a fine one, seven in all, while no file is there', async () => {
  const mspID = String(shops);
  serveShop();
  useUploadQueue.setState({ items: itemsOf('mm', new File([CUBE], 'cube.stl')) });
  await prepareProvisional(mspID);
  const idle = Promise.withResolvers<void>();
  whenIdle(() => idle.resolve());
  await idle.promise;
  expect(FakeWorker.asked).toEqual(['cube.stl']);
  FakeWorker.asked = [];
  useUploadQueue.setState({ items: [] });
  shops += 1;
  for (let visit = 0; visit < 2; visit++) await prepareProvisional(String(shops));
  const [ball, fine] = ['a ball on 1 machines', 'a fine-ball on 1 machines'];
  await waitFor(() => expect(FakeWorker.asked).toEqual([ball, ball, ball, fine, fine, fine, fine]));
});

test('LOOK-02 a file in inches is told in inches', async () => {
  renderUi(show(itemsOf('in', new File([CUBE], 'cube.stl'))));
  expect(await screen.findByText('10 × 10 × 10 in')).toBeDefined();
  expect(screen.getByText(/^1,000 in³/)).toBeDefined();
});

test('LOOK-02 what the server measured takes its place; another size is said, and which counts', async () => {
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'));
  const { rerender } = renderUi(show(items));
  await screen.findByText('10 × 10 × 10 mm');
  rerender(show(finish(items, 10)));
  expect(screen.queryByText(/10 × 10/)).toBeNull();
  rerender(show(finish(items, 12)));
  expect(screen.getByText(/^cube.stl is 12 × 12 × 12 mm as we measured it.*10 × 10 × 10 mm, which no longer counts\.$/)).toBeDefined();
});

test('LOOK-02 a file that can not be read, or a browser without workers, shows nothing and breaks nothing', async () => {
  const { unmount } = renderUi(show(itemsOf('mm', new File(['no model'], 'broken.stl'), new File([CUBE], 'cube.stl'))));
  expect(await screen.findByText('10 × 10 × 10 mm')).toBeDefined();
  expect(screen.queryByText('broken.stl')).toBeNull();
  unmount();
  vi.stubGlobal('Worker', undefined);
  vi.resetModules();
  const fresh = await import('./provisional-figures.tsx');
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'));
  (await import('../queue/upload-queue.ts')).useUploadQueue.setState({ items, mspID: '1' });
  const { container } = renderUi(<fresh.ProvisionalFigures items={items} />);
  await waitFor(() => expect(container.querySelector('li')).toBeNull());
});

test('LOOK-02 where the shop tells its machines a price stands beside the size, says in what and that it is provisional', async () => {
  const asked = serveShop();
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'));
  const { rerender } = renderUi(show(items));
  expect(await screen.findByText(/^≈ \$13\.67/)).toBeDefined();
  expect(screen.getByText('PA 12, white, as printed · with set-up, plus VAT')).toBeDefined();
  expect(screen.getByText(/provisional, measured in your browser/)).toBeDefined();
  const [question] = asked;
  expect(JSON.parse(question?.['measurement'] ?? '')).toMatchObject({ boxMm: { x: 10, y: 10, z: 10 }, volumeMm3: 1000 });
  expect(JSON.parse(question?.['estimates'] ?? '')).toEqual({ h: null });
  expect(question?.['choice']).toBeUndefined();
  rerender(show(finish(items, 10)));
  expect(Object.values(useProvisionalPrices.getState())).toMatchObject([{ price: 13.67 }]);
});

test('LOOK-02 the files after the first are priced in what that is priced in', async () => {
  const asked = serveShop();
  renderUi(show(itemsOf('mm', new File([CUBE], 'cube.stl'), new File([CUBE], 'other.stl'))));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(JSON.parse(asked[1]?.['choice'] ?? '')).toEqual({ materialID: 'm', colorID: 'w', finishID: 'r' });
});

test.each([
  ['a person looks first', { ...PRICE, isInstantQuote: false, reviewReasons: ['Too thin.'] }],
  ['there is none', { ...PRICE, price: null, choice: null }],
  ['it could not be had', { success: false, error: 'No.' }],
])('LOOK-02 no price is told where %s; the size is', async (_, price) => {
  const asked = serveShop(price);
  renderUi(show(itemsOf('mm', new File([CUBE], 'cube.stl'))));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('10 × 10 × 10 mm')).toBeDefined();
  expect(screen.queryByText(/≈/)).toBeNull();
});

test('LOOK-02 a file that has arrived before its turn is measured by the server alone', async () => {
  serveShop();
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'));
  renderUi(show(finish(items, 10)));
  await new Promise((done) => setTimeout(done, 20));
  expect(FakeWorker.asked).toEqual([]);
});
