// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage, stubCalls } from '#test/support/render-page.tsx';
import { sampleItem } from '#test/support/sample-cart.ts';
import { sampleOrder } from '#test/support/sample-quotes.ts';
import { beginWithCart, fillIn, NAME, UNWRITTEN } from '#test/support/sending-page.ts';
import { sendRequestFile } from '../../api/files/send-request-file.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { findKeptFile, keepFile, useKeptFilesStore } from '../../stores/kept-files.ts';
import { SubmitPage } from './submit-page.tsx';

vi.mock('../../api/files/send-request-file.ts', async (original) => ({ ...(await original<object>()), sendRequestFile: vi.fn() }));
vi.mock('../../stores/kept-files.ts', async (original) => ({ ...(await original<object>()), findKeptFile: vi.fn(), keepFile: vi.fn() }));

beginWithCart();
const PLAN = new File(['%PDF-'], 'plan.pdf');

/** The page with a drawing that is in this browser alone, filled in; answers what was sent of the request. */
async function openWithDrawing(): Promise<unknown[]> {
  const sent: unknown[] = [];
  const specifications = { ...sampleItem().metadata.specifications, files: [{ fileID: 'here', filename: 'plan.pdf' }] };
  useCartStore.setState({ items: [sampleItem({ metadata: { specifications } })] });
  useKeptFilesStore.getState().add({ name: 'here', filename: 'plan.pdf', unit: null });
  stubCalls({
    getName: () => NAME,
    getShopPages: () => UNWRITTEN,
    priceRequest: () => sampleOrder(),
    submitRequest: (fields) => {
      sent.push(fields);
      return { success: true, requestID: 'r-1', requestKey: 'k'.repeat(22) };
    },
  });
  await renderPage(SubmitPage, 'submit');
  fillIn();
  return sent;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

test('SUB-02 SHOP-13 a drawing that the browser has cleared is asked for again by its name, and nothing is sent without it', async () => {
  vi.mocked(findKeptFile).mockResolvedValue(null);
  vi.mocked(keepFile).mockResolvedValue(true);
  const sent = await openWithDrawing();
  await submit();
  expect(await screen.findByText(/your browser has cleared a file/)).toBeDefined();
  expect([sent, vi.mocked(sendRequestFile).mock.calls]).toEqual([[], []]);
  const input = screen.getByLabelText('Choose plan.pdf', { selector: 'input' });
  await userEvent.upload(input, new File(['%PDF-'], 'cover.pdf'));
  expect(await screen.findByText('That is another file. Please choose plan.pdf.')).toBeDefined();
  expect(vi.mocked(keepFile)).not.toHaveBeenCalled();
  await userEvent.upload(input, PLAN);
  expect(await screen.findByText('plan.pdf is here again.')).toBeDefined();
  expect(vi.mocked(keepFile).mock.calls[0]?.slice(0, 2)).toEqual(['here', PLAN]);
});

test('SUB-02 SHOP-13 how much of a drawing is there is told while it is sent, and why it did not get through', async () => {
  vi.mocked(findKeptFile).mockResolvedValue(PLAN);
  const ending = Promise.withResolvers<Awaited<ReturnType<typeof sendRequestFile>>>();
  vi.mocked(sendRequestFile).mockImplementation((_file, _way, onPercent) => {
    onPercent(40);
    return ending.promise;
  });
  const sent = await openWithDrawing();
  await submit();
  expect(await screen.findByText('Sending plan.pdf: 40%')).toBeDefined();
  ending.resolve({ outcome: 'failed', message: 'This file is no PDF.' });
  expect((await screen.findByText(/plan\.pdf did not get through/)).textContent).toContain('This file is no PDF.');
  expect(screen.queryByText(/Sending plan\.pdf/)).toBeNull();
  expect(sent).toEqual([]);
});
