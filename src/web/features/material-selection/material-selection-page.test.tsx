// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { samplePart } from '#test/support/sample-quotes.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { OFFER_CALLS as LISTS, materialPrice as price } from '../../testing/offer-calls.ts';
import { MaterialSelectionPage } from './material-selection-page.tsx';

vi.mock('../../viewer/react/part-stage.tsx', () => ({ PartStage: () => null }));

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  usePartsStore.getState().addPart(samplePart());
  usePartsStore.getState().addPart(samplePart({ id: 'part-2', filename: 'lid.stl' }));
});

const radio = (name: RegExp) => screen.findByRole('radio', { name });

async function chooseAll(): Promise<void> {
  await userEvent.click(await radio(/Nylon 12/));
  await userEvent.click(await radio(/Smoke/));
  await userEvent.click(await radio(/Dyed/));
}

test('MAT-01 the sidebar lists the parts, counts the selected ones, toggles and removes, and keeps the focus', async () => {
  stubCalls(LISTS);
  await renderPage(MaterialSelectionPage, 'material-selection');
  const sidebar = within(screen.getByRole('complementary', { name: 'Selected Parts' }));
  expect(sidebar.getByText('2/2')).toBeDefined();
  await userEvent.click(sidebar.getByRole('checkbox', { name: /lid\.stl/ }));
  expect(sidebar.getByText('1/2')).toBeDefined();
  await userEvent.click(sidebar.getByRole('button', { name: 'Remove lid.stl' }));
  expect(sidebar.getByText('1/1')).toBeDefined();
  expect(document.activeElement).toBe(sidebar.getByRole('listitem'));
  expect(sidebar.getByRole('link', { name: 'Upload More Parts' }).getAttribute('href')).toBe('/app/upload?msp_id=1');
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

describe('MAT-04 Change takes back a step and those after it', () => {
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

const ONE_COLOR = () => ({ success: true, colorList: LISTS.getColorList().colorList.slice(0, 1) });
const ONE_FINISH = () => ({ success: true, finishList: LISTS.getFinishList().finishList.slice(0, 1) });

test('MAT-03 a step with one choice takes it by itself, and the focus goes on to what is still to be chosen', async () => {
  stubCalls({ ...LISTS, getColorList: ONE_COLOR });
  await renderPage(MaterialSelectionPage, 'material-selection');
  (await radio(/Nylon 12/)).focus();
  await userEvent.keyboard('{Enter}');
  expect(await radio(/Dyed/)).toBeDefined();
  expect(useManufacturingParamsStore.getState()).toMatchObject({ materialID: 'm', colorID: 'c', finishID: '-1' });
  expect(screen.getByRole('region', { name: 'Color' }).textContent).toContain('Smoke');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Finish'));
});

test('MAT-03 MAT-04 with one color and one finish a material leads to the quote, and Change opens each of them all the same', async () => {
  stubCalls({ ...LISTS, getColorList: ONE_COLOR, getFinishList: ONE_FINISH });
  await renderPage(MaterialSelectionPage, 'material-selection');
  // The only material, too, is chosen by hand: its price is there to be seen.
  await userEvent.click(await radio(/Nylon 12/));
  const link = await screen.findByRole('link', { name: 'Get Your Quote' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  await userEvent.click(screen.getByRole('button', { name: 'Change color' }));
  const only = await radio(/Smoke/);
  expect(useManufacturingParamsStore.getState()).toMatchObject({ materialID: 'm', colorID: '-1', finishID: '-1' });
  await userEvent.click(only);
  expect(await screen.findByRole('link', { name: 'Get Your Quote' })).toBeDefined();
  expect(useManufacturingParamsStore.getState()).toMatchObject({ materialID: 'm', colorID: 'c', finishID: 'f' });
});

const MATERIALS = ['Nylon', 'ABS', 'Steel', 'PLA'].map((name) => ({
  materialID: name,
  name,
  shortDescription: '',
  images: '[]',
  process: 'Fused',
}));

/** Four materials at prices; answers what was asked about them. */
function stubPrices(prices: readonly MaterialPrice[]): StubbedFields[] {
  const asked: StubbedFields[] = [];
  stubCalls({
    ...LISTS,
    getMaterialList: () => ({ success: true, materialList: MATERIALS }),
    getMaterialPrices: (fields) => {
      asked.push(fields);
      return { success: true, materialPrices: prices };
    },
  });
  return asked;
}

const PRICES = [
  price('Nylon', 40),
  price('ABS', 20, { days: 9 }),
  price('Steel', null, { unpriced: 2, days: 0 }),
  price('PLA', 10, { unpriced: 1, missing: 1 }),
];
const cards = () => within(screen.getByRole('radiogroup', { name: 'Choose a material' })).getAllByRole('radio');
const names = () => cards().map((card) => /^(Fused)?(Nylon|ABS|Steel|PLA)/.exec(card.textContent ?? '')?.[2]);

test('PRC-11 a price says that set-up is in it, and which tax is not', async () => {
  stubPrices([price('Nylon', 40, { tax: 'MwSt.' }), price('ABS', 20)]);
  await renderPage(MaterialSelectionPage, 'material-selection');
  expect(await radio(/Nylon.*from \$40\.00 with set-up, plus MwSt\. 4 business days/)).toBeDefined();
  expect(await radio(/ABS.*from \$20\.00 with set-up 4 business days/)).toBeDefined();
  expect(screen.getByText('For 2 parts with set-up, plus MwSt.')).toBeDefined();
});

test('PRC-11 each material says what the selected parts cost in it, how long that takes, and what is on review', async () => {
  const asked = stubPrices(PRICES);
  await renderPage(MaterialSelectionPage, 'material-selection');
  expect((await radio(/Nylon.*from \$40\.00 with set-up 4 business days/)).textContent).not.toContain('review');
  expect(screen.getByRole('radio', { name: /Steel.*On review/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /PLA.*from \$10\.00.*1 of 2 parts need review; 1 not included/ })).toBeDefined();
  expect(JSON.parse(asked[0]?.['partList'] ?? '')).toEqual([
    { id: 'part-1', quantity: 1 },
    { id: 'part-2', quantity: 1 },
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /lid\.stl/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.['partList']).toBe('[{"id":"part-1","quantity":1}]');
});

test('PRC-11 materials are sorted and narrowed by keyboard, and arrow keys follow the new order', async () => {
  stubPrices(PRICES);
  await renderPage(MaterialSelectionPage, 'material-selection');
  await radio(/Nylon.*from/);
  expect(names()).toEqual(['Nylon', 'ABS', 'Steel', 'PLA']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
  expect(names()).toEqual(['ABS', 'Nylon', 'PLA', 'Steel']);
  cards()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Nylon');
  await userEvent.type(screen.getByRole('textbox', { name: 'Up to' }), '25');
  expect(names()).toEqual(['ABS', 'PLA']);
  expect(screen.getByText('2 of 4 materials')).toBeDefined();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Up to' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Up to' }), '1');
  expect(screen.getByText('None of 4 materials fits.')).toBeDefined();
});

test('PRC-11 prices that are being worked out are told, and asked for again', async () => {
  let isReady = false;
  stubCalls({
    ...LISTS,
    getMaterialPrices: () => ({
      success: true,
      materialPrices: [isReady ? price('m', 12.5) : price('m', null, { isPending: true, unpriced: 2 })],
    }),
  });
  await renderPage(MaterialSelectionPage, 'material-selection');
  expect(await radio(/Nylon 12.*Price follows/)).toBeDefined();
  isReady = true;
  expect(await screen.findByText('$12.50', undefined, { timeout: 5000 })).toBeDefined();
});

test('PRC-11 without prices a material can still be chosen, and they can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({ ...LISTS, getMaterialPrices: () => new Response('{}', { status: 500 }) });
  await renderPage(MaterialSelectionPage, 'material-selection');
  expect(await screen.findByText('The prices could not be loaded. You can choose without them.')).toBeDefined();
  stubCalls(LISTS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await radio(/Nylon 12.*from \$12\.50/));
  expect(await radio(/Smoke/)).toBeDefined();
});
