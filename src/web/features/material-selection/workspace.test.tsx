// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { takeFiles } from '../../stores/left-files.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { materialPrice, OFFER_CALLS } from '../../testing/offer-calls.ts';
import { samplePart } from '../../testing/sample-part.ts';
import { MaterialSelectionPage } from './material-selection-page.tsx';

vi.mock('../../viewer/react/part-stage.tsx', () => ({
  PartStage: ({ model, rgb }: { model: { name: string }; rgb?: string }) => (
    <div role="application" aria-label={`${model.name} in ${rgb ?? 'its own color'}`} />
  ),
}));

const CHOSEN = { materialID: 'm', colorID: 'c', finishID: 'f' };
const RAW = { ...CHOSEN, finishID: 'g' };

/** Materials and finishes at prices; answers what was asked about them. */
function serve(): StubbedFields[] {
  const asked: StubbedFields[] = [];
  stubCalls({
    ...OFFER_CALLS,
    getMaterialPrices: (fields) => {
      asked.push(fields);
      const ofFinishes = [materialPrice('m', 20, { finishID: 'f' }), materialPrice('m', 17.9, { finishID: 'g', days: 2 })];
      return { success: true, materialPrices: fields['materialID'] === undefined ? [materialPrice('m', 20)] : ofFinishes };
    },
  });
  return asked;
}

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  for (const id of ['a', 'b', 'c']) usePartsStore.getState().addPart(samplePart({ id, filename: `${id}.step` }));
});
afterEach(() => void takeFiles());

const show = () => renderPage(MaterialSelectionPage, 'material-selection');
const showChosen = () => {
  useManufacturingParamsStore.getState().setParams(CHOSEN);
  return show();
};
const option = (group: string, name: RegExp) => within(screen.getByRole('radiogroup', { name: group })).findByRole('radio', { name });
const own = () => useLineChoicesStore.getState().choices;
const rowOf = (filename: string) => within(screen.getByRole('checkbox', { name: `Select ${filename}` }).closest('li') as HTMLElement);

test('LOOK-04 LOOK-07 the part that is looked at is shown in 3D in its color, another by pressing its name', async () => {
  serve();
  await showChosen();
  expect(await screen.findByRole('application', { name: 'a.step in #101010' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Look at b.step' }));
  expect(await screen.findByRole('application', { name: 'b.step in #101010' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Look at b.step' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('button', { name: '3D View of b.step' })).toBeDefined();
});

test('LOOK-01 rows say what each part costs, in a default choice until one is made, which the bar adds up and names', async () => {
  serve();
  await show();
  expect(await rowOf('a.step').findByText('$10.00')).toBeDefined();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(await summary.findByText('$30.00', {}, { timeout: 3000 })).toBeDefined();
  expect(summary.getByText('Ships by Dec 1, 2026')).toBeDefined();
  expect(summary.getByText('3 parts · 3 pieces')).toBeDefined();
  expect(summary.getByText('Priced in Nylon 12, snow, raw until you choose.')).toBeDefined();
  expect(summary.getByText('Choose a material')).toBeDefined();
  expect(summary.queryByRole('link')).toBeNull();
  expect(await screen.findByRole('application', { name: 'a.step in its own color' })).toBeDefined();
});

test('LOOK-05 all finishes are priced in one call, each with what it changes in money and days, and one press switches', async () => {
  const asked = serve();
  await showChosen();
  await screen.findByRole('radiogroup', { name: 'Finish' });
  const raw = await option('Finish', /Raw.*\$17\.90 with set-up −\$2\.10, 2 days sooner/);
  expect((await option('Finish', /Dyed.*\$20\.00 with set-up Present choice/)).getAttribute('aria-checked')).toBe('true');
  expect(asked.map(({ materialID }) => materialID)).toEqual(['m']);
  await userEvent.click(raw);
  expect(useManufacturingParamsStore.getState()).toMatchObject(RAW);
  expect(await option('Finish', /Dyed.*\+\$2\.10, 2 days later/)).toBeDefined();
  await userEvent.click(await option('Color', /Snow/));
  expect(useManufacturingParamsStore.getState()).toMatchObject({ ...RAW, colorID: 'd' });
});

test.each([
  [1, false],
  [2, true],
])('LOOK-05 where 1 of 3 parts needs review as it is made now, a finish in which %d do says so: %s', async (unpriced, isTold) => {
  stubCalls({
    ...OFFER_CALLS,
    getMaterialPrices: () => ({
      success: true,
      materialPrices: [materialPrice('m', 20, { finishID: 'f', unpriced: 1 }), materialPrice('m', 17.9, { finishID: 'g', unpriced })],
    }),
  });
  await showChosen();
  await screen.findByRole('radiogroup', { name: 'Finish' });
  expect((await option('Finish', /Dyed.*Present choice/)).textContent).not.toContain('review');
  expect((await option('Finish', /Raw.*−\$2\.10/)).textContent?.includes('2 of 3 parts need review')).toBe(isTold);
});

test('LOOK-05 while a step is made anew, its options are compared with what was chosen, and prices stay those of it', async () => {
  const asked = serve();
  await showChosen();
  await userEvent.click(screen.getByRole('button', { name: 'Change material' }));
  expect((await option('Choose a material', /Nylon 12.*Present choice/)).getAttribute('aria-checked')).toBe('true');
  expect(asked.at(-1)?.['finishID']).toBe('f');
  expect(await rowOf('a.step').findByText('$10.00')).toBeDefined();
  expect(screen.getByText('Priced in Nylon 12, smoke, dyed until you choose.')).toBeDefined();
});

test('LOOK-05 who goes on before the new prices are there gets the quote in what was chosen last', async () => {
  serve();
  await showChosen();
  expect(await rowOf('a.step').findByText('$10.00')).toBeDefined();
  await screen.findByRole('radiogroup', { name: 'Finish' });
  const raw = await option('Finish', /Raw/);
  const wayOn = screen.getByRole('link', { name: 'Get Your Quote' });
  await userEvent.click(raw);
  await userEvent.click(wayOn);
  expect([useManufacturingParamsStore.getState().finishID, own()]).toEqual(['g', {}]);
});

test('LOOK-05 who goes on though the new prices could not be had gets the quote in what was chosen last, too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve();
  await showChosen();
  expect(await rowOf('a.step').findByText('$10.00')).toBeDefined();
  stubCalls({ ...OFFER_CALLS, getPartPrices: () => new Response('{}', { status: 500 }) });
  await userEvent.click(await option('Finish', /Raw/));
  expect(await screen.findByText('The total could not be loaded. You can go on without it.')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Get Your Quote' }));
  expect([useManufacturingParamsStore.getState().finishID, own()]).toEqual(['g', {}]);
});

test('LOOK-06 what is chosen for one part alone is its own, and can be made like the others again', async () => {
  const asked = serve();
  await showChosen();
  await userEvent.click(screen.getByRole('button', { name: 'Look at b.step' }));
  await userEvent.click(screen.getByRole('radio', { name: 'This part alone' }));
  await waitFor(() => expect(asked.at(-1)?.['partList']).toBe('[{"id":"b","quantity":1}]'));
  await userEvent.click(await option('Finish', /Raw/));
  expect(own()).toEqual({ b: RAW });
  expect(useManufacturingParamsStore.getState()).toMatchObject(CHOSEN);
  expect(await rowOf('b.step').findByText('Nylon 12, smoke, raw')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Make it like them' }));
  expect(own()).toEqual({});
});

test('LOOK-06 steps that are not all taken for one part leave it as it was', async () => {
  serve();
  await showChosen();
  await userEvent.click(screen.getByRole('radio', { name: 'This part alone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change color' }));
  await userEvent.click(await option('Choose a color', /Snow/));
  expect(own()).toEqual({});
  expect(screen.queryByRole('link', { name: 'Get Your Quote' })).toBeNull();
  await userEvent.click(await option('Choose a finish', /Raw/));
  expect(own()).toEqual({ a: { ...RAW, colorID: 'd' } });
  expect(screen.getByRole('link', { name: 'Get Your Quote' })).toBeDefined();
});

test('LOOK-06 what is chosen for the selected parts leaves the others what they had', async () => {
  serve();
  useManufacturingParamsStore.getState().setParams(CHOSEN);
  useLineChoicesStore.getState().setChoice('a', RAW);
  await show();
  expect(screen.getByText(/1 of 3 is made otherwise/)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select c.step' }));
  await screen.findByRole('radiogroup', { name: 'Finish' });
  await userEvent.click(await option('Finish', /Raw/));
  expect(useManufacturingParamsStore.getState()).toMatchObject(RAW);
  expect(own()).toEqual({ c: CHOSEN });
  // What part a had alone is not lost by that.
  expect(screen.getByText('What was chosen for one part alone was replaced.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([own(), useManufacturingParamsStore.getState().finishID]).toEqual([{ a: RAW }, 'f']);
});

test('LOOK-06 a part that was removed is put back where it was, and all are selected or left out at once', async () => {
  serve();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.step' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(usePartsStore.getState().parts.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all parts' }));
  expect(screen.getByText('Please select at least one part to continue with material selection.')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all parts' }));
  expect(usePartsStore.getState().parts.every(({ selected }) => selected)).toBe(true);
});

test('LOOK-04 files that are dropped on the page are uploaded where their progress is seen', async () => {
  serve();
  const page = await show();
  const cube = new File(['solid'], 'cube.stl');
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], items: [], files: [cube] } }));
  await waitFor(() => expect(page.address()).toBe('/app/upload?msp_id=1'));
  expect(takeFiles()).toEqual([cube]);
});

test('LOOK-05 without prices everything can still be chosen, and they can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useManufacturingParamsStore.getState().setParams(CHOSEN);
  stubCalls({ ...OFFER_CALLS, getPartPrices: () => new Response('{}', { status: 500 }) });
  await show();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(await summary.findByText('The total could not be loaded. You can go on without it.')).toBeDefined();
  expect(summary.getByRole('link', { name: 'Get Your Quote' })).toBeDefined();
  serve();
  await userEvent.click(summary.getByRole('button', { name: 'Try again' }));
  expect(await summary.findByText('$30.00', {}, { timeout: 3000 })).toBeDefined();
});

test('LOOK-05 a lead time is chosen beside what the parts are made of, for all or one, with its day and what it changes', async () => {
  const priced: StubbedFields[] = [];
  stubCalls({
    ...OFFER_CALLS,
    getPartPrices: (fields) => {
      priced.push(fields);
      return OFFER_CALLS.getPartPrices(fields);
    },
  });
  await showChosen();
  await screen.findByRole('radiogroup', { name: 'Lead time' });
  expect((await option('Lead time', /Standard.*Ships by Dec 1, 2026.*\$20\.00.*Present choice/)).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(await option('Lead time', /Express.*Ships by Nov 29, 2026.*\+\$5\.00, 2 days sooner/));
  expect(useLineChoicesStore.getState()).toMatchObject({ leadTimeID: 'express', choices: {} });
  await waitFor(() => expect(priced.at(-1)?.['partList']).toContain('express'));
  await userEvent.click(screen.getByRole('radio', { name: 'This part alone' }));
  await userEvent.click(await option('Lead time', /Standard/));
  expect(own()).toEqual({ a: { ...CHOSEN, leadTimeID: 'standard' } });
  await userEvent.click(screen.getByRole('radio', { name: 'All 3 parts' }));
  // Parts that leave at different times have none to compare with.
  expect((await option('Lead time', /Express/)).getAttribute('aria-checked')).toBe('false');
  await userEvent.click(await option('Lead time', /Express/));
  expect(own()).toEqual({ a: CHOSEN });
});

test('LOOK-06 parts stand by the folders that their files came with, and one choice is made for all of a folder', async () => {
  const { addPart, clearParts } = usePartsStore.getState();
  clearParts();
  for (const [id, folder] of [
    ['a', 'left'],
    ['b', 'left'],
    ['c', 'right'],
    ['d', ''],
  ] as const)
    addPart(samplePart({ id, filename: `${id}.step` }), folder);
  serve();
  await showChosen();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all of left' });
  await userEvent.click(box);
  expect(usePartsStore.getState().parts.map(({ selected }) => selected)).toEqual([false, false, true, true]);
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('radio', { name: 'left' }));
  await userEvent.click(await option('Finish', /Raw/));
  expect(own()).toEqual({ a: RAW, b: RAW });
  expect(useManufacturingParamsStore.getState()).toMatchObject(CHOSEN);
  // A folder of one part has nothing to choose for together.
  await userEvent.click(screen.getByRole('button', { name: 'Look at c.step' }));
  expect(screen.queryByRole('radio', { name: 'right' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All 4 parts' }).checked).toBe(true);
});
