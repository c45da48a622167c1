// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePartsStore } from '../stores/parts-store.ts';
import { stubServer } from '../testing/fake-server.ts';
import { samplePart } from '../testing/sample-part.ts';
import { renderApp } from './render-app.tsx';

test('UPL-13 the next page is fetched before it is asked for, once there is a part to go on with', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubServer({ answer: () => ({ body: { success: true, manufacturingServiceProviderName: 'Demo' } }) });
  const router = await renderApp('/app/upload?msp_id=1');
  const preload = vi.spyOn(router, 'preload');
  await screen.findByRole('heading', { level: 1, name: 'Upload Part' });
  expect(preload).not.toHaveBeenCalled();
  usePartsStore.getState().addPart(samplePart());
  await waitFor(() => expect(preload.mock.calls).toEqual([['/app/material-selection?msp_id=1']]));
});
