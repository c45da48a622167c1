// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { renderApp } from '../../routes/render-app.tsx';
import { stubPortalServer } from '../../testing/portal-server.ts';
import { sampleAskedLine, sampleRequest } from '../../testing/sample-desk.ts';

const KEY = 'k'.repeat(22);
const UNKNOWN = { status: 404, body: { success: false, error: 'This link leads to no request.' } };
const quote = makeQuote({ charges: [], discountPercent: 0, tax: null });

/** What the customer sees of a request, at first one that waits for its answer. */
function follow(changes: Partial<FollowedRequest> = {}) {
  const { key: _, ...request } = sampleRequest();
  const shop = { mspID: '7', name: 'Acme', website: 'https://acme.example', email: 'quotes@acme.example', logoUrl: '' };
  return { success: true, request: { ...request, lines: [], shop, today: '2026-11-23', ...changes } };
}
const quoted = () => {
  const { life } = sampleRequest();
  return follow({ quotes: [quote], life: { ...life, state: 'quoted', quote: { number: 42, revision: 1, validUntil: '2026-12-23' } } });
};
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Acme' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('DESK-09 a link that opens nothing, and one that is no link, are told alike', async () => {
  stubPortalServer({ followRequest: UNKNOWN });
  for (const key of [KEY, 'short']) {
    await renderApp(`/app/request/${key}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link leads to no request' })).toBeDefined();
    cleanup();
  }
});

test('DESK-09 a message that did not get through stays, also over a reload; one that did is gone', async () => {
  stubPortalServer({ followRequest: follow(), answerQuote: { status: 500, body: {} } });
  await renderApp(`/app/request/${KEY}`);
  await userEvent.type(await message(), 'When can you start?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/nothing you typed is lost/)).toBeDefined();
  cleanup();

  const asked = stubPortalServer({ followRequest: follow(), answerQuote: follow() });
  await renderApp(`/app/request/${KEY}`);
  expect((await message()).value).toBe('When can you start?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message was sent.')).toBeDefined();
  expect((await message()).value).toBe('');
  const { fields } = asked.find(({ action }) => action === 'answerQuote') ?? {};
  expect(JSON.parse(fields?.['act'] ?? '')).toMatchObject({ type: 'message', text: 'When can you start?' });
});

test('QUO-04 DESK-09 a line without an instant quote has no instant price, and every line says its lead time', async () => {
  const askedLine = sampleAskedLine();
  const reviewed = { ...askedLine, line: 2, filename: 'soup.stl', unitPriceMicros: 62_930_170_000, quantity: 1, isInstantQuote: false };
  stubPortalServer({ followRequest: follow({ lines: [askedLine, reviewed] }) });
  await renderApp(`/app/request/${KEY}`);
  const saidOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent;
  await screen.findByRole('heading', { level: 2, name: 'What you asked for' });
  expect(saidOf('lid.stl')).toMatch(/Standard, 3 business days.*\$13\.82 at the instant price/);
  expect(saidOf('soup.stl')).toMatch(/Standard, 3 business days.*\$62,930\.17 by estimate: not an instant quote/);
});

test('DESK-08 what is filled in of an order outlives a reload, and is forgotten once it is ordered', async () => {
  const answers = { followRequest: quoted(), answerQuote: quoted() };
  const open = async () => {
    stubPortalServer(answers);
    await renderApp(`/app/request/${KEY}`);
    const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
    await userEvent.click(accept as HTMLElement);
    const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name, value }) => [name, value]);
    return Object.fromEntries(values());
  };
  const untouched = await open();
  await userEvent.type(screen.getByRole('textbox', { name: /^Your order number/ }), 'PO-7');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Arlington');
  const [pieces] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Pieces of/ });
  const quantity = pieces?.name ?? '';
  await userEvent.type(pieces as HTMLInputElement, '0');
  cleanup();

  const filled = { purchaseOrder: 'PO-7', city: 'Arlington', [quantity]: `${untouched[quantity]}0` };
  expect(await open()).toEqual({ ...untouched, ...filled });
  await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
  await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));
  await waitFor(() => expect(localStorage.getItem('acceptDraftStore')).not.toContain('PO-7'));
  cleanup();
  expect(await open()).toEqual(untouched);
});

test('DESK-08 an order goes without an address, or with a whole one', async () => {
  const asked = stubPortalServer({ followRequest: quoted(), answerQuote: quoted() });
  await renderApp(`/app/request/${KEY}`);
  const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
  await userEvent.click(accept as HTMLElement);
  const order = screen.getByRole('button', { name: /^Order for/ });
  const sent = () => asked.filter(({ action }) => action === 'answerQuote').map(({ fields }) => JSON.parse(fields['act'] ?? '').deliverTo);
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Omega');
  await userEvent.click(order);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street and number' }));
  expect([screen.getAllByText('An address needs this, too.').length, sent()]).toEqual([3, []]);
  for (const [field, words] of [
    ['Street and number', 'Pier 1'],
    ['City', 'Arlington'],
    ['Country', 'USA'],
  ] as const)
    await userEvent.type(screen.getByRole('textbox', { name: field }), words);
  await userEvent.click(order);
  await waitFor(() => expect(sent()).toEqual([{ company: 'Omega', street: 'Pier 1', postalCode: '', city: 'Arlington', country: 'USA' }]));
  for (const field of ['Company', 'Street and number', 'City', 'Country'])
    await userEvent.clear(screen.getByRole('textbox', { name: field }));
  await userEvent.click(order);
  await waitFor(() => expect(sent()[1]).toBeNull());
});
