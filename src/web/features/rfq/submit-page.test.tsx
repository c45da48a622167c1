// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '#domain/request/cart.ts';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { sampleItem } from '#test/support/sample-cart.ts';
import { sampleOrder, samplePart } from '#test/support/sample-quotes.ts';
import { beginWithCart, fillIn, NAME, type, UNWRITTEN } from '#test/support/sending-page.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { addLineFile } from '../../product/cart/line-wishes.ts';
import { noteSending } from '../../product/parts/sending-files.ts';
import { useKeptFilesStore } from '../../stores/kept-files.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { SubmitPage } from './submit-page.tsx';

beginWithCart();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  usePartsStore.getState().addPart(samplePart());
  useManufacturingParamsStore.getState().setParams({ materialID: 'm-1', colorID: 'c-1', finishID: 'f-1' });
});

const KEY = 'k'.repeat(22);
const ANSWER = { success: true, requestID: 'r-1', requestKey: KEY };

function stubSubmit(answer: () => unknown, pages: object = {}): StubbedFields[] {
  const sent: StubbedFields[] = [];
  stubCalls({
    getName: () => NAME,
    getShopPages: () => ({ ...UNWRITTEN, ...pages }),
    priceRequest: () => sampleOrder(),
    submitRequest: (fields) => {
      sent.push(fields);
      return answer();
    },
  });
  return sent;
}

const refuse = (failure: object, status = 400) => Response.json({ success: false, error: 'Refused', ...failure }, { status });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Request' });
/** Fills in the form and sends it. */
async function submit() {
  const page = await renderPage(SubmitPage, 'submit');
  fillIn();
  await userEvent.click(button());
  return page;
}
/** The cart's one line, with more said of it. */
const lineWith = (more: object, item: Partial<CartItem> = {}) =>
  sampleItem({ ...item, metadata: { specifications: { ...sampleItem().metadata.specifications, ...more } } });

test('SUB-01 the form asks for name, email and organization, and optionally a message', async () => {
  const sent = stubSubmit(() => ANSWER);
  await renderPage(SubmitPage, 'submit');
  expect(screen.getByText('No need to make a payment right now!')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/Email/).type).toBe('email');
  expect(['Name', 'Email', 'Organization'].map((label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)).required)).toEqual([
    true,
    true,
    true,
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).required).toBe(false);
  await userEvent.click(button());
  expect(await screen.findByText('Please enter your name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/));
  expect(sent).toEqual([]);
});

test('SHOP-17 what is agreed to by sending is said where the shop has terms, and where its privacy policy is', async () => {
  const read = async (pages: object) => {
    stubSubmit(() => ANSWER, pages);
    await renderPage(SubmitPage, 'submit');
    await screen.findByText(/Demo Manufacturing reviews your files/);
    await waitFor(() => expect(screen.queryByText(/By sending|What happens to your data/) !== null).toBe(Object.keys(pages).length > 0));
    const links = screen.queryAllByRole('link', { name: /terms of sale|privacy policy/ }).map((link) => link.getAttribute('href'));
    const said = document.querySelector('form')?.textContent ?? '';
    cleanup();
    return { links, said };
  };
  const terms = { version: 3, on: '2026-11-27', text: 'Pay.' };
  const both = await read({ terms, privacy: 'We keep nothing.' });
  expect(both.links).toEqual(['/app/terms?msp_id=1&version=3', '/app/privacy?msp_id=1']);
  expect(both.said).toContain('By sending you accept Demo Manufacturing’s terms of sale (Nov 27, 2026). What happens to your data');
  expect((await read({ privacy: 'We keep nothing.' })).links).toEqual(['/app/privacy?msp_id=1']);
  const none = await read({});
  expect([none.links, none.said.includes('By sending')]).toEqual([[], false]);
});

test('SUB-02 SUB-03 in flight the button rests; refused fields are marked and it is enabled again', async () => {
  const held = Promise.withResolvers<Response>();
  stubSubmit(() => held.promise);
  await submit();
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Sending your request')).toBeDefined();
  held.resolve(refuse({ formDataValidationErrorList: { email: 'ERROR_INVALID_EMAIL', organization: 'ERROR_INVALID_ORGANIZATION' } }));
  expect(await screen.findByText('Invalid email')).toBeDefined();
  expect(screen.getByText('Invalid organization name')).toBeDefined();
  expect(button().disabled).toBe(false);
});

test('SUB-04 a failure on our side gives an address to write to, and can be dismissed', async () => {
  stubSubmit(() => refuse({ metadata: { CONTACT_EMAIL: 'help@example.com' } }, 503));
  await submit();
  const alert = await screen.findByText(
    'Oops ... Your request was not delivered. It is not you, it is us. Please try again or email us directly at help@example.com.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(alert.isConnected).toBe(false);
});

test('SUB-05 a failure without metadata says that the input was refused', async () => {
  stubSubmit(() => refuse({}));
  await submit();
  const alert = await screen.findByText(/Potentially malicious or badly formatted information was submitted\./);
  expect(alert.textContent).toContain('Please try again or contact us directly to report the issue.');
});

test('SUB-06 a request that went through clears form, cart, parts and params and leads to /thankyou', async () => {
  const sent = stubSubmit(() => ANSWER);
  const { address } = await renderPage(SubmitPage, 'submit');
  fillIn();
  type('Message', 'By Friday');
  await userEvent.click(button());
  await waitFor(() => expect(address()).toBe('/app/thankyou?msp_id=1'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ mspID: '1', name: 'Ada', email: 'ada@example.com', organization: 'Engines Ltd', message: 'By Friday' });
  expect(JSON.parse(sent[0]?.['cart'] ?? '')).toMatchObject({ items: [sampleItem()] });
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;
  expect(stored('cartStore')).toMatchObject({ items: [] });
  expect(stored('uploadStore')).toMatchObject({ parts: [] });
  expect(stored('manufacturingParamsStore')).toMatchObject({ materialID: '-1' });
  expect(stored('requestDraftStore')).toMatchObject({ values: { name: '', email: '' }, submission: null });
});

test('S-37 DESK-09 whether a confirmation was mailed goes along to /thankyou, and what opens the request', async () => {
  stubSubmit(() => ({ ...ANSWER, confirmation: 'withheld' }));
  const { address, state } = await submit();
  await waitFor(() => expect(address()).toBe('/app/thankyou?msp_id=1'));
  expect(state()).toMatchObject({ confirmation: 'withheld', requestKey: KEY });
});

test('SUB-06 NAV-08 what another provider has quoted is not sent, and stays in the cart', async () => {
  const foreign = sampleItem({ id: 'Foreig', title: 'foreign.stl', metadata: { specifications: { mspID: '7' } } });
  useCartStore.getState().addItem(foreign);
  const sent = stubSubmit(() => ANSWER);
  const { address } = await renderPage(SubmitPage, 'submit');
  expect(screen.queryByText('foreign.stl')).toBeNull();
  fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(address()).toBe('/app/thankyou?msp_id=1'));
  expect(JSON.parse(sent[0]?.['cart'] ?? '')).toMatchObject({ items: [sampleItem()] });
  expect(useCartStore.getState().items).toEqual([foreign]);
});

test('SUB-06 a retry goes under the same key, also at another price, and changed content under a new one', async () => {
  const sent = stubSubmit(() => refuse({}, 503));
  await submit();
  await screen.findByText(/Potentially malicious/);
  useCartStore.getState().updatePrices(new Map([['AbC234', { price: 9.99, isInstantQuote: true }]]));
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(button().disabled).toBe(false));
  type('Organization', 'Other Ltd');
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(3));
  const keys = sent.map((fields) => fields['idempotencyKey']);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('SUB-01 with an empty cart there is nothing to submit', async () => {
  stubSubmit(() => ANSWER);
  useCartStore.setState({ items: [] });
  await renderPage(SubmitPage, 'submit');
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
});

test('PRC-08 PRC-13 the summary shows lead times and what the request comes to', async () => {
  useCartStore.setState({ items: [lineWith({ leadTimeID: 'express', leadTime: 'Express', leadTimeDays: 2 })] });
  stubSubmit(() => ANSWER);
  await renderPage(SubmitPage, 'submit');
  const summary = within(screen.getByRole('complementary', { name: 'Your request' }));
  expect(summary.getByText('× 3 · Nylon 12 · White · As printed · Express, 2 business days')).toBeDefined();
  expect(await summary.findByText('$68.46')).toBeDefined();
  expect(summary.getByText('Set-up for Nylon 12')).toBeDefined();
});

test('SUB-07 CART-04 the form asks for prices once, shows them and sends along what it showed', async () => {
  const sent = stubSubmit(() => ANSWER);
  useCartStore.setState({ items: [lineWith({ leadTimeID: 'standard' }, { price: 0.01 })] });
  await renderPage(SubmitPage, 'submit');
  const line = within(screen.getByRole('complementary', { name: 'Your request' })).getByRole('listitem');
  expect(await within(line).findByText('$37.05')).toBeDefined();
  expect(within(line).getByText(/Standard, 5 business days/)).toBeDefined();
  fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]?.['cart'] ?? '').items).toMatchObject([{ price: 12.35, metadata: { specifications: { leadTimeDays: 5 } } }]);
});

test('PRC-08 another lead time makes another request of it', async () => {
  const sent = stubSubmit(() => refuse({}, 503));
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => useCartStore.setState({ items: [lineWith({ leadTimeID: 'express' })] }));
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.['idempotencyKey']).not.toBe(sent[0]?.['idempotencyKey']);
});

test('DESK-10 notes and drawings go along, the drawings by their ids, and make another request of it', async () => {
  const sent = stubSubmit(() => refuse({}, 503));
  const said = { note: 'Black', files: [{ fileID: 'f-1', filename: 'a.pdf' }] };
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => useCartStore.setState({ items: [lineWith(said)] }));
  expect(await screen.findByText('With: Note, 1 file')).toBeDefined();
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  const [item] = JSON.parse(sent[1]?.['cart'] ?? '').items;
  expect(item.metadata.specifications).toMatchObject({ note: 'Black', fileIDs: ['f-1'] });
  expect(sent[1]?.['idempotencyKey']).not.toBe(sent[0]?.['idempotencyKey']);
});

test('LOOK-03 SHOP-13 what is in the browser alone is told, and keeps a cart from being ordered at once', async () => {
  useCartStore.setState({ items: [lineWith({ files: [{ fileID: 'here', filename: 'plan.pdf' }] })] });
  useKeptFilesStore.getState().add({ name: 'here', filename: 'plan.pdf', unit: null });
  stubCalls({ getName: () => NAME, getShopPages: () => UNWRITTEN, priceRequest: () => sampleOrder({ instantOrder: { terms: '' } }) });
  await renderPage(SubmitPage, 'submit');
  expect(await screen.findByText(/^1 file is in this browser only/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Order now' })).toBeNull();
  act(() => useKeptFilesStore.getState().remove(new Set(['here'])));
  expect(await screen.findByRole('link', { name: 'Order now' })).toBeDefined();
  expect(screen.queryByText(/in this browser only/)).toBeNull();
});

test('SUB-02 CART-02 a drawing that is still being sent goes with the request', async () => {
  const sent = stubSubmit(() => ANSWER);
  await renderPage(SubmitPage, 'submit');
  fillIn();
  const drawing = Promise.withResolvers<boolean>();
  noteSending('cover.pdf', drawing.promise);
  await userEvent.click(button());
  expect(sent).toEqual([]);
  await act(async () => {
    addLineFile(sampleItem().id, { fileID: 'f'.repeat(22), filename: 'cover.pdf' });
    drawing.resolve(true);
  });
  await waitFor(() => expect(sent.length).toBe(1));
  expect(JSON.stringify(sent)).toContain('f'.repeat(22));
});

test('SUB-02 nothing is sent without a drawing that did not get through, unless it is sent again', async () => {
  const sent = stubSubmit(() => ANSWER);
  await renderPage(SubmitPage, 'submit');
  fillIn();
  noteSending('cover.pdf', Promise.resolve(false));
  await userEvent.click(button());
  expect((await screen.findByText(/cover\.pdf did not get through/)).textContent).toContain('add it again in the cart');
  expect(sent).toEqual([]);
  await userEvent.click(button());
  await waitFor(() => expect(sent.length).toBe(1));
});
