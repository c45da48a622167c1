// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '#contract/schemas/entities.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { stubServer } from '../../../testing/fake-server.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { samplePart } from '../../../testing/sample-part.ts';
import { BodiesChoice } from './bodies-choice.tsx';

const note = (severity: 'note' | 'review' = 'note'): Part['findings'] => [{ code: 'SEVERAL_BODIES', severity, message: 'Two bodies.' }];
const gears = () => samplePart({ id: 'gears', filename: 'gears.stl', quantity: 3, selected: false, findings: note() });
const nameOf = (body: number) => `${body}`.repeat(22).concat('.stl');
const FILES = [1, 2].map((body) => ({ filename: `gears, body ${body}.stl`, internalFilename: nameOf(body), modelUnit: 'mm' }));

function show(part: Part) {
  renderUi(<BodiesChoice part={part} mspID="1" />);
}
const ids = () => usePartsStore.getState().parts.map(({ id }) => id);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  for (const part of [samplePart({ id: 'before' }), gears(), samplePart({ id: 'after' })]) usePartsStore.getState().addPart(part);
});

test('HOLD-06 one press puts a part for each different body in the place of the file, as many as are alike', async () => {
  const requests = stubServer({
    answer: ({ fields }) => ({
      body: fields.get('resourceAction') === 'splitPart' ? { success: true, files: FILES } : { success: true, ...FILES[0] },
    }),
    stream: (path) =>
      FILES.map((file, index) => ({
        status: 'done',
        jsonMetadata: path.includes('addTurmeric')
          ? samplePart({ id: `body ${index + 1}`, filename: file.filename, internalFilename: file.internalFilename, quantity: 2 - index })
          : file,
      })),
  });
  show(gears());
  await press(/Split into parts/);
  await waitFor(() => expect(ids()).toEqual(['before', 'body 1', 'body 2', 'after']));
  expect(usePartsStore.getState().parts.slice(1, 3)).toMatchObject([
    { quantity: 6, selected: false },
    { quantity: 3, selected: false },
  ]);
  expect(requests[0]?.fields.get('partID')).toBe('gears');
  expect(requests[0]?.fields.get('mspID')).toBe('1');
});

test('HOLD-06 a file that can not be split stays, and why is said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubServer({ answer: () => ({ status: 404, body: { success: false, error: 'This part is gone.' } }) });
  show(gears());
  await press(/Split into parts/);
  expect(await screen.findByText('This part is gone.')).toBeDefined();
  expect(ids()).toEqual(['before', 'gears', 'after']);
});

test('HOLD-06 one press has the bodies made as one thing, which a person prices', async () => {
  const marked = samplePart({ id: 'gears', findings: [{ code: 'ONE_ASSEMBLY', severity: 'review', message: 'As one.' }] });
  const requests = stubServer({ answer: () => ({ body: { success: true, part: marked } }) });
  show(gears());
  await press(/Treat as one assembly/);
  await waitFor(() => expect(usePartsStore.getState().parts[1]).toMatchObject({ findings: marked.findings, quantity: 3 }));
  expect(requests[0]?.fields.get('resourceAction')).toBe('treatAsAssembly');
});

test('HOLD-06 a file of too many bodies is not split', () => {
  show(samplePart({ findings: note('review') }));
  expect(screen.queryByRole('button', { name: /Split/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Treat as one assembly/ })).toBeDefined();
});
