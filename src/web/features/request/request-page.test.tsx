// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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
  const request = sampleRequest();
  const cutOff = { cutOff: '14:00', timeZone: 'America/New_York' };
  const shop = { mspID: '7', name: 'Acme', website: 'https://acme.example', email: 'quotes@acme.example', logoUrl: '', cutOff };
  return { success: true, request: { ...request, lines: [], shop, today: '2026-11-23', ...changes } };
}
const NO_MORE = { success: true, more: [], shipBy: null };
const quoted = () => {
  const { life } = sampleRequest();
  return follow({ quotes: [quote], life: { ...life, state: 'quoted', quote: { number: 42, revision: 1, validUntil: '2026-12-23' } } });
};
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Acme' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
  const saidOf = (name: string) => screen.getByRole('rowgroup', { name }).textContent;
  await screen.findByRole('heading', { level: 2, name: 'What you asked for' });
  expect(saidOf('lid.stl')).toMatch(/Standard, 3 business days.*\$13\.82 \(instant price\)/);
  expect(saidOf('soup.stl')).toMatch(/Standard, 3 business days.*\$62,930\.17 \(estimate\)/);
});

test('PRC-08 what lead times and ship dates count from is said beside them, of a request, of its quote and before ordering', async () => {
  const said = 'An order at 14:00 or later (New York time), or on a day off, counts from the next business day.';
  stubPortalServer({ followRequest: follow({ lines: [sampleAskedLine()] }) });
  await renderApp(`/app/request/${KEY}`);
  expect(await screen.findByText(said, { exact: false })).toBeDefined();
  cleanup();

  stubPortalServer({ followRequest: quoted(), priceMore: { ...NO_MORE, shipBy: '2026-11-30' } });
  await renderApp(`/app/request/${KEY}`);
  expect(await screen.findByText(said, { exact: false })).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement);
  expect((await screen.findByText(/^Ships by/)).parentElement?.textContent).toContain(said);
});

test('SUB-08 DESK-09 until there is a quote, the page shows what the lines come to, row by row as the cart did, and what that leaves out', async () => {
  const asked = {
    linesMicros: 18_420_000,
    extras: [{ label: 'Set-up for PLA', amountMicros: 4_670_000 }],
    tax: { name: 'VAT', percent: 19, amountMicros: 4_390_000 },
    ...{ totalMicros: 27_480_000, review: null },
  };
  const estimated = sampleAskedLine({ line: 2, filename: 'soup.stl', unitPriceMicros: 4_600_000, quantity: 1, isInstantQuote: false });
  const tooLarge = sampleAskedLine({ line: 3, filename: 'plate.stl', unitPriceMicros: null, leadTime: null, isInstantQuote: false });
  const lines = [sampleAskedLine(), estimated, tooLarge];
  stubPortalServer({ followRequest: follow({ lines, asked }) });
  await renderApp(`/app/request/${KEY}`);
  const sums = await screen.findByLabelText('What this comes to');
  expect([...sums.children].map((row) => row.textContent)).toEqual([
    'Subtotal$18.42',
    'Set-up for PLA$4.67',
    'VAT 19%$4.39',
    'Total$27.48*',
  ]);
  expect(screen.getByText('* 2 lines need review before the price is final.')).toBeDefined();
  expect(screen.getByText('Lines on review without a price are not in the total.')).toBeDefined();
  expect(screen.getByRole('rowgroup', { name: 'plate.stl' }).textContent).toContain('No price yet: needs review');
  cleanup();

  const { request } = quoted();
  stubPortalServer({ followRequest: { success: true, request: { ...request, lines, asked } } });
  await renderApp(`/app/request/${KEY}`);
  await screen.findByRole('heading', { level: 2, name: 'What you asked for' });
  expect(screen.queryByLabelText('What this comes to')).toBeNull();
});

const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [name, words] of Object.entries(fields)) {
    const field = name === 'Country' ? screen.getByRole('combobox', { name }) : screen.getByRole('textbox', { name });
    await userEvent.clear(field);
    if (words !== '') await userEvent.type(field, words);
  }
};
const pickUp = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Pick up at the shop' }));
  await fill({ Country: 'Hong Kong', 'Street and number': 'Kai 1', City: 'Central' });
};
const acceptTerms = async () => {
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have read and accept these terms.' });
  if (!box.checked) await userEvent.click(box);
};

test('DESK-08 what is filled in of an order outlives a reload, and is forgotten once it is ordered', async () => {
  const answers = { followRequest: quoted(), answerQuote: quoted(), priceMore: NO_MORE };
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

  const filled = { purchaseOrder: 'PO-7', 'deliverTo.city': 'Arlington', [quantity]: `${untouched[quantity]}0` };
  expect(await open()).toEqual({ ...untouched, ...filled });
  await userEvent.clear(screen.getByRole('textbox', { name: /^Pieces of/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Pieces of/ }), `${untouched[quantity]}`);
  await pickUp();
  await acceptTerms();
  await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));
  await waitFor(() => expect(localStorage.getItem('acceptDraftStore')).not.toContain('PO-7'));
  cleanup();
  expect(await open()).toEqual(untouched);
});

const openForm = async (answers: Parameters<typeof stubPortalServer>[0] = {}) => {
  const asked = stubPortalServer({ followRequest: quoted(), answerQuote: quoted(), priceMore: NO_MORE, ...answers });
  await renderApp(`/app/request/${KEY}`);
  const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
  await userEvent.click(accept as HTMLElement);
  const acts = () => asked.filter(({ action }) => action === 'answerQuote').map(({ fields }) => JSON.parse(fields['act'] ?? ''));
  return { acts, order: screen.getByRole('button', { name: /^Order for/ }) };
};

test('DESK-08 SHOP-08 SHOP-14 an order goes to a whole address whose postal code is one of its country, or is picked up', async () => {
  const { acts, order } = await openForm();
  const sent = () => acts().map(({ deliverTo }) => deliverTo);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient' }).value).toBe('Zoë');
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name^="deliverTo."]')];
  const needed = () => fields().filter(({ required }) => required);
  expect(needed().map(({ name }) => name)).toEqual(['deliverTo.name', 'deliverTo.country', 'deliverTo.street', 'deliverTo.city']);
  await fill({ Country: 'United States' });
  expect(fields().map(({ name }) => name.slice('deliverTo.'.length))).toEqual([
    ...['name', 'company', 'country', 'street', 'line2', 'city', 'state', 'postalCode'],
  ]);
  await fill({ 'Company (optional)': 'Omega', Country: 'Germany' });
  await userEvent.click(order);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street and number' }));
  for (const words of ['Please enter street and number.', 'Postal codes in Germany look like 12345.', 'Please enter the city.'])
    expect(screen.getByText(words)).toBeDefined();
  await fill({ 'Street and number': 'Kai 1', 'Postal code': '2045', City: 'Hamburg' });
  await userEvent.click(order);
  expect([document.activeElement, sent()]).toEqual([screen.getByRole('textbox', { name: 'Postal code' }), []]);
  await fill({ 'Postal code': '20457' });
  await acceptTerms();
  await userEvent.click(order);
  const address = {
    ...{ name: 'Zoë', company: 'Omega', street: 'Kai 1', postalCode: '20457', city: 'Hamburg' },
    ...{ country: 'Germany', countryCode: 'DE' },
  };
  await waitFor(() => expect(sent()).toEqual([address]));
  await pickUp();
  await userEvent.click(order);
  await waitFor(() => expect(sent()[1]).toBe('pick-up'));
});

test('DESK-08 an order says where its invoice goes, with a VAT id that can be right and a phone number, and that its terms are accepted', async () => {
  const { acts, order } = await openForm();
  await fill({ 'Street and number': 'Kai 1', 'Postal code': '20457', City: 'Hamburg', Country: 'Germany' });
  await fill({ 'VAT ID (optional)': 'DE136695975', 'Phone (optional)': 'call me' });
  await userEvent.click(order);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'VAT ID (optional)' }));
  expect(screen.getByText('This VAT ID can’t be right. Please check its letters and digits.')).toBeDefined();
  expect(screen.getByText('Please enter a phone number with its area code.')).toBeDefined();
  expect(screen.getByText(/^Please accept the terms\./)).toBeDefined();
  await fill({ 'VAT ID (optional)': 'DE136695976', 'Phone (optional)': '+49 40 1234-567' });
  await acceptTerms();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send the invoice to the delivery address' }));
  await userEvent.click(order);
  expect(acts()).toEqual([]);
  const billed = [...document.querySelectorAll<HTMLInputElement>('[name^="billTo."]')];
  for (const [field, words] of Object.entries({ street: 'Am Wall 2', postalCode: '28195', city: 'Bremen', country: 'Germany' }))
    await userEvent.type(billed.find(({ name }) => name === `billTo.${field}`) as HTMLElement, words);
  await userEvent.click(order);
  const billTo = {
    name: 'Zoë',
    company: '',
    street: 'Am Wall 2',
    postalCode: '28195',
    city: 'Bremen',
    country: 'Germany',
    countryCode: 'DE',
  };
  const invoice = { billTo, vatId: 'DE136695976', phone: '+49 40 1234-567' };
  await waitFor(() => expect(acts()).toMatchObject([{ invoice, acceptsTerms: true }]));
});

test('SHOP-14 what was not quoted can not be ordered; one press asks the shop for a quote of it', async () => {
  const { acts, order } = await openForm();
  await pickUp();
  await acceptTerms();
  await fill({ 'Pieces of bracket.step': '1000' });
  expect(await screen.findByText('Quoted for 12 pieces. 1,000 need a new quote.')).toBeDefined();
  expect(order.textContent).toBe('Order');
  await userEvent.click(order);
  expect([document.activeElement, acts()]).toEqual([screen.getByRole('textbox', { name: 'Pieces of bracket.step' }), []]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new quote' }));
  expect(
    await screen.findByText('We asked Acme for a new quote for 1,000 pieces of bracket.step. They will reply by email.'),
  ).toBeDefined();
  expect(acts()).toEqual([
    {
      type: 'message',
      text: 'Please send a new quote for 1,000 pieces of line 1, bracket.step.',
      key: expect.stringMatching(/^[\w-]{16,64}$/),
    },
  ]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces of bracket.step' }).value).toBe('12');
});

test('SHOP-14 where the shop allows more, its price and date for that quantity stand there before the press', async () => {
  const more = [{ line: 1, quantity: 100, unitPriceMicros: 4_120_000, leadTimeDays: 31 }];
  const { acts } = await openForm({ priceMore: { success: true, more, shipBy: '2027-01-07' } });
  await pickUp();
  await acceptTerms();
  await fill({ 'Pieces of bracket.step': '100' });
  expect(await screen.findByText('Ships by Jan 7, 2027 if you order now (lead time 31 business days).')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Order for €412.00' }));
  await waitFor(() => expect(acts()).toMatchObject([{ lines: [{ line: 1, quantity: 100 }], totalMicros: 412_000_000 }]));
});

test('SHOP-14 a step that was offered is chosen by one press and has its own lead time', async () => {
  const stepped = makeQuote({
    ...{ charges: [], discountPercent: 0, tax: null },
    lines: [{ breaks: [{ quantity: 50, unitPriceMicros: 9_990_000, leadTimeDays: 9 }] }],
  });
  const { request } = quoted();
  await openForm({ followRequest: { success: true, request: { ...request, quotes: [stepped] } } });
  await userEvent.click(screen.getByRole('button', { name: '50 pieces, €9.99 each' }));
  expect(screen.getByRole('button', { name: 'Order for €499.50' })).toBeDefined();
  expect(screen.getByText('Ships within 9 business days of your order.')).toBeDefined();
});

test('DESK-08 an order lists what was taken, and no quantity that is on offer no more', async () => {
  const stepped = makeQuote({
    ...{ charges: [], discountPercent: 0, tax: null },
    lines: [{ breaks: [{ quantity: 50, unitPriceMicros: 9_990_000, leadTimeDays: 9 }] }],
  });
  const { number, revision, requestId, currency, lines, sums } = stepped;
  const [line] = lines;
  const { life } = sampleRequest();
  const order = {
    ...{ number: 7, quote: { number, revision }, requestId, currency, orderedOn: '2026-11-24' },
    ...{ acceptedBy: 'Zoë', purchaseOrder: '', deliverTo: null, invoice: null, lines, sums },
  };
  const progress = { line: line?.line ?? 1, quantity: line?.quantity ?? 1, making: 'waiting' as const, shipped: 0 };
  const ordered = { ...life, state: 'accepted' as const, order: { number: 7, lines: [progress], parcels: 0 } };
  stubPortalServer({ followRequest: follow({ quotes: [stepped], order, life: ordered }) });
  await renderApp(`/app/request/${KEY}`);
  await userEvent.click(await screen.findByText('The order as it was placed'));
  expect(screen.getAllByText('bracket.step').length).toBeGreaterThan(1);
  expect(screen.queryByText(/Other quantities: 50 pieces/)).toBeNull();
});
