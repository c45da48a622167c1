// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, stubCalls } from '#test/support/render-page.tsx';
import { samplePart } from '#test/support/sample-quotes.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { MaterialSelectionPage } from './material-selection-page.tsx';

const LISTS = {
  getMaterialList: () => ({
    success: true,
    materialList: [{ materialID: 'm', name: 'Nylon 12', shortDescription: 'Tough', images: '["/a.svg","/b.svg"]', process: 'SLS' }],
  }),
  getColorList: () => ({
    success: true,
    colorList: [{ colorID: 'c', name: 'Smoke', description: 'Half clear', rgb: '#101010', alpha: 40 }],
  }),
  getFinishList: () => ({ success: true, finishList: [{ finishID: 'f', name: 'Dyed', description: 'Even', images: '[]' }] }),
};

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  usePartsStore.getState().addPart(samplePart());
  usePartsStore.getState().addPart(samplePart({ id: 'part-2', filename: 'lid.stl' }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  usePartsStore.getState().clearParts();
  useManufacturingParamsStore.getState().clearParams();
});

const radio = (name: RegExp) => screen.findByRole('radio', { name });

async function chooseAll(): Promise<void> {
  await userEvent.click(await radio(/Nylon 12/));
  await userEvent.click(await radio(/Smoke/));
  await userEvent.click(await radio(/Dyed/));
}

test('MAT-01 the sidebar lists the parts, counts the selected ones, toggles and removes', async () => {
  stubCalls(LISTS);
  await renderPage(MaterialSelectionPage, 'material-selection');
  const sidebar = within(screen.getByRole('complementary', { name: 'Selected Parts' }));
  expect(sidebar.getByText('2/2')).toBeDefined();
  await userEvent.click(sidebar.getByRole('checkbox', { name: /lid\.stl/ }));
  expect(sidebar.getByText('1/2')).toBeDefined();
  await userEvent.click(sidebar.getByRole('button', { name: 'Remove lid.stl' }));
  expect(sidebar.getByText('1/1')).toBeDefined();
  expect(sidebar.getByRole('link', { name: 'Upload More Parts' }).getAttribute('href')).toBe('/upload?msp_id=1');
});

test('MAT-02 with no part selected only the warning stands beside the parts', async () => {
  stubCalls(LISTS);
  usePartsStore.getState().clearParts();
  await renderPage(MaterialSelectionPage, 'material-selection');
  expect(screen.getByText('Please select at least one part to continue with material selection.')).toBeDefined();
  expect(screen.queryByText('Choose a material')).toBeNull();
});

test('MAT-03 MAT-05 MAT-08 the steps follow one another and end in the way to the quote', async () => {
  stubCalls(LISTS);
  await renderPage(MaterialSelectionPage, 'material-selection');
  expect(screen.queryByRole('link', { name: 'Get Your Quote' })).toBeNull();
  await chooseAll();
  expect((await screen.findByRole('link', { name: 'Get Your Quote' })).getAttribute('href')).toContain('/quote');
  expect(JSON.parse(localStorage.getItem('manufacturingParamsStore') ?? '')).toMatchObject({
    materialID: 'm',
    colorID: 'c',
    finishID: 'f',
  });
});

test.each([
  ['Change finish', { materialID: 'm', colorID: 'c', finishID: '-1' }, /Dyed/],
  ['Change color', { materialID: 'm', colorID: '-1', finishID: '-1' }, /Smoke/],
  ['Change material', { materialID: '-1', colorID: '-1', finishID: '-1' }, /Nylon 12/],
])('MAT-04 %s takes back that step and the later ones', async (link, left, offered) => {
  stubCalls(LISTS);
  await renderPage(MaterialSelectionPage, 'material-selection');
  await chooseAll();
  await userEvent.click(screen.getByRole('button', { name: link }));
  expect(useManufacturingParamsStore.getState()).toMatchObject(left);
  expect(await radio(offered)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Get Your Quote' })).toBeNull();
});

test('MAT-06 a remembered choice that is offered no more is taken back', async () => {
  stubCalls(LISTS);
  useManufacturingParamsStore.getState().setParams({ materialID: 'gone', colorID: 'c', finishID: 'f' });
  await renderPage(MaterialSelectionPage, 'material-selection');
  await radio(/Nylon 12/);
  expect(useManufacturingParamsStore.getState()).toMatchObject({ materialID: '-1', colorID: '-1', finishID: '-1' });
});

test('MAT-07 MAT-09 a color is as opaque as its alpha says, and a material shows its first image', async () => {
  stubCalls(LISTS);
  await renderPage(MaterialSelectionPage, 'material-selection');
  const material = await radio(/Nylon 12/);
  expect(material.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
  await userEvent.click(material);
  const swatch = (await radio(/Smoke/)).querySelector<HTMLElement>('[style*="opacity"]');
  expect(swatch?.style.opacity).toBe('0.6');
});

test('MAT-10 a failed list is logged, its placeholder stays, and it can be loaded again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({ ...LISTS, getMaterialList: () => new Response('{}', { status: 500 }) });
  await renderPage(MaterialSelectionPage, 'material-selection');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Loading material choices')).toBeDefined();
  expect(log).toHaveBeenCalled();
  stubCalls(LISTS);
  await userEvent.click(again);
  expect(await radio(/Nylon 12/)).toBeDefined();
});

test('MAT-03 arrow keys move between the cards, Enter chooses, and the focus goes on to the next step', async () => {
  stubCalls({
    ...LISTS,
    getMaterialList: () => ({
      success: true,
      materialList: ['m', 'n'].map((id) => ({ materialID: id, name: `Material ${id}`, shortDescription: '', images: '[]' })),
    }),
  });
  await renderPage(MaterialSelectionPage, 'material-selection');
  (await radio(/Material m/)).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Material n');
  expect(useManufacturingParamsStore.getState().materialID).toBe('-1');
  await userEvent.keyboard('{Enter}');
  expect(useManufacturingParamsStore.getState().materialID).toBe('n');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Color'));
});
