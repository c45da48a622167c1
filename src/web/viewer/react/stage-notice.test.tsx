// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceStatus } from '../basics/announce.ts';
import { useEngineStore } from './engine/engine-store.ts';
import { StageNotice } from './stage-notice.tsx';

const file = { kind: 'file', file: new File([], 'gearbox.step'), name: 'gearbox.step' } as const;
const onCancel = vi.fn();

beforeEach(() => {
  useEngineStore.setState({ ...useEngineStore.getInitialState(), phase: 'loaded' }, true);
  onCancel.mockClear();
});
afterEach(cleanup);

function show(wanted: Parameters<typeof StageNotice>[0]['wanted']) {
  render(
    <MantineProvider env="test">
      <StageNotice wanted={wanted} model={{ state: 'loading' }} onRetry={() => {}} onCancel={onCancel} />
    </MantineProvider>,
  );
}

test('VIEW-07 how much of a file from disk has been read is shown, and it can be cancelled', async () => {
  announceStatus('Reading gearbox.step…', true, 42);
  show(file);
  expect(screen.getByRole('progressbar', { name: 'gearbox.step, read' }).getAttribute('aria-valuenow')).toBe('42');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('VIEW-07 what comes from the server tells no share, and needs no way out', () => {
  announceStatus('Fetching housing.glb…', true);
  show({ kind: 'path', path: '/app/models/housing.glb', name: 'housing.glb' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
