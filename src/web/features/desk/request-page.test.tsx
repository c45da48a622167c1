// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FloorOrder } from '#contract/desk/floor.ts';
import type { DeskLine, WireDeskRequest } from '#contract/desk/request.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import type { Delivery } from '#domain/trade/delivery-address.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { renderApp } from '../../routes/render-app.tsx';
import { stubPortalServer } from '../../testing/portal-server.ts';
import { sampleRequest } from '../../testing/sample-desk.ts';

const logged = visitAsAda();

const BO = { sub: 'bo', name: 'bo@example.com', role: 'member', isFounder: false, isYou: false };
const answerOf = (request: WireDeskRequest) => ({
  ...{ success: true, request, settings: DEFAULT_DESK_SETTINGS },
  ...{ today: '2026-11-23', timeZone: 'America/Los_Angeles' },
});
const serve = (request: WireDeskRequest, more = {}) =>
  stubPortalServer({
    getDeskRequest: answerOf(request),
    getColleagues: { success: true, colleagues: [BO], invitations: [] },
    actOnRequest: { success: true, request },
    ...more,
  });

const LINE: DeskLine = {
  ...{ line: 1, partID: 'p1', filename: 'bracket.stl', image: '', internalFilename: null, materialID: 'pla', material: 'PLA' },
  ...{ color: 'White', finish: '', quantity: 1000, unit: 'mm', dimensions: { x: 1, y: 1, z: 1 }, unitPriceMicros: 3_707_850 },
  ...{ wishes: { note: '', tolerances: '', threads: '' }, leadTime: null, isInstantQuote: true, reviewReasons: [] },
  ...{ figures: null, receipt: null, unitCostMicros: null, isFileShared: false },
};

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

test('DESK-11 changing the due date can be left as it was, and the focus stays where it began', async () => {
  const asked = serve(sampleRequest());
  await visit('/msp/orders/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'Change due date' }));
  const field = screen.getByLabelText<HTMLInputElement>('Due');
  const before = field.value;
  await userEvent.clear(field);
  await userEvent.type(field, '2030-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Due')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change due date' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('Due').value).toBe(before);
  expect(asked.filter(({ action }) => action === 'actOnRequest')).toEqual([]);
});

test('DESK-13 whoever the request was assigned to and left is named so', async () => {
  const { life, ...rest } = sampleRequest();
  serve({ ...rest, life: { ...life, assignee: { sub: 'gone', name: 'gone@example.com' } } });
  await visit('/msp/orders/r1');
  const assigned = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
  await waitFor(() => expect(assigned.selectedOptions[0]?.text).toBe('gone@example.com (no longer works here)'));
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

/** Ordered, with one line of 12 pieces that waits. */
function sampleOrder(deliverTo: Delivery | null = null): WireDeskRequest {
  const quote = makeQuote();
  const order = {
    ...{ number: 7, quote: { number: quote.number, revision: 1 }, requestId: 'r1', currency: 'EUR', orderedOn: '2026-11-23' },
    ...{ acceptedBy: 'Zoë', purchaseOrder: '', deliverTo, invoice: null, lines: quote.lines, sums: quote.sums },
  };
  const { life, ...rest } = sampleRequest({ quotes: [quote], order });
  const progress = { line: 1, quantity: 12, making: 'waiting' as const, shipped: 0 };
  return { ...rest, life: { ...life, state: 'accepted', order: { number: 7, lines: [progress], parcels: 0 } } };
}

test('DESK-05 DESK-10 an instant price is the same wherever it stands, and marked where a person has to look at some of it; what the file states stands beside it', async () => {
  const asked = { linesMicros: 3_707_850_000, extras: [], tax: null, totalMicros: 3_707_850_000, review: null };
  const figures = { volume: 20_000, surfaceArea: 5000, solids: 1, findings: [], stated: 'As in the file (mm): ⌀10 ±0.05' };
  const odd = { ...LINE, line: 2, isInstantQuote: false };
  serve(sampleRequest({ asked, lines: [{ ...LINE, figures }, odd] }));
  await visit('/msp/orders/r1');
  expect((await screen.findByText('At instant prices')).nextElementSibling?.textContent).toBe('$3,707.85*');
  const shown = within(screen.getByRole('rowgroup', { name: 'Line 1: bracket.stl' }));
  await userEvent.type(shown.getByRole('textbox', { name: /^Unit price/ }), '1');
  await userEvent.click(shown.getByRole('button', { name: /^Details/ }));
  expect(shown.getByText('$3.70785 each')).toBeDefined();
  expect(shown.getByText('Instant price $3.70785')).toBeDefined();
  expect(shown.getByText('Stated in the file').nextElementSibling?.textContent).toBe('As in the file (mm): ⌀10 ±0.05');
});

test('LOOK-09 once quoted, the lines as they were asked for fold away, and say how many of them need an eye', async () => {
  const odd = { ...LINE, line: 2, filename: 'odd.stl', reviewReasons: ['It is open.'], wishes: { ...LINE.wishes, note: 'Deburr it.' } };
  const { life, ...rest } = sampleRequest({ requestID: 'quoted', quotes: [makeQuote()], lines: [LINE, odd] });
  serve({ ...rest, life: { ...life, state: 'quoted' } });
  await visit('/msp/orders/quoted');
  const asked = within(await screen.findByRole('region', { name: 'Lines' }));
  expect(asked.queryByText('odd.stl')).toBeNull();
  await userEvent.click(asked.getByText('As asked for: 2 lines · 1 to review · 1 with notes'));
  await userEvent.click((await asked.findAllByRole('button', { name: /^Details/ }))[1] ?? document.body);
  expect(asked.getByText('Deburr it.', { selector: 'dd' })).toBeDefined();
});

test('DESK-04 a step that the server did not answer is told in words, and how to go on without a session', async () => {
  const answers = { getDeskRequest: answerOf(sampleRequest()) };
  stubPortalServer({ ...answers, actOnRequest: { status: 502, body: {} } });
  await visit('/msp/orders/r1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add a note' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The server could not be reached, or did not answer. Please try again.');
  stubPortalServer({ ...answers, actOnRequest: { status: 401, body: { success: false, error: 'Please sign in first.' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  // Who still counts as signed in can't open the page for that.
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('please sign out and in again'));
});

test('DESK-11 a parcel that was refused is not typed again: the dialog stays as it is, and says why', async () => {
  const refusal = { status: 507, body: { success: false, error: 'The disk is full.' } };
  stubPortalServer({ getDeskRequest: answerOf(sampleOrder()), actOnRequest: refusal });
  await visit('/msp/orders/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'Ship parts' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ship parts' }));
  await userEvent.type(dialog.getByLabelText('Carrier'), 'Post');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The disk is full.');
  expect(dialog.getByLabelText<HTMLInputElement>('Carrier').value).toBe('Post');
  serve(sampleOrder());
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship parts' })).toBeNull());
});

test('DESK-11 SHOP-09 a packing list bears the day on which the parcel left the shop, how many pieces are in it and what they weigh', async () => {
  const lines = [{ line: 1, quantity: 2 }];
  const order: FloorOrder = {
    ...{ requestID: 'r1', orderNumber: 7, customer: { name: 'Zoë', organization: '' }, purchaseOrder: '', deliverTo: null },
    ...{ life: { state: 'shipped', version: 4, dueOn: null, order: null }, promisedOn: null, lines: [], notes: [], files: [] },
    shop: { name: 'Works', address: { line1: '', line2: '', city: '', state: '', country: '', postalCode: '' } },
    shipments: [
      {
        number: 1,
        at: '2026-11-24T02:00:00.000Z',
        lines,
        carrier: 'Post',
        tracking: '',
        noteNumber: 3,
        contents: { pieces: 2, grams: 1254 },
      },
    ],
  };
  stubPortalServer({ getFloorOrder: { success: true, order, timeZone: 'America/New_York' } });
  await renderApp('/app/msp/orders/r1/packing-list/1');
  expect((await screen.findByText('Sent')).nextElementSibling?.textContent).toBe('Nov 23, 2026');
  const read = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([read('Pieces'), read('Net weight')]).toEqual(['2', '1.25 kg']);
});

test('SHOP-09 an invoice begins with the day on which the last parcel left the shop, and is refused without one', async () => {
  const order = sampleOrder();
  const act = { type: 'parcel-sent' as const, lines: [{ line: 1, quantity: 1 }], carrier: '', tracking: '' };
  // In Los Angeles it is still the day before.
  const event = { number: 90, at: '2026-11-24T02:00:00.000Z', actor: { kind: 'member' as const, sub: 'ada', name: 'Ada' }, act };
  const asked = serve({ ...order, events: [...order.events, event] });
  await visit('/msp/orders/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'Issue an invoice' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Issue an invoice' }));
  const day = dialog.getByLabelText<HTMLInputElement>('Date of supply');
  expect(day.value).toBe('2026-11-23');
  await userEvent.clear(day);
  await userEvent.click(dialog.getByRole('button', { name: 'Issue and send' }));
  expect(dialog.getByText('Please enter a day.')).toBeDefined();
  expect(asked.filter(({ action }) => action === 'issueInvoice')).toEqual([]);
});

test.each([
  [null, 'no address given'],
  [
    { name: 'Zoë', company: '', street: 'Pier 1', postalCode: '22202', city: 'Arlington', country: 'USA' },
    'Zoë, Pier 1, Arlington 22202, USA',
  ],
  ['pick-up' as const, 'Pick-up at the shop'],
])('DESK-11 an order to %o says where it goes', async (deliverTo, words) => {
  serve(sampleOrder(deliverTo));
  await visit('/msp/orders/r1');
  const shown = within(await screen.findByRole('region', { name: 'Order O-00007' }));
  expect(shown.getByText('Delivery').nextElementSibling?.textContent).toBe(words);
});

test("S-46 a file is fetched with the account's token, told where it does not come, and no page of the customer's is linked", async () => {
  const file = { id: 'f1', line: null, filename: 'a.pdf', sizeBytes: 5, addedAt: '2026-11-23T08:00:00.000Z' };
  const asked = serve(sampleRequest({ files: [{ ...file, type: 'pdf', addedBy: 'customer' }] }));
  await visit('/msp/orders/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'a.pdf' }));
  // The fake server has no files.
  expect(await screen.findByText('No such call')).toBeDefined();
  expect(asked.at(-1)).toEqual({ action: '', fields: {}, authorization: expect.stringMatching(/^Bearer ./) });
  expect([...document.querySelectorAll('a')].filter(({ href }) => href.includes('/app/request/'))).toEqual([]);
});

test('LOOK-09 a quote is saved as the PDF that it would be before it is sent, or says why it can not be', async () => {
  const request = sampleRequest({ lines: [LINE] });
  const asked = serve(request, { previewQuote: { success: true, pdf: btoa('%PDF') } });
  const saved = vi.spyOn(URL, 'createObjectURL');
  await visit('/msp/orders/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'Preview PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [blob] = saved.mock.calls[0] ?? [];
  expect(blob instanceof Blob ? await blob.text() : null).toBe('%PDF');
  serve(request, { previewQuote: { status: 429, body: { success: false, error: 'Please wait a minute.' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Preview PDF' }));
  expect(await screen.findByText('Please wait a minute.')).toBeDefined();
  expect(asked.filter(({ action }) => action === 'sendQuote')).toEqual([]);
});
