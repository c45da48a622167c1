// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '#contract/entities.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { stubServer } from '../../testing/fake-server.ts';
import { samplePart } from '../../testing/sample-part.ts';
import { adoptTestConfig } from '../../testing/test-config.ts';
import { rememberSource } from './part-sources.ts';
import { UnitChoice } from './unit-choice.tsx';

const internalFilename = 'abcdefghijklmnopqrstuvwxyz.stl';
const file = new File(['solid'], 'bracket.stl');

/** Read in mm, though it is in metres. */
const tiny = (change: Partial<Part> = {}) =>
  samplePart({ id: 'tiny', filename: file.name, dimensions: { x: 0.05, y: 0.04, z: 0.003 }, quantity: 7, selected: false, ...change });

/** Measures every file as `part`. */
function measureAs(part: Part) {
  return stubServer({
    answer: () => ({ status: 202, body: { success: true, filename: file.name, internalFilename, modelUnit: 'm' } }),
    stream: (path) => [
      { status: 'done', jsonMetadata: path.includes('addTurmeric') ? part : { filename: file.name, internalFilename, modelUnit: 'm' } },
    ],
  });
}

function show(part: Part) {
  render(
    <MantineProvider env="test">
      <UnitChoice part={part} />
    </MantineProvider>,
  );
}

beforeEach(() => {
  adoptTestConfig();
  for (const id of ['before', 'tiny', 'after']) usePartsStore.getState().addPart(id === 'tiny' ? tiny() : samplePart({ id }));
});
afterEach(() => {
  cleanup();
  usePartsStore.getState().clearParts();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('API-17 UPL-11 the size is said in every unit, in metres too where that makes sense', () => {
  rememberSource('tiny', { file, unit: 'mm', mspID: '1' });
  show(tiny());
  expect(screen.getByText('mm').closest('p')?.textContent).toBe('mm0.05 × 0.04 × 0.003 mm(as it was read)');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Read bracket.stl in cm0.5 × 0.4 × 0.03 mm',
    'Read bracket.stl in in1.27 × 1.02 × 0.08 mm',
    'Read bracket.stl in m50 × 40 × 3 mm',
  ]);
});

test('UPL-11 where metres would be as far off they are not offered', () => {
  rememberSource('tiny', { file, unit: 'in', mspID: '1' });
  show(tiny({ unit: 'in', dimensions: { x: 100, y: 80, z: 20 } }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Read bracket.stl in mm100 × 80 × 20 mm',
    'Read bracket.stl in cm1,000 × 800 × 200 mm',
  ]);
});

test('API-17 UPL-11 one press has the file read in another unit; place, number and selection stay', async () => {
  rememberSource('tiny', { file, unit: 'mm', mspID: '1' });
  const requests = measureAs(samplePart({ id: 'right', filename: file.name, dimensions: { x: 50, y: 40, z: 3 } }));
  show(tiny());
  await userEvent.click(screen.getByRole('button', { name: /in m ?50/ }));
  await waitFor(() => expect(usePartsStore.getState().parts.map(({ id }) => id)).toEqual(['before', 'right', 'after']));
  expect(usePartsStore.getState().parts[1]).toMatchObject({ dimensions: { x: 50 }, quantity: 7, selected: false });
  expect(requests.map(({ fields }) => fields.get('modelUnit'))).toEqual(['m', 'm']);
});

test('UPL-14 when the file can not be read again that is said, and the part stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  rememberSource('tiny', { file, unit: 'mm', mspID: '1' });
  stubServer({ answer: () => ({ status: 507, body: { success: false, error: { message: 'There is no room left.' } } }) });
  show(tiny());
  await userEvent.click(screen.getByRole('button', { name: /in cm/ }));
  expect(await screen.findByText('There is no room left.')).toBeDefined();
  expect(usePartsStore.getState().parts[1]?.id).toBe('tiny');
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test('UPL-15 after a reload, when the file is gone, the sizes are still said', () => {
  show(tiny({ id: 'from before the reload' }));
  expect(screen.getByText('If the file is in another unit, upload it again in that one:')).toBeDefined();
  expect(screen.getByText('50 × 40 × 3 mm')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
