import { vi } from 'vitest';
import type { ShownModel, Viewer } from '../viewer/basics/viewer.ts';

/** An engine that draws nothing and remembers what was asked of it. */
export function createFakeViewer() {
  const sizeMm = { x: 60, y: 40, z: 50 };
  const shown: ShownModel = { name: 'bracket.step', sizeMm, triangles: 1234, branches: [] };
  return {
    prepareForFiles: vi.fn<Viewer['prepareForFiles']>(),
    load: vi.fn<Viewer['load']>(async () => shown),
    clear: vi.fn<Viewer['clear']>(),
    showView: vi.fn<Viewer['showView']>(),
    home: vi.fn<Viewer['home']>(),
    showPlace: vi.fn<Viewer['showPlace']>(),
    rotate: vi.fn<Viewer['rotate']>(),
    zoom: vi.fn<Viewer['zoom']>(),
    pan: vi.fn<Viewer['pan']>(),
    refresh: vi.fn<Viewer['refresh']>(),
    randomizeColor: vi.fn<Viewer['randomizeColor']>(),
    setColor: vi.fn<Viewer['setColor']>(),
    setEdges: vi.fn<Viewer['setEdges']>(),
    setSection: vi.fn<Viewer['setSection']>(),
    setUnit: vi.fn<Viewer['setUnit']>(),
    setDimensions: vi.fn<Viewer['setDimensions']>(),
    setBuild: vi.fn<Viewer['setBuild']>(),
    setWalls: vi.fn<Viewer['setWalls']>(),
    showBranch: vi.fn<Viewer['showBranch']>(),
    setTool: vi.fn<Viewer['setTool']>(),
    setColorScheme: vi.fn<Viewer['setColorScheme']>(),
    dispose: vi.fn<Viewer['dispose']>(),
  } satisfies Viewer;
}

/** Takes the place of `createViewer`: it is up to the test when the engine starts. */
export function createFakeEngine() {
  const viewer = createFakeViewer();
  const started = Promise.withResolvers<Viewer>();
  return {
    viewer,
    start: vi.fn(() => started.promise),
    /** The engine's runtime is ready. */
    becomeReady: () => started.resolve(viewer),
  };
}
