// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modelOfPart, SAMPLE_MODEL, useActiveModelStore } from '../stores/active-model-store.ts';
import { samplePart } from '../testing/sample-part.ts';
import { adoptTestConfig } from '../testing/test-config.ts';
import { ViewButton } from './view-button.tsx';

const module = vi.hoisted(() => ({ isMissing: false }));
vi.mock('../viewer/react/viewer-dialog.tsx', () => ({
  get ViewerDialog() {
    if (module.isMissing) throw new Error('gone');
    return ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        {isOpen ? 'close the viewer' : 'prepared, unseen'}
      </button>
    );
  },
}));
const reader = vi.hoisted(() => ({ openReaderWorker: vi.fn(), readAhead: vi.fn() }));
vi.mock('../viewer/reader/reader-worker.ts', () => reader);
const engine = vi.hoisted(() => ({ warmEngine: vi.fn() }));
vi.mock('../viewer/react/engine-store.ts', () => engine);

beforeEach(() => void adoptTestConfig());
afterEach(() => {
  cleanup();
  module.isMissing = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const call of Object.values({ ...reader, ...engine })) call.mockClear();
});

function show(...names: string[]) {
  render(
    <MantineProvider env="test">
      {names.map((filename) => (
        <ViewButton key={filename} model={modelOfPart(samplePart({ filename, internalFilename: `of-${filename}` }))} />
      ))}
    </MantineProvider>,
  );
  return names.map((filename) => screen.getByRole('button', { name: `3D View of ${filename}` }));
}

const [bracket, knob] = ['bracket.step', 'knob.stl'];
const prepared = () => screen.queryAllByText('prepared, unseen').length;

test('VIEW-05 UPL-16 a part becomes the active model and the viewer opens on it, until it is closed', async () => {
  expect(useActiveModelStore.getState().active).toBe(SAMPLE_MODEL);
  const [button] = show(bracket);
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByRole('button', { name: 'close the viewer' })).toBeTruthy();
  expect(useActiveModelStore.getState().active).toMatchObject({ kind: 'part', name: 'bracket.step', image: 'bracket.png' });
  await userEvent.click(screen.getByRole('button', { name: 'close the viewer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'close the viewer' })).toBeNull());
});

test('a viewer that cannot be fetched is told', async () => {
  module.isMissing = true;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [button] = show(bracket);
  await userEvent.click(button as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(logged).toHaveBeenCalledOnce();
});

test.each(['pointerEnter', 'focus'] as const)(
  '%s that rests prepares the part unseen, its mesh first; the press only shows it',
  async (sign) => {
    const [button] = show(bracket);
    fireEvent[sign](button as HTMLElement);
    await waitFor(() => expect(prepared()).toBe(1));
    expect(reader.readAhead.mock.calls).toEqual([['https://quote.test/cad/mesh/of-bracket.step', 'bracket.step']]);
    fireEvent.click(button as HTMLElement);
    expect(screen.getByRole('button', { name: 'close the viewer' })).toBeTruthy();
    expect(reader.readAhead).toHaveBeenCalledOnce();
  },
);

test('one part at a time is prepared, and what is left alone is dropped after a while', async () => {
  const [first, second] = show(bracket, knob) as [HTMLElement, HTMLElement];
  fireEvent.pointerEnter(first);
  await waitFor(() => expect(prepared()).toBe(1));
  fireEvent.pointerEnter(second);
  await waitFor(() => expect(useActiveModelStore.getState().active.name).toBe('knob.stl'));
  expect(prepared()).toBe(1);
  vi.useFakeTimers();
  fireEvent.pointerLeave(second);
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(prepared()).toBe(0);
});

test('the pointer that is still there after closing prepares nothing, until it comes again', async () => {
  const [button] = show(bracket) as [HTMLElement];
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'close the viewer' }));
  fireEvent.pointerEnter(button);
  expect(reader.openReaderWorker).not.toHaveBeenCalled();
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(button);
  expect(reader.openReaderWorker).toHaveBeenCalledOnce();
});

test('the viewer comes once the page has settled and its engine when nothing else is to do, but not the part', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.useFakeTimers();
  show(bracket);
  expect(reader.openReaderWorker).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(engine.warmEngine).not.toHaveBeenCalled();
  idle[0]?.();
  await waitFor(() => expect(engine.warmEngine).toHaveBeenCalledOnce());
  expect([reader.openReaderWorker.mock.calls.length, reader.readAhead.mock.calls.length]).toEqual([1, 0]);
});

test('where nothing points before it presses, the engine waits for the press', async () => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('hover') ? { matches: false } : matchMedia(query)));
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  show(bracket);
  await waitFor(() => expect(reader.openReaderWorker).toHaveBeenCalledOnce(), { timeout: 3_000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(idle).not.toHaveBeenCalled();
});

test('who saves data has nothing fetched before the press', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const [button] = show(bracket) as [HTMLElement];
  fireEvent.pointerEnter(button);
  fireEvent.pointerDown(button);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect([prepared(), reader.openReaderWorker.mock.calls.length, reader.readAhead.mock.calls.length]).toEqual([0, 0, 0]);
});
