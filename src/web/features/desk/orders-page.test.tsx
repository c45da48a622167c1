// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { DOWN, stubPortalServer } from '../../testing/portal-server.ts';
import { sampleCard } from '../../testing/sample-desk.ts';

const logged = visitAsAda();

const NOBODY = { success: true, colleagues: [], invitations: [] };
const listOf = (requests: readonly object[], nextCursor: string | null = null) => ({ requests, nextCursor, total: null, counts: null });
const NO_STATES = Object.fromEntries(REQUEST_STATES.map((state) => [state, 0]));
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Requests and orders' }))
    .getAllByRole('row')
    .slice(1);

// First, since answers are kept from one visit to the next.
test('DESK-03 a list that did not load says so, and is asked for again', async () => {
  stubPortalServer({ getColleagues: NOBODY, listRequests: DOWN });
  await visit('/msp/orders');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The list could not be loaded.')).toBeDefined();
  expect(logged().length).toBeGreaterThan(0);
  expect(screen.queryByText('Loading requests and orders')).toBeNull();
  stubPortalServer({ getColleagues: NOBODY, listRequests: listOf([sampleCard()]) });
  await userEvent.click(again);
  expect(await rows()).toHaveLength(1);
});

test('DESK-03 where nothing matches, all filters are cleared with one press', async () => {
  const asked = stubPortalServer({ getColleagues: NOBODY, listRequests: listOf([]) });
  const router = await visit('/msp/orders?state=declined&words=bolt&had=quote&assignee=nobody');
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  const { fields } = asked.find(({ action }) => action === 'listRequests') ?? {};
  expect(fields).toEqual({ resourceAction: 'listRequests', states: 'declined', words: 'bolt', had: 'quote', isUnassigned: 'true' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Activity' }).selectedOptions[0]?.text).toBe('A quote');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' }).selectedOptions[0]?.text).toBe('Nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(router.location.search).toEqual({}));
});

test('DESK-03 SHOP-15 what is not paid, and what is late, is counted and leads to its list', async () => {
  const marks = { unread: 0, asked: 0, due: 0, overdue: 0, expiring: 0, unpaid: 3, late: 1 };
  const counts = { states: { ...NO_STATES, shipped: 4 }, marks };
  const asked = stubPortalServer({ getColleagues: NOBODY, listRequests: { ...listOf([sampleCard()]), counts } });
  await visit('/msp/orders?words=gear');
  const pills = within(await screen.findByRole('navigation', { name: 'Urgent' }));
  expect(pills.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Unpaid3', 'Payment overdue1']);
  await userEvent.click(pills.getByRole('link', { name: /^Payment overdue/ }));
  await waitFor(() => expect(asked.at(-1)?.fields).toMatchObject({ mark: 'late', words: 'gear' }));
});

test('DESK-03 a row says whose it is by its last word on price, and names who left by that alone', async () => {
  const prices = { askedMicros: 1_000_000, quotedMicros: 2_000_000, orderedMicros: 3_000_000 };
  const requests = [
    sampleCard({ requestID: 'a', ...prices, orderNumber: 7, assignee: 'a former colleague' }),
    sampleCard({ requestID: 'b', ...prices, orderedMicros: null, quote: { number: 3, revision: 2, validUntil: '2026-12-01' } }),
    sampleCard({ requestID: 'c', askedMicros: null, organization: '', isUnread: false, lineCount: 1 }),
    sampleCard({ requestID: 'd', askedMicros: 4_904_960_000, isAskedOpen: true }),
  ];
  stubPortalServer({ getColleagues: NOBODY, listRequests: listOf(requests) });
  await visit('/msp/orders?mark=unread');
  const texts = (await rows()).map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toMatch(/O-00007.*for a former colleague.*\$3\.00ordered$/);
  expect(texts[1]).toMatch(/Q-00003-2.*\$2\.00quoted$/);
  expect(texts[3]).toMatch(/≈ \$4,904\.96\*\* lines to review$/);
  expect(texts[2]).toMatch(/^Zoë.*1 line.*Not quoted$/);
});

test('LOOK-08 pressing the name of a column has the server order all that there are by it, the other way round, and then as they came', async () => {
  const asked = stubPortalServer({ getColleagues: NOBODY, listRequests: listOf([sampleCard({ clientName: 'Bo' })]) });
  const router = await visit('/msp/orders?words=sorted');
  const lastOrder = () => {
    const { orderBy, isDescending } = asked.filter(({ action }) => action === 'listRequests').at(-1)?.fields ?? {};
    return [orderBy, isDescending];
  };
  const header = () => screen.getByRole('columnheader', { name: 'Value' });
  const press = () => userEvent.click(within(header()).getByRole('button'));
  await rows();
  expect(lastOrder()).toEqual([undefined, undefined]);
  await press();
  await waitFor(() => expect(lastOrder()).toEqual(['value', undefined]));
  await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'));
  await press();
  await waitFor(() => expect(lastOrder()).toEqual(['value', 'true']));
  await waitFor(() => expect(router.location.search).toEqual({ words: 'sorted', order: '-value' }));
  await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('descending'));
  await press();
  await waitFor(() => expect(router.location.search).toEqual({ words: 'sorted' }));
  await waitFor(() => expect(header().getAttribute('aria-sort')).toBeNull());
});

test('DESK-03 a long list goes on after its last row', async () => {
  stubPortalServer({ getColleagues: NOBODY, listRequests: listOf([sampleCard()], 'after-r1') });
  await visit('/msp/orders?words=long');
  expect(await rows()).toHaveLength(1);
  const next = stubPortalServer({ getColleagues: NOBODY, listRequests: listOf([sampleCard({ requestID: 'r0' })]) });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // Else the next key would lead past all the rows that came.
  expect(document.activeElement).toBe(within((await rows())[1] ?? document.body).getByRole('link'));
  expect(next.find(({ action }) => action === 'listRequests')?.fields['cursor']).toBe('after-r1');
});
