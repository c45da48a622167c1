// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '#contract/schemas/entities.ts';
import { sampleItem } from '#test/support/sample-cart.ts';
import { useCartStore } from '../../../product/cart/cart-store.ts';
import { useLineChoicesStore } from '../../../stores/line-choices-store.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { stubServer } from '../../../testing/fake-server.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { samplePart } from '../../../testing/sample-part.ts';

import { UnitSwitch } from './parts-grid.tsx';
import { UnitChoice } from './unit-choice.tsx';

const internalFilename = 'abcdefghijklmnopqrstuvwxyz.stl';
const filename = 'bracket.stl';

/** Read in mm, though it is in metres. */
const tiny = (change: Partial<Part> = {}) =>
  samplePart({
    id: 'tiny',
    filename,
    modelUnit: 'mm',
    dimensions: { x: 0.05, y: 0.04, z: 0.003 },
    quantity: 7,
    selected: false,
    ...change,
  });
const right = samplePart({ id: 'right', filename, modelUnit: 'm', dimensions: { x: 50, y: 40, z: 3 } });

/** Reads every file as `part`. */
function rereadAs(part: Part) {
  const file = { filename, internalFilename, modelUnit: 'm' };
  return stubServer({
    answer: ({ fields }) => ({
      body: fields.get('resourceAction') === 'changeUnit' ? { success: true, file } : { success: true, ...file },
    }),
    stream: (path) => [{ status: 'done', jsonMetadata: path.includes('addTurmeric') ? part : file }],
  });
}

const onKeep = vi.fn();
function show(part: Part, Shown: typeof UnitChoice = UnitChoice) {
  renderUi(<Shown part={part} mspID="1" onKeep={onKeep} />);
}

beforeEach(() => {
  onKeep.mockClear();
  for (const id of ['before', 'tiny', 'after']) usePartsStore.getState().addPart(id === 'tiny' ? tiny() : samplePart({ id }));
});

test('API-17 LOOK-11 the size is said in every unit, in metres too where that makes sense', () => {
  show(tiny());
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep bracket.stl in mm0.05 × 0.04 × 0.003 mm',
    'Read bracket.stl in cm0.5 × 0.4 × 0.03 mm',
    'Read bracket.stl in in1.27 × 1.02 × 0.08 mm',
    'Read bracket.stl in m50 × 40 × 3 mm',
  ]);
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Keep bracket.stl in mm0.05 × 0.04 × 0.003 mm',
  ]);
});

test('LOOK-11 where metres would be as far off they are not offered', () => {
  show(tiny({ unit: 'in', modelUnit: 'in', dimensions: { x: 100, y: 80, z: 20 } }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Read bracket.stl in mm100 × 80 × 20 mm',
    'Read bracket.stl in cm1,000 × 800 × 200 mm',
    'Keep bracket.stl in in2,540 × 2,032 × 508 mm',
  ]);
});

test('LOOK-11 the unit that it was read in can be kept, which asks the server nothing', async () => {
  const requests = rereadAs(right);
  show(tiny());
  await userEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  expect(onKeep).toHaveBeenCalledOnce();
  expect(requests).toEqual([]);
});

test('API-17 LOOK-11 one press has the file read in another unit; place, number and selection stay', async () => {
  const requests = rereadAs(right);
  show(tiny());
  await userEvent.click(screen.getByRole('button', { name: /in m ?50/ }));
  await waitFor(() => expect(usePartsStore.getState().parts.map(({ id }) => id)).toEqual(['before', 'right', 'after']));
  expect(usePartsStore.getState().parts[1]).toMatchObject({ dimensions: { x: 50 }, quantity: 7, selected: false });
  const [call] = requests;
  expect(['partID', 'mspID', 'modelUnit'].map((field) => call?.fields.get(field))).toEqual(['tiny', '1', 'm']);
  expect(requests.some(({ fields }) => fields.has('modelFile'))).toBe(false);
});

test('LOOK-11 what was chosen for the part and its line in the cart go with it', async () => {
  rereadAs(right);
  const choice = { materialID: 'm-2', colorID: 'c-2', finishID: 'f-2' };
  useLineChoicesStore.getState().setChoice('tiny', choice);
  const specifications = { ...sampleItem().metadata.specifications, partID: 'tiny' };
  useCartStore.getState().addItem(sampleItem({ quantity: 3, metadata: { specifications } }));
  useCartStore.getState().addItem(sampleItem({ id: 'Other1' }));
  show(tiny());
  await userEvent.click(screen.getByRole('button', { name: /in m ?50/ }));
  await waitFor(() => expect(usePartsStore.getState().parts[1]?.id).toBe('right'));
  expect(useLineChoicesStore.getState().choices).toEqual({ right: choice });
  const [moved, other] = useCartStore.getState().items;
  expect(moved).toMatchObject({
    quantity: 3,
    productID: 'right',
    metadata: { specifications: { partID: 'right', dimensions: { x: 50 } } },
  });
  expect(other?.metadata.specifications?.['partID']).toBe('part-1');
});

test('UPL-14 when the file can not be read again that is said, and the part stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubServer({ answer: () => ({ status: 507, body: { success: false, error: { message: 'There is no room left.' } } }) });
  show(tiny());
  await userEvent.click(screen.getByRole('button', { name: /in cm/ }));
  expect(await screen.findByText('There is no room left.')).toBeDefined();
  expect(usePartsStore.getState().parts[1]?.id).toBe('tiny');
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

test('LOOK-11 a part of a common size has a switch of its unit; metres stand there only where they were chosen', async () => {
  rereadAs(right);
  show(tiny(), UnitSwitch);
  expect(screen.getByRole('group', { name: 'Unit of bracket.stl' })).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['mm', 'true'],
    ['cm', 'false'],
    ['in', 'false'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'in' }));
  await waitFor(() => expect(usePartsStore.getState().parts[1]?.id).toBe('right'));
  cleanup();
  show(right, UnitSwitch);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('m');
});
