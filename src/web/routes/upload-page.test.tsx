// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useMspStore } from '../stores/msp-store.ts';
import { usePartsStore } from '../stores/parts-store.ts';
import { stubServer } from '../testing/fake-server.ts';
import { samplePart } from '../testing/sample-part.ts';
import { renderApp } from './render-app.tsx';

const internalFilename = 'abcdefghijklmnopqrstuvwxyz.stl';

/** A server that knows its provider and takes every file. */
function acceptAll() {
  return stubServer({
    answer: ({ path, fields }) => {
      if (path.includes('part-prices')) return { body: { currency: 'USD', tax: null, partPrices: [] } };
      if (path.includes('ServiceProvider')) {
        return { body: { success: true, manufacturingServiceProviderName: `Provider ${String(fields.get('mspID'))}` } };
      }
      return { body: { success: true, filename: 'cube.stl', internalFilename, modelUnit: 'mm' } };
    },
    stream: (path) => [
      {
        status: 'done',
        jsonMetadata: path.includes('addTurmeric')
          ? samplePart({ id: 'new', filename: 'cube.stl' })
          : { filename: 'cube.stl', internalFilename, modelUnit: 'mm' },
      },
    ],
  });
}

beforeEach(() => {
  acceptAll();
  useMspStore.getState().setMspId('1');
});

async function openPage(address = '/app/upload?msp_id=1') {
  const router = await renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Upload Part' });
  return router;
}

test('UPL-01 the banner names the provider', async () => {
  await openPage();
  expect((await screen.findByText('Provider 1')).parentElement?.textContent).toBe('You are requesting a quote from Provider 1');
});

test("UPL-01 where the look-up fails the name shows as '<MSP Name>' and it is logged", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubServer({ answer: () => ({ status: 404, body: { success: false, error: 'No such provider.' } }) });
  await openPage();
  expect(await screen.findByText('<MSP Name>')).toBeTruthy();
  expect(log).toHaveBeenCalledWith('Error while fetching data from the server:Bad response from server', 'No such provider.');
});

test('UPL-02 four processes are listed, three of them coming soon, each with a learn-more link', async () => {
  await openPage();
  const cards = within(screen.getByRole('list', { name: 'Manufacturing processes' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Additive Manufacturing',
    'CNC Machining',
    'Sheet Metal',
    'Laser Cutting',
  ]);
  expect(cards.map((card) => within(card).queryByText('Coming soon!') !== null)).toEqual([false, true, true, true]);
  const more = screen.getByRole('button', { name: 'Learn more about Sheet Metal' });
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

test('UPL-04 UPL-05 the unit is mm unless chosen, the formats are named, and the input filters files', async () => {
  const requests = acceptAll();
  await openPage();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
    ['mm', true],
    ['cm', false],
    ['in', false],
  ]);
  expect(screen.getByText(/STL, STEP, IGES/)).toBeTruthy();
  const input = screen.getByLabelText<HTMLInputElement>(/Choose files/);
  expect([input.accept, input.multiple]).toEqual(['.stl,.step,.stp,.igs,.iges', true]);
  await userEvent.click(screen.getByRole('radio', { name: 'in' }));
  await userEvent.upload(input, new File(['solid'], 'cube.stl'));
  await screen.findByText('Uploaded 1 files');
  expect(requests.find(({ fields }) => fields.has('modelFile'))?.fields.get('modelUnit')).toBe('in');
});

test('UPL-08 UPL-10 after an upload the part is listed and the address points to the grid', async () => {
  const router = await openPage();
  await userEvent.upload(screen.getByLabelText(/Choose files/), new File(['solid'], 'cube.stl'));
  expect(await screen.findByRole('checkbox', { name: 'Select cube.stl' }, { timeout: 15_000 })).toBeTruthy();
  await waitFor(() => expect(router.location.href).toBe('/app/upload?msp_id=1#uploaded-parts'));
  expect(document.getElementById('uploaded-parts')?.textContent).toContain('Your Parts');
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect(within(screen.getByRole('dialog', { name: 'Upload status' })).getByText('Done')).toBeTruthy();
});

test('UPL-14 a file that did not get through is told without a bar that looks done, and goes with one press of Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage();
  stubServer({
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>(/Choose files/), new File(['solid cube'], 'cube.stl'));
  const progress = within(await screen.findByRole('region', { name: 'Upload progress' }));
  const retry = await progress.findByRole('button', { name: 'Retry cube.stl' });
  expect(progress.queryByText(/%/)).toBeNull();
  expect(progress.queryByRole('progressbar')).toBeNull();
  acceptAll();
  await userEvent.click(retry);
  await waitFor(() => expect(usePartsStore.getState().parts.map(({ filename }) => filename)).toEqual(['cube.stl']));
  expect(progress.queryByRole('button', { name: /Retry/ })).toBeNull();
});

test('UPL-06 UPL-14 the warning lists the files that are too big', async () => {
  await openPage();
  const big = new File(['x'], 'big.stl');
  Object.defineProperty(big, 'size', { value: 52_428_800 });
  await userEvent.upload(screen.getByLabelText(/Choose files/), big);
  const dialog = within(await screen.findByRole('dialog', { name: 'Warning - Oversized files' }));
  expect(dialog.getByText('During Beta, file size is limited to 50 MB...')).toBeTruthy();
  expect(dialog.getByText('Discarded file: big.stl (50.00 MB)')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(/Discarded file/)).toBeNull());
});

test('UPL-13 without a selected part there is no way on, and the alert says why', async () => {
  usePartsStore.getState().addPart(samplePart());
  await openPage();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/app/material-selection?msp_id=1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select bracket.step' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  expect(screen.getByText('Please select at least one part to continue')).toBeTruthy();
});

test('NAV-08 an address with another provider clears the parts, one with the same or none keeps them', async () => {
  usePartsStore.getState().addPart(samplePart());
  const router = await openPage('/app/upload');
  await router.navigate({ to: '/upload', search: { msp_id: '1' } });
  expect(usePartsStore.getState().parts).toHaveLength(1);
  await router.navigate({ to: '/upload', search: { msp_id: '2' } });
  await screen.findByText('Provider 2');
  expect([useMspStore.getState().mspID, usePartsStore.getState().parts]).toEqual(['2', []]);
});

test('UPL-16 a file can be dropped anywhere on the page', async () => {
  await openPage();
  const dataTransfer = { types: ['Files'], items: [], files: [new File(['solid'], 'cube.stl')] };
  const fire = (type: string) =>
    document.body.dispatchEvent(Object.assign(new DragEvent(type, { bubbles: true, cancelable: true }), { dataTransfer }));
  fire('dragenter');
  expect(await screen.findByText('Drop your files to upload them')).toBeTruthy();
  fire('drop');
  expect(await screen.findByRole('checkbox', { name: 'Select cube.stl' }, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByText('Drop your files to upload them')).toBeNull();
});

test('LOOK-11 every STL card has its unit, which is asked for where another is likelier; STEP says its own', async () => {
  const stl = { filename: 'a.stl', modelUnit: 'mm', dimensions: { x: 20, y: 20, z: 20 } } as const;
  usePartsStore.getState().addPart(samplePart({ ...stl, id: 'common' }));
  usePartsStore.getState().addPart(samplePart({ ...stl, id: 'inches', filename: 'b.stl', dimensions: { x: 2, y: 2, z: 1 } }));
  usePartsStore.getState().addPart(samplePart({ id: 'step', filename: 'c.step', dimensions: { x: 2, y: 2, z: 1 } }));
  await openPage();
  expect(await screen.findByRole('group', { name: 'Unit of a.stl' })).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Which unit is this file in?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Read b\.stl in in ?50\.8 × 50\.8 × 25\.4 mm/ })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /c\.step/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Keep b\.stl in mm/ }));
  expect(screen.getByRole('group', { name: 'Unit of b.stl' })).toBeTruthy();
});

test('UPL-11 a part that was removed, the last one too, can be put back where it was', async () => {
  usePartsStore.getState().addPart(samplePart({ id: 'a', filename: 'a.step', quantity: 5 }));
  await openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove a.step' }));
  expect(screen.getByText('No parts yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(usePartsStore.getState().parts).toMatchObject([{ id: 'a', quantity: 5 }]);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-part')).toBe('a'));
});

test('NAV-01 a page that is being left is not disturbed by the next one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await openPage();
  const going = router.navigate({ to: '/about' });
  // Draws the page anew while the other one is on its way.
  act(() => usePartsStore.getState().addPart(samplePart()));
  expect(screen.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeTruthy();
  await act(() => going);
  expect(await screen.findByRole('heading', { level: 1, name: 'About QuickQuote' })).toBeTruthy();
  expect(log).not.toHaveBeenCalled();
});
