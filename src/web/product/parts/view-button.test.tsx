// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefObject } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { modelOfPart, SAMPLE_MODEL, useActiveModelStore } from '../../stores/active-model-store.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { samplePart } from '../../testing/sample-part.ts';
import { ViewButton } from './view-button.tsx';

const module = vi.hoisted(() => ({ isMissing: false }));
vi.mock('../../viewer/react/viewer-dialog.tsx', () => ({
  get ViewerDialog() {
    if (module.isMissing) throw new Error('gone');
    return ({ ref, isOpen, onClose }: { ref: RefObject<HTMLDialogElement>; isOpen: boolean; onClose: () => void }) => (
      <dialog ref={ref}>
        <button type="button" onClick={onClose}>
          {isOpen ? 'close the viewer' : 'prepared, unseen'}
        </button>
      </dialog>
    );
  },
}));
const reader = vi.hoisted(() => ({ openReaderWorker: vi.fn(), readAhead: vi.fn() }));
vi.mock('../../viewer/reader/reader-worker.ts', () => reader);
const engine = vi.hoisted(() => ({ warmEngine: vi.fn() }));
vi.mock('../../viewer/react/engine/engine-store.ts', () => engine);

afterEach(() => {
  module.isMissing = false;
  for (const call of Object.values({ ...reader, ...engine })) call.mockClear();
});

function show(...names: string[]) {
  renderUi(
    names.map((filename) => (
      <ViewButton key={filename} model={modelOfPart(samplePart({ filename, internalFilename: `of-${filename}` }))} />
    )),
  );
  return names.map((filename) => screen.getByRole('button', { name: `3D View of ${filename}` }));
}

const [bracket, knob] = ['bracket.step', 'knob.stl'];
const prepared = () => screen.queryAllByText('prepared, unseen').length;

test('VIEW-05 UPL-16 a part becomes the active model and the viewer opens on it, until it is closed', async () => {
  expect(useActiveModelStore.getState().active).toBe(SAMPLE_MODEL);
  const [button] = show(bracket);
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByText('close the viewer')).toBeTruthy();
  expect(useActiveModelStore.getState().active).toMatchObject({ kind: 'part', name: 'bracket.step', image: 'bracket.png' });
  await userEvent.click(screen.getByText('close the viewer'));
  await waitFor(() => expect(screen.queryByText('close the viewer')).toBeNull());
});

test('a viewer that cannot be fetched is told', async () => {
  module.isMissing = true;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [button] = show(bracket);
  await userEvent.click(button as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(logged).toHaveBeenCalledOnce();
});

test.each(['pointerMove', 'focus'] as const)(
  '%s, then rest, prepares the part unseen, its mesh first; the press only shows it, at once',
  async (sign) => {
    const [button] = show(bracket);
    fireEvent[sign](button as HTMLElement);
    await waitFor(() => expect(prepared()).toBe(1));
    expect(reader.readAhead.mock.calls).toEqual([['https://quote.test/cad/mesh/of-bracket.step', 'bracket.step']]);
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    fireEvent.click(button as HTMLElement);
    expect(dialog?.open).toBe(true);
    await screen.findByText('close the viewer');
    expect(document.querySelector('dialog')).toBe(dialog);
    expect(reader.readAhead).toHaveBeenCalledOnce();
  },
);

test('one part at a time is prepared, and what is left alone is dropped after a while', async () => {
  const [first, second] = show(bracket, knob) as [HTMLElement, HTMLElement];
  fireEvent.pointerMove(first);
  await waitFor(() => expect(prepared()).toBe(1));
  fireEvent.pointerMove(second);
  await waitFor(() => expect(useActiveModelStore.getState().active.name).toBe('knob.stl'));
  expect(prepared()).toBe(1);
  vi.useFakeTimers();
  fireEvent.pointerLeave(second);
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(prepared()).toBe(0);
});

test('what is still there after closing, pointer or focus, prepares nothing until it moves or comes again', async () => {
  const [button] = show(bracket) as [HTMLElement];
  fireEvent.click(button);
  const close = await screen.findByText('close the viewer');
  reader.readAhead.mockClear();
  fireEvent.focus(button);
  fireEvent.click(close);
  fireEvent.pointerEnter(button);
  expect(reader.readAhead).not.toHaveBeenCalled();
  fireEvent.pointerMove(button);
  fireEvent.pointerMove(button);
  expect(reader.readAhead).toHaveBeenCalledOnce();
});

test('a pointer that comes back in time keeps what is prepared; another button takes it, and can lose it again', async () => {
  const [first, second] = show(bracket, knob) as [HTMLElement, HTMLElement];
  fireEvent.focus(first);
  await waitFor(() => expect(prepared()).toBe(1));
  vi.useFakeTimers();
  fireEvent.blur(first);
  fireEvent.pointerMove(first);
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(prepared()).toBe(1);
  fireEvent.pointerMove(second);
  await waitFor(() => expect(useActiveModelStore.getState().active.name).toBe('knob.stl'));
  fireEvent.pointerMove(first);
  await waitFor(() => expect(useActiveModelStore.getState().active.name).toBe('bracket.step'));
  expect(prepared()).toBe(1);
});

test('LOOK-08 the viewer comes once for all parts of a page that has settled, and its engine when nothing else is to do, but no part', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.useFakeTimers();
  show(bracket, knob);
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
  fireEvent.pointerMove(button);
  fireEvent.pointerDown(button);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect([prepared(), reader.openReaderWorker.mock.calls.length, reader.readAhead.mock.calls.length]).toEqual([0, 0, 0]);
});
