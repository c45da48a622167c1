// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { modelOfPart, SAMPLE_MODEL, useActiveModelStore } from '../stores/active-model-store.ts';
import { samplePart } from '../testing/sample-part.ts';
import { ViewButton } from './view-button.tsx';

const module = vi.hoisted(() => ({ isMissing: false }));
vi.mock('../viewer/react/viewer-dialog.tsx', () => ({
  get ViewerDialog() {
    if (module.isMissing) throw new Error('gone');
    return ({ onClose }: { onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        close the viewer
      </button>
    );
  },
}));

afterEach(() => {
  cleanup();
  module.isMissing = false;
  vi.restoreAllMocks();
});

function show() {
  render(
    <MantineProvider env="test">
      <ViewButton model={modelOfPart(samplePart())} />
    </MantineProvider>,
  );
  return screen.getByRole('button', { name: '3D View of bracket.step' });
}

test('VIEW-05 UPL-16 a part becomes the active model and the viewer opens on it, until it is closed', async () => {
  expect(useActiveModelStore.getState().active).toBe(SAMPLE_MODEL);
  await userEvent.click(show());
  expect(useActiveModelStore.getState().active).toMatchObject({ kind: 'part', name: 'bracket.step', image: 'bracket.png' });
  await userEvent.click(await screen.findByRole('button', { name: 'close the viewer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'close the viewer' })).toBeNull());
});

test('a viewer that cannot be fetched is told', async () => {
  module.isMissing = true;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(show());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(logged).toHaveBeenCalledOnce();
});
