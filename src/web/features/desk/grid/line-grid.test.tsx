// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DeskLine } from '#contract/desk/request.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { stubPortalServer } from '../../../testing/portal-server.ts';
import { sampleAskedLine, sampleRequest } from '../../../testing/sample-desk.ts';
import { useQuoteDraftStore } from '../shared/draft.ts';
import { discountPrice } from './discount-price.ts';
import { readTable } from './grid-keys.ts';

visitAsAda();

const line = (number: number, changes: Partial<DeskLine> = {}): DeskLine => ({
  ...sampleAskedLine({ line: number, filename: `part-${number}.stl`, unitPriceMicros: 10_000_000, quantity: number }),
  ...{ figures: { volume: 1, surfaceArea: 1, solids: 1, findings: [] }, receipt: null, isFileShared: false, unitCostMicros: 8_000_000 },
  ...{ wishes: { note: '', tolerances: '', threads: '' } },
  ...changes,
});

/** Opens a request of three lines, the second of which a person has to look at. */
async function openGrid() {
  const odd = line(2, { reviewReasons: ['The surface is not closed.'], isInstantQuote: false });
  const request = sampleRequest({ lines: [line(1), odd, line(3)] });
  stubPortalServer({
    getDeskRequest: { success: true, request, settings: DEFAULT_DESK_SETTINGS, today: '2026-11-23', timeZone: 'America/Los_Angeles' },
    getColleagues: { success: true, colleagues: [], invitations: [] },
    actOnRequest: { success: true, request },
  });
  useQuoteDraftStore.setState({ drafts: {} });
  await visit('/msp/orders/r1');
  await screen.findByRole('rowgroup', { name: 'Line 1: part-1.stl' });
}

const cell = (field: string, number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${field}, line ${number}\\b`) });
const values = (field: string) => [1, 2, 3].map((number) => cell(field, number).value);

test('LOOK-09 arrow keys and Enter go from cell to cell, and Escape takes back what was typed in one', async () => {
  await openGrid();
  await userEvent.click(cell('Unit price', 1));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('Unit price', 2));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(cell('Unit price', 3));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Quantity', 3));
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(cell('Lead time', 2));
  await userEvent.keyboard('17');
  expect(cell('Lead time', 2).value).toBe('17');
  await userEvent.keyboard('{Escape}');
  expect(values('Lead time')).toEqual(['3', '3', '3']);
  // Within what is typed they move the caret.
  await userEvent.keyboard('12{ArrowLeft}');
  expect(document.activeElement).toBe(cell('Lead time', 2));
});

test('LOOK-09 a column that is copied from a spreadsheet fills the lines from where it is pasted, and the total follows', async () => {
  await openGrid();
  cell('Unit price', 2).focus();
  fireEvent.paste(cell('Unit price', 2), { clipboardData: { getData: () => '5,50\t4\r\n7\t6\r\n9\t9\r\n' } });
  expect(values('Unit price')).toEqual(['10.00', '5,50', '7']);
  expect(values('Quantity')).toEqual(['1', '4', '6']);
  expect(screen.getByText('$74.00', { selector: 'strong' })).toBeDefined();
});

test('LOOK-09 several ticked lines get a lead time and a discount at once', async () => {
  await openGrid();
  for (const number of [1, 3]) await userEvent.click(screen.getByRole('checkbox', { name: `Tick line ${number}, part-${number}.stl` }));
  const tools = within(screen.getByRole('group', { name: '2 lines' }));
  await userEvent.type(tools.getByRole('textbox', { name: 'Lead time, days' }), '8');
  await userEvent.type(tools.getByRole('textbox', { name: 'Discount, %' }), '12,5{Enter}');
  expect(values('Lead time')).toEqual(['8', '3', '8']);
  expect(values('Unit price')).toEqual(['8.75', '10.00', '8.75']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick all' }));
  expect(screen.getByRole('group', { name: '3 lines' })).toBeDefined();
});

test('LOOK-09 the lines that need an eye stand alone where that is wanted, and with what can not be sent', async () => {
  await openGrid();
  fireEvent.change(cell('Quantity', 3), { target: { value: 'many' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what needs review (1)' }));
  const shown = () => screen.getAllByRole('rowgroup', { name: /^Line/ }).map((each) => each.getAttribute('aria-label'));
  expect(shown()).toEqual(['Line 2: part-2.stl']);
  await userEvent.click(screen.getByRole('button', { name: 'Send quote' }));
  expect(shown()).toEqual(['Line 2: part-2.stl', 'Line 3: part-3.stl']);
  expect(cell('Quantity', 3).getAttribute('aria-invalid')).toBe('true');
});

test('LOOK-09 what spreadsheets copy is read by rows and columns', () => {
  expect(readTable('1\t2\n 3 \n')).toEqual([['1', '2'], ['3']]);
  expect(readTable('1')).toEqual([['1']]);
});

test.each([
  ['1.005', '0', 'USD', '1.01'],
  ['12,50', '10', 'EUR', '11.25'],
  ['999', '33.3', 'JPY', '666'],
  ['soon', '10', 'USD', 'soon'],
  ['10', 'some', 'USD', '10'],
])('LOOK-09 a price of %s less %s percent in %s is %s', (price, percent, currency, expected) => {
  expect(discountPrice(price, percent, currency)).toBe(expected);
});
