// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { stubPortalServer } from '../../../testing/portal-server.ts';
import { sampleRequest } from '../../../testing/sample-desk.ts';

const logged = visitAsAda();

const BO = { sub: 'bo', name: 'bo@example.com', role: 'member', isFounder: false, isYou: false };
const answerOf = (request: WireDeskRequest) => ({ success: true, request, settings: DEFAULT_DESK_SETTINGS, today: '2026-11-23' });
const serve = (request: WireDeskRequest) =>
  stubPortalServer({
    getDeskRequest: answerOf(request),
    getColleagues: { success: true, colleagues: [BO], invitations: [] },
    actOnRequest: { success: true, request },
  });

test('DESK-04 a request that is not there is told in the words of the server, and leads back to the list', async () => {
  stubPortalServer({ getDeskRequest: { status: 404, body: { success: false, error: 'There is no such request.' } } });
  await visit('/msp/orders/r1');
  expect(await screen.findByText('There is no such request.')).toBeDefined();
  expect(logged().length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/app/msp/orders');
  serve(sampleRequest());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Request from Zoë' })).toBeDefined();
});

test('DESK-13 whoever the request was assigned to and left is named so', async () => {
  const { life, ...rest } = sampleRequest();
  serve({ ...rest, life: { ...life, assignee: { sub: 'gone', name: 'gone@example.com' } } });
  await visit('/msp/orders/r1');
  const assigned = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
  await waitFor(() => expect(assigned.selectedOptions[0]?.text).toBe('gone@example.com (works here no more)'));
  expect([...assigned.options].map(({ text }) => text)).toContain('bo@example.com');
});

test('DESK-09 a message that was refused stays, with the reason, and survives leaving the page', async () => {
  serve(sampleRequest());
  const router = await visit('/msp/orders/r1');
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to the customer' });
  await userEvent.type(await field(), 'We start on Monday');
  const refusal = { status: 507, body: { success: false, error: 'The disk is full.' } };
  stubPortalServer({ getDeskRequest: answerOf(sampleRequest()), actOnRequest: refusal });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The disk is full.')).toBeDefined();
  serve(sampleRequest({ requestID: 'r2' }));
  await router.navigate({ to: '/msp/orders/$requestId', params: { requestId: 'r2' } });
  await waitFor(async () => expect((await field()).value).toBe(''));
  serve(sampleRequest());
  await router.navigate({ to: '/msp/orders/$requestId', params: { requestId: 'r1' } });
  await waitFor(async () => expect((await field()).value).toBe('We start on Monday'));
});

test.each([
  [null, 'no address given'],
  [{ company: '', street: 'Pier 1', postalCode: '22202', city: 'Arlington', country: 'USA' }, 'Pier 1, 22202 Arlington, USA'],
])('DESK-11 an order to %o says where it goes', async (deliverTo, words) => {
  const quote = makeQuote();
  const order = {
    ...{ number: 7, quote: { number: quote.number, revision: 1 }, requestId: 'r1', currency: 'EUR', orderedOn: '2026-11-23' },
    ...{ acceptedBy: 'Zoë', purchaseOrder: '', deliverTo, lines: quote.lines, sums: quote.sums },
  };
  const { life, ...rest } = sampleRequest({ quotes: [quote], order });
  const progress = { line: 1, quantity: 12, making: 'waiting' as const, shipped: 0 };
  serve({ ...rest, life: { ...life, state: 'accepted', order: { number: 7, lines: [progress], parcels: 0 } } });
  await visit('/msp/orders/r1');
  const shown = within(await screen.findByRole('region', { name: 'Order O-00007' }));
  expect(shown.getByText('Deliver to').nextElementSibling?.textContent).toBe(words);
});
