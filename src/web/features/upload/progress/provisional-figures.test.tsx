// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { samplePart } from '../../../testing/sample-part.ts';
import { reduceUploads, type UploadItem } from '../queue/upload-items.ts';
import { ProvisionalFigures } from './provisional-figures.tsx';

interface Request {
  readonly id: number;
  readonly file: File;
  readonly unit: 'mm' | 'cm' | 'in';
}

/** Stands for the worker, and measures as that does. */
class FakeWorker {
  static asked: string[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  async postMessage({ id, file, unit }: Request) {
    FakeWorker.asked.push(file.name);
    const read = measureStl(new Uint8Array(await file.arrayBuffer()), unit);
    this.onmessage?.({ data: { id, figures: read.outcome === 'read' ? read.measurement : null } });
  }

  terminate() {}
}

beforeEach(() => {
  FakeWorker.asked = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CUBE = Uint8Array.from(binaryStl(cubeFacets()));
const itemsOf = (unit: 'mm' | 'in', ...files: File[]) =>
  reduceUploads([], { type: 'added', unit, items: files.map((file) => ({ id: file.name, file })) });
const show = (items: readonly UploadItem[]) => (
  <MantineProvider env="test">
    <ProvisionalFigures items={items} />
  </MantineProvider>
);
const finish = (items: readonly UploadItem[], size: number) =>
  items.reduce<readonly UploadItem[]>((left, { id }) => {
    const dimensions = { x: size, y: size, z: size };
    return reduceUploads(left, { type: 'finished', id, part: samplePart({ filename: id, dimensions, volume: size ** 3 }) });
  }, items);

test('LOOK-02 an STL file has its size in its unit, volume and triangles while it uploads, marked as provisional, and is read once', async () => {
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'), new File(['ISO-10303-21;'], 'bracket.step'));
  const { rerender } = render(show(items));
  expect(await screen.findByText('10 × 10 × 10 mm')).toBeDefined();
  expect(screen.getByText('1 cm³ · 12 triangles · provisional, measured in your browser')).toBeDefined();
  rerender(show(reduceUploads(items, { type: 'progressed', id: 'cube.stl', sentBytes: 1, totalBytes: 2 })));
  expect(FakeWorker.asked).toEqual(['cube.stl']);
});

test('LOOK-02 a file in inches is told in inches', async () => {
  render(show(itemsOf('in', new File([CUBE], 'cube.stl'))));
  expect(await screen.findByText('10 × 10 × 10 in')).toBeDefined();
  expect(screen.getByText(/^1,000 in³/)).toBeDefined();
});

test('LOOK-02 what the server measured takes its place; another size is said, and which counts', async () => {
  const items = itemsOf('mm', new File([CUBE], 'cube.stl'));
  const { rerender } = render(show(items));
  await screen.findByText('10 × 10 × 10 mm');
  rerender(show(finish(items, 10)));
  expect(screen.queryByText(/10 × 10/)).toBeNull();
  rerender(show(finish(items, 12)));
  expect(screen.getByText(/^cube.stl is 12 × 12 × 12 mm as we measured it.*10 × 10 × 10 mm, which no longer counts\.$/)).toBeDefined();
});

test('LOOK-02 a file that can not be read, or a browser without workers, shows nothing and breaks nothing', async () => {
  const { unmount } = render(show(itemsOf('mm', new File(['no model'], 'broken.stl'), new File([CUBE], 'cube.stl'))));
  expect(await screen.findByText('10 × 10 × 10 mm')).toBeDefined();
  expect(screen.queryByText('broken.stl')).toBeNull();
  unmount();
  vi.stubGlobal('Worker', undefined);
  vi.resetModules();
  const fresh = await import('./provisional-figures.tsx');
  const { container } = render(
    <MantineProvider env="test">
      <fresh.ProvisionalFigures items={itemsOf('mm', new File([CUBE], 'cube.stl'))} />
    </MantineProvider>,
  );
  await waitFor(() => expect(container.querySelector('li')).toBeNull());
});
