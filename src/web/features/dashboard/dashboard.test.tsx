// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';
import { sampleDashboard } from '../../testing/sample-desk.ts';
import { readDays } from './dashboard-page.tsx';
import { formatDeviation, formatHours, formatShare } from './format-figures.ts';
import { roundUp } from './value-columns.tsx';

visitAsAda();

const FULL = sampleDashboard({
  funnel: { visits: 400, uploads: 100, quotes: 90, requests: 20, accepted: 5 },
  ...{ quoted: 15, won: 5, lost: 3, answered: 18, firstAnswerHours: { median: 3.5, p90: 60 } },
  sums: [
    { currency: 'USD', quotedMicros: 12_345_670_000, orderedMicros: 2_000_010_000 },
    { currency: 'EUR', quotedMicros: 10_000_000, orderedMicros: 0 },
  ],
  spans: [
    { from: '2026-10-23', to: '2026-10-25', sums: [] },
    { from: '2026-10-26', to: '2026-11-21', sums: [{ currency: 'USD', quotedMicros: 12_345_670_000, orderedMicros: 2_000_010_000 }] },
  ],
  materials: [{ key: 'pla', name: 'PLA', lineCount: 9, currency: 'USD', quotedMicros: 900_000_000, orderedMicros: 100_000_000 }],
  processes: [{ key: null, name: '', lineCount: 9, currency: 'USD', quotedMicros: 900_000_000, orderedMicros: 100_000_000 }],
  held: [
    { materialID: 'pla', material: 'PLA', lineCount: 8, medianDeviation: -0.015, heldCount: 6, worst: { deviation: 0.3, requestID: 'r7' } },
  ],
});
const addressOf = (link: HTMLElement) => Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://any.test').searchParams);
const PERIOD = { from: '2026-10-23', to: '2026-11-21' };

test('DESK-14 the dashboard says what was won and quoted by currency, how often, and how soon was answered', async () => {
  stubPortalServer({ getDashboard: FULL });
  await visit('/msp/dashboard');
  const tiles = within((await screen.findByText('63%')).closest('dl') as HTMLElement);
  expect(['$2,000.01', '$12,345.67', '€10.00'].map((sum) => tiles.getAllByText(sum).length)).toEqual([1, 1, 1]);
  expect(tiles.queryByText('€0.00')).toBeNull();
  // What is too long for its tile is written smaller, never in two parts.
  expect(tiles.getByText('$12,345.67').style.getPropertyValue('--letters')).toBe('10');
  expect(screen.getByText('3.5 h')).toBeDefined();
  expect(screen.getByRole('link', { name: '18 answered, 9 of 10 within 2.5 days' })).toBeDefined();
  expect(addressOf(screen.getByRole('link', { name: '5 ordered' }))).toEqual({ had: 'order', ...PERIOD });
  expect(addressOf(screen.getByRole('link', { name: '15 quoted' }))).toEqual({ had: 'quote', ...PERIOD });
  expect(addressOf(screen.getByRole('link', { name: '5 won, 3 lost' }))['state']).toContain('turned-down,expired');
});

test('DESK-14 every drawing is a table whose rows lead to their requests', async () => {
  stubPortalServer({ getDashboard: FULL });
  await visit('/msp/dashboard');
  const rows = within(await screen.findByRole('table', { name: 'From visit to order' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    'Visits of your link400',
    'Files uploaded100',
    'Parts priced90',
    'Requests20',
    'Orders525%',
  ]);
  const materials = within(screen.getByRole('table', { name: 'Materials by value in USD' }));
  expect(addressOf(materials.getByRole('link', { name: 'PLA' }))).toEqual({ material: 'pla', ...PERIOD });
  expect(materials.getByRole('row', { name: /PLA.*\$900\.00.*\$100\.00/ })).toBeDefined();
  expect(screen.getByText('No price was worked out')).toBeDefined();
});

test('DESK-14 value over time is drawn for each currency, on a scale that holds it, and its table leads to the requests', async () => {
  stubPortalServer({ getDashboard: FULL });
  await visit('/msp/dashboard');
  const inDollars = within(await screen.findByRole('region', { name: 'Value over time in USD' }));
  const drawing = inDollars.getByRole('img', { name: /^Value over time in USD: 2 pairs of columns/ });
  expect(drawing.textContent).toContain('$20,000');
  const heights = [...drawing.querySelectorAll('rect')].map((column) => Number(column.getAttribute('height')));
  expect(heights.map((height) => Math.round((height * 20_000) / (200 - 24 - 24)))).toEqual([0, 0, 12_346, 2000]);
  await userEvent.click(inDollars.getByText('The figures'));
  const row = within(inDollars.getByRole('row', { name: /\$12,345\.67 \$2,000\.01$/ }));
  expect(addressOf(row.getByRole('link'))).toEqual({ from: '2026-10-26', to: '2026-11-21' });
  expect(screen.getByRole('region', { name: 'Value over time in EUR' })).toBeDefined();
});

test.each([
  [0, 1],
  [1, 1],
  [1.01, 2],
  [49, 50],
  [501, 1000],
])('DESK-14 a scale for %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBe(end);
});

test('DESK-15 instant prices are compared by material, and the furthest off leads to its request', async () => {
  stubPortalServer({ getDashboard: FULL });
  await visit('/msp/dashboard');
  const table = within(await screen.findByRole('table', { name: 'Instant price accuracy' }));
  expect(table.getAllByRole('row')[1]?.textContent).toBe('PLA8-1.5%75%+30%');
  expect(table.getByRole('link', { name: '+30%' }).getAttribute('href')).toBe('/app/msp/orders/r7');
});

test('DESK-14 the period stands in the address, and what is asked follows it', async () => {
  const asked = stubPortalServer({ getDashboard: FULL });
  const router = await visit('/msp/dashboard?days=90');
  const periods = within(await screen.findByRole('navigation', { name: 'Period' }));
  expect(periods.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  await userEvent.click(periods.getByRole('link', { name: '365 days' }));
  await waitFor(() => expect(router.location.search).toEqual({ days: '365' }));
  await waitFor(() =>
    expect(asked.filter(({ action }) => action === 'getDashboard').map(({ fields }) => fields['days'])).toEqual(['90', '365']),
  );
  expect([readDays({ days: '7' }), readDays({}), readDays({ days: '90' })]).toEqual([30, 30, 90]);
});

test('DESK-14 a period without a request says so and still counts visits', async () => {
  stubPortalServer({ getDashboard: sampleDashboard({ funnel: { visits: 7, uploads: 0, quotes: 0, requests: 0, accepted: 0 } }) });
  await visit('/msp/dashboard');
  expect(await screen.findByText('No request in this period')).toBeDefined();
  expect(screen.getByRole('row', { name: /Visits of your link 7/ })).toBeDefined();
  expect(screen.getByText(/^No line that had an instant price/)).toBeDefined();
  expect(screen.queryByRole('table', { name: /by value/ })).toBeNull();
  expect(screen.queryByRole('img', { name: /Value over time/ })).toBeNull();
});

test('DESK-14 a table is saved as CSV, and a failure is said', async () => {
  const saved = vi.fn(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  const asked = stubPortalServer({ getDashboard: FULL, exportDesk: { success: true, filename: 'lines.csv', text: 'a' } });
  await visit('/msp/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Lines' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const fields = asked.find(({ action }) => action === 'exportDesk')?.fields;
  expect(fields).toEqual({ resourceAction: 'exportDesk', table: 'lines', ...PERIOD });
  stubPortalServer({ getDashboard: FULL });
  await userEvent.click(screen.getByRole('button', { name: 'Requests' }));
  expect(await screen.findByText('The export failed. Please try again.')).toBeDefined();
});

test.each([
  [formatShare(1, 0), '–'],
  [formatShare(1, 3), '33%'],
  [formatShare(1, 30), '3.3%'],
  [formatDeviation(0), '0%'],
  [formatDeviation(0.0249), '+2.5%'],
  [formatHours(0.25), '15 min'],
  [formatHours(48), '48 h'],
  [formatHours(49), '2 days'],
])('DESK-14 a figure reads %s', (written, expected) => {
  expect(written).toBe(expected);
});

test('DESK-14 nine of ten are spoken of from ten answers on, and no share is more than all', async () => {
  const firstAnswerHours = { median: 1, p90: 60 };
  const funnel = { visits: 15, uploads: 53, quotes: 60, requests: 3, accepted: 1 };
  stubPortalServer({ getDashboard: { ...FULL, answered: 2, firstAnswerHours, funnel } });
  await visit('/msp/dashboard');
  expect((await screen.findByRole('link', { name: /answered/ })).textContent).toBe('2 answered');
  const table = await screen.findByRole('table', { name: 'From visit to order' });
  const shares = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent ?? '');
  expect(shares.filter((text) => text.endsWith('%'))).toEqual(['33%']);
});
