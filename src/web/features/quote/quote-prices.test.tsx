// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { stubQuote } from '#test/support/quote-scene.ts';
import { renderPage } from '#test/support/render-page.tsx';
import { sampleLine, samplePart } from '#test/support/sample-quotes.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { QuotePage } from './quote-page.tsx';

const { work } = sampleLine().receipt ?? {};

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  usePartsStore.getState().addPart(samplePart({ quantity: 3 }));
  useManufacturingParamsStore.getState().setParams({ materialID: 'm-1', colorID: 'c-1', finishID: 'f-1' });
});

test('PRC-09 a receipt by groups shows what they come to, and nothing of how', async () => {
  const groups = [
    { label: 'Material', amount: 4.35 },
    { label: 'Production', amount: 8 },
  ];
  stubQuote([sampleLine({ receipt: { view: 'groups', work: work ?? never(), groups } })]);
  await renderPage(QuotePage, 'quote');
  await userEvent.click(await screen.findByRole('button', { name: 'What this price is made of' }));
  const table = within(screen.getByRole('table', { name: 'What the price of one piece is made of' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual(['Material$4.35', 'Production$8.00', 'Unit price$12.35']);
  expect(screen.queryByText(/Recalculated in your browser/)).toBeNull();
});

test('PRC-09 with the price alone a line opens to the machine and other quantities', async () => {
  stubQuote([sampleLine({ receipt: { view: 'price', work: work ?? never() } })]);
  await renderPage(QuotePage, 'quote');
  await userEvent.click(await screen.findByRole('button', { name: 'Volume pricing' }));
  expect(screen.getByText('Sintering chamber')).toBeDefined();
  expect(screen.queryByRole('table', { name: /Price of/ })).toBeNull();
  expect(screen.getByRole('table', { name: 'At other quantities' })).toBeDefined();
});

test.each([
  ['what days and ship dates count from', {}, 1],
  ['nothing of days where no line has some', { leadTimeDays: 0, leadTimes: [] }, 0],
])('PRC-08 the summary says %s', async (_what, line, times) => {
  stubQuote([sampleLine(line)]);
  await renderPage(QuotePage, 'quote');
  await screen.findByRole('rowgroup', { name: 'bracket.step' });
  const said = /An order at 14:00 or later \(New York time\), or on a day off, counts from the next business day/;
  expect(screen.queryAllByText(said)).toHaveLength(times);
});

function never(): never {
  throw new Error('The sample line has a receipt.');
}
