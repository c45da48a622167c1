// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateModel, modelOfPart, SAMPLE_MODEL } from '../../stores/active-model-store.ts';
import { createFakeEngine } from '../../testing/fake-viewer.ts';
import { SAMPLE_BUILD } from '../../testing/sample-build.ts';
import { samplePart } from '../../testing/sample-part.ts';
import { adoptTestConfig } from '../../testing/test-config.ts';
import { useEngineStore } from './engine/engine-store.ts';
import { ViewerDialog } from './viewer-dialog.tsx';

const part = samplePart();
const ref = createRef<HTMLDialogElement>();
const resized = vi.fn();
window.addEventListener('resize', resized);
let engine = createFakeEngine();
vi.mock('../create-viewer.ts', () => ({ createViewer: () => engine.start() }));

const warned: unknown[] = [];

beforeEach(() => {
  adoptTestConfig();
  engine = createFakeEngine();
  useEngineStore.setState(useEngineStore.getInitialState(), true);
  activateModel(modelOfPart(part));
  resized.mockClear();
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dialogOf = (isOpen: boolean, onClose = vi.fn()) => (
  <MantineProvider env="test">
    <ViewerDialog ref={ref} isOpen={isOpen} onClose={onClose} />
  </MantineProvider>
);

function open(onClose = vi.fn()) {
  render(dialogOf(true, onClose));
  return { dialog: within(screen.getByRole('dialog', { name: '3D View' })), onClose };
}

async function openReady() {
  engine.becomeReady();
  const opened = open();
  await waitFor(() => expect(engine.viewer.load).toHaveBeenCalled());
  // Browsers put the focus into a modal dialog by themselves.
  act(() => opened.dialog.getByRole('application').focus());
  return opened;
}

/** What the engine says to the page. */
function announce(status: string, isProcessing: boolean, percent: number | null = null) {
  act(() => void window.dispatchEvent(new CustomEvent('quickquote-status-update', { detail: { status, isProcessing, percent } })));
}

const press = (key: string) => userEvent.keyboard(key);
const button = (name: string) => screen.getByRole('button', { name });

describe('opening', () => {
  test('VIEW-04 VIEW-07 the dialog starts not loaded and says that the viewer is loading', async () => {
    const { dialog } = open();
    expect(dialog.getAllByText('Loading 3D Viewer. Please wait...').length).toBeGreaterThan(0);
    expect(useEngineStore.getState().phase).toBe('loading');
    engine.becomeReady();
    await waitFor(() => expect(dialog.queryByText('Loading 3D Viewer. Please wait...')).toBeNull());
    expect(useEngineStore.getState().phase).toBe('loaded');
  });

  test('VIEW-05 before the engine is initialised the opening is logged and loads nothing; it follows once it is', async () => {
    open();
    expect(warned).toContain('Viewer is not yet initialized. Please wait or reload the page.');
    expect(engine.viewer.clear).not.toHaveBeenCalled();
    engine.becomeReady();
    await waitFor(() => expect(engine.viewer.load).toHaveBeenCalledOnce());
  });

  test('VIEW-05 each opening clears the view, goes home, loads the active model and resizes the window', async () => {
    await openReady();
    expect(resized).toHaveBeenCalledOnce();
    cleanup();
    activateModel(SAMPLE_MODEL);
    for (const call of [engine.viewer.clear, engine.viewer.home, engine.viewer.load]) call.mockClear();
    open();
    await waitFor(() => expect(engine.viewer.load).toHaveBeenCalledOnce());
    const order = [engine.viewer.clear, engine.viewer.home, engine.viewer.load].map((call) => call.mock.invocationCallOrder[0] ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(engine.viewer.load.mock.calls[0]?.[0]).toEqual({ kind: 'address', url: '/models/sample-housing.glb', name: 'Sample housing' });
    expect(resized).toHaveBeenCalledTimes(2);
    expect(engine.start).toHaveBeenCalledOnce();
  });

  test('VIEW-05 set up unseen, the dialog loads its model and is quiet; shown, it resizes the window and loads nothing again', async () => {
    engine.becomeReady();
    const { rerender } = render(dialogOf(false));
    await waitFor(() => expect(engine.viewer.load).toHaveBeenCalledOnce());
    expect([warned, resized.mock.calls, document.querySelector('dialog[open]')]).toEqual([[], [], null]);
    rerender(dialogOf(true));
    expect(screen.getByRole('dialog', { name: '3D View' })).toBeTruthy();
    expect(resized).toHaveBeenCalledOnce();
    expect(engine.viewer.load).toHaveBeenCalledOnce();
  });

  test('VIEW-05 closing ends what is being loaded and empties the view', async () => {
    await openReady();
    const signal = engine.viewer.load.mock.calls[0]?.[1];
    engine.viewer.clear.mockClear();
    cleanup();
    expect(signal?.aborted).toBe(true);
    expect(engine.viewer.clear).toHaveBeenCalled();
  });

  test('VIEW-01 the title bar names part and size, and closing tells the owner', async () => {
    const { dialog, onClose } = await openReady();
    expect(dialog.getByRole('heading', { name: '3D View' })).toBeTruthy();
    expect(dialog.getByText('10 × 20.5 × 3.13 mm')).toBeTruthy();
    expect(dialog.getByRole('application', { name: '3D view of bracket.step, 10 × 20.5 × 3.13 mm' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('status', () => {
  test('VIEW-04 VIEW-07 status text, banner and spinner follow the engine', async () => {
    const { dialog } = await openReady();
    announce('Reading bracket.step…', true);
    expect(dialog.getAllByText('Reading bracket.step…')).toHaveLength(2);
    const status = dialog.getAllByRole('status').find((element) => element.textContent === 'Reading bracket.step…');
    expect(status?.getAttribute('aria-live')).toBe('polite');
    announce('bracket.step is shown.', false);
    expect(dialog.getAllByText('bracket.step is shown.')).toHaveLength(1);
    expect(dialog.getByText('1,234 triangles')).toBeTruthy();
  });

  test('VIEW-07 how much of a file from disk has been read is shown, and it can be cancelled', async () => {
    const { dialog } = await openReady();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([], 'gearbox.step')] } });
    announce('Reading gearbox.step…', true, 42);
    expect(dialog.getByRole('progressbar', { name: 'gearbox.step, read' }).getAttribute('aria-valuenow')).toBe('42');
    await userEvent.click(button('Cancel'));
    expect(dialog.getByRole('application', { name: '3D view, empty' })).toBeTruthy();
  });

  test('VIEW-07 what comes from the server tells no share, and needs no way out', async () => {
    const { dialog } = await openReady();
    announce('Fetching bracket.step…', true);
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('VIEW-10 a command before the engine is ready reports so', async () => {
    open();
    await userEvent.click(button('Home view'));
    const words = 'QuickQuote engine is not yet ready. Was the viewer initialized correctly?';
    expect(warned).toContain(words);
    expect(screen.getByText(words)).toBeTruthy();
    expect(engine.viewer.home).not.toHaveBeenCalled();
  });
});

describe('commands', () => {
  test.each([
    ['1', 'f', 'Front', 'front'],
    ['2', 'b', 'Back', 'back'],
    ['3', 'l', 'Left', 'left'],
    ['4', 'r', 'Right', 'right'],
    ['5', 't', 'Top', 'top'],
    ['6', 'u', 'Bottom', 'bottom'],
    ['7', 'i', 'Isometric', 'isometric'],
  ])('VIEW-02 %s, %s and the button %s show that view', async (digit, letter, name, view) => {
    await openReady();
    await userEvent.click(button(name));
    await press(digit);
    await press(letter);
    expect(engine.viewer.showView.mock.calls).toEqual([[view], [view], [view]]);
  });

  test('VIEW-02 the home view has a button and a key', async () => {
    await openReady();
    engine.viewer.home.mockClear();
    await userEvent.click(button('Home view'));
    await press('h');
    expect(engine.viewer.home).toHaveBeenCalledTimes(2);
  });

  test('VIEW-12 tools are switches with keys', async () => {
    const { dialog } = await openReady();
    const isOn = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-pressed');
    await press('m');
    expect([isOn('Measure'), isOn('Inspect')]).toEqual(['true', 'false']);
    await press('p');
    expect([isOn('Measure'), isOn('Inspect')]).toEqual(['false', 'true']);
    expect(engine.viewer.setTool.mock.lastCall).toEqual(['pick']);
    await press('p');
    expect(engine.viewer.setTool.mock.lastCall).toEqual(['none']);
    await press('e');
    expect(engine.viewer.setEdges.mock.lastCall).toEqual([false]);
    await press('d');
    expect(engine.viewer.setDimensions.mock.lastCall).toEqual([true]);
  });

  test('LOOK-16 walls are colored by the thinnest that the process makes, with a legend, and as before when pressed again', async () => {
    activateModel({ ...modelOfPart(part), build: SAMPLE_BUILD });
    const { dialog } = await openReady();
    const { minimumWallMm } = SAMPLE_BUILD.facts;
    await press('w');
    expect(engine.viewer.setWalls.mock.lastCall).toEqual([minimumWallMm]);
    const legend = dialog.getByRole('region', { name: 'Wall thickness' });
    const [least = '', ...more] = within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(least).toBe(`below ${minimumWallMm} mm`);
    expect(more.at(-1)).toBe(`${8 * minimumWallMm} mm and more`);
    await userEvent.click(button('Walls'));
    expect(engine.viewer.setWalls.mock.lastCall).toEqual([null]);
    expect(dialog.queryByRole('region', { name: 'Wall thickness' })).toBeNull();
  });

  test('VIEW-12 LOOK-15 the tree of an assembly lights up the branch that is chosen, until it is chosen again', async () => {
    const [root, bolt] = [
      { name: 'as1', depth: 0, firstTriangle: 0, triangles: 30 },
      { name: 'bolt', depth: 1, firstTriangle: 10, triangles: 20 },
    ];
    engine.viewer.load.mockResolvedValue({ name: 'as1.stp', sizeMm: { x: 60, y: 40, z: 50 }, triangles: 30, branches: [root, bolt] });
    await openReady();
    const panel = within(await screen.findByRole('region', { name: 'Parts of the assembly' }));
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['as1', 'bolt']);
    await userEvent.click(panel.getByRole('button', { name: 'bolt' }));
    expect(engine.viewer.showBranch.mock.lastCall).toEqual([bolt]);
    await userEvent.click(panel.getByRole('button', { name: 'bolt', pressed: true }));
    expect(engine.viewer.showBranch.mock.lastCall).toEqual([null]);
  });

  test('the arrow keys turn the picture, with Shift they move it, plus and minus zoom', async () => {
    await openReady();
    await press('{ArrowLeft}{ArrowUp}+-');
    await press('{Shift>}{ArrowRight}{/Shift}');
    expect(engine.viewer.rotate.mock.calls).toEqual([
      [-15, 0],
      [0, 15],
    ]);
    expect(engine.viewer.zoom.mock.calls).toEqual([[1.2], [1 / 1.2]]);
    expect(engine.viewer.pan.mock.calls).toEqual([[0.08, 0]]);
  });

  test('? lists the keys, and the browser keeps its own combinations', async () => {
    const { dialog } = await openReady();
    await press('?');
    expect(dialog.getByRole('region', { name: 'Keyboard shortcuts' }).textContent).toContain('Isometric');
    await press('{Control>}f{/Control}');
    expect(engine.viewer.showView).not.toHaveBeenCalled();
  });
});

describe('HOLD-04 how the part is made', () => {
  test('HOLD-08 LOOK-16 the view turns to a thin wall that is pressed, and to the one that it was opened for; the list can be put away', async () => {
    const turned = [{ x: 10.04, y: -0.001, z: 2.5 }];
    activateModel({ ...modelOfPart(part), build: SAMPLE_BUILD });
    const first = await openReady();
    await first.dialog.findByRole('region', { name: 'How the part is made' });
    expect(engine.viewer.showPlace).not.toHaveBeenCalled();
    await userEvent.click(button('Turn to the wall of 0.4 mm'));
    expect(engine.viewer.showPlace.mock.calls).toEqual([turned]);
    await userEvent.click(button('Hide thin walls'));
    expect(screen.queryByRole('region', { name: 'How the part is made' })).toBeNull();
    cleanup();
    engine.viewer.showPlace.mockClear();
    activateModel({ ...modelOfPart(part), build: SAMPLE_BUILD, startsAt: [10.04, -0.001, 2.5] });
    await openReady();
    await waitFor(() => expect(engine.viewer.showPlace.mock.calls).toEqual([turned]));
  });

  test('a part without a price has neither the tool nor its key', async () => {
    const { dialog } = await openReady();
    expect(screen.queryByRole('button', { name: 'Build' })).toBeNull();
    engine.viewer.setBuild.mockClear();
    await press('o');
    expect(engine.viewer.setBuild).not.toHaveBeenCalled();
    await press('?');
    expect(dialog.getByRole('region', { name: 'Keyboard shortcuts' }).textContent).not.toContain('Build');
  });
});
