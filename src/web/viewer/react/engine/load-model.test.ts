// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modelOfPart, SAMPLE_MODEL } from '../../../stores/active-model-store.ts';
import { stubServer } from '../../../testing/fake-server.ts';
import { createFakeViewer } from '../../../testing/fake-viewer.ts';
import { samplePart } from '../../../testing/sample-part.ts';
import { adoptTestConfig } from '../../../testing/test-config.ts';
import type { Viewer } from '../../basics/viewer.ts';
import { ViewerError } from '../../basics/viewer-error.ts';
import { loadModel } from './load-model.ts';

const GONE = new ViewerError('NOT_FOUND', 'gone');
const part = modelOfPart(samplePart());
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  adoptTestConfig();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function viewerThat(...refusals: readonly Error[]) {
  const viewer = createFakeViewer();
  for (const refusal of refusals) viewer.load.mockRejectedValueOnce(refusal);
  return viewer;
}

const load = (viewer: Viewer, wanted: Parameters<typeof loadModel>[1], signal = new AbortController().signal) =>
  loadModel(viewer, wanted, signal);

test('VIEW-08 VIEW-11 a part is opened by its mesh on the CAD server, without call 5', async () => {
  const calls = stubServer({ answer: () => ({ body: {} }) });
  const viewer = viewerThat();
  expect(await load(viewer, part)).toMatchObject({ state: 'shown', model: { triangles: 1234 } });
  const url = 'https://quote.test/cad/mesh/abcdefghijklmnopqrstuvwxyz.step';
  expect(viewer.load.mock.calls.map(([source]) => source)).toEqual([{ kind: 'address', url, name: 'bracket.step' }]);
  expect(calls).toEqual([]);
});

test('VIEW-12 lengths are written in the unit of the part, and of any other model in mm', async () => {
  const viewer = viewerThat();
  await load(viewer, modelOfPart(samplePart({ unit: 'in' })));
  await load(viewer, SAMPLE_MODEL);
  expect(viewer.setUnit.mock.calls).toEqual([['in'], ['mm']]);
});

test("VIEW-08 where that can't be had, call 5 makes the STL, which is opened in the downloaded folder", async () => {
  const calls = stubServer({ answer: () => ({ body: { success: true, downloadedFile: 'AbC/bracket%20v2.stl' } }) });
  const viewer = viewerThat(GONE);
  expect(await load(viewer, part)).toMatchObject({ state: 'shown' });
  expect(calls.map(({ path, fields }) => [path, Object.fromEntries(fields)])).toEqual([
    ['IN_FetchSTLFileFromS3VaultResponse', { modelFile: 'abcdefghijklmnopqrstuvwxyz.step', displayFilename: 'bracket.step' }],
  ]);
  expect(viewer.load.mock.lastCall?.[0]).toEqual({
    kind: 'address',
    url: 'https://quote.test/downloaded/AbC/bracket%20v2.stl',
    name: 'bracket v2.stl',
  });
  expect(log).not.toHaveBeenCalled();
});

const FAILED = 'Error while getting file ... Please try again after refreshing the page.';

test.each([
  ['call 5 fails, too', { status: 404, body: { success: false, error: 'gone' } }],
  ["its STL can't be had", { body: { success: true, downloadedFile: 'AbC/bracket.stl' } }],
])('VIEW-08 when %s, that is logged and told', async (_what, answer) => {
  stubServer({ answer: () => answer });
  const message = 'bracket.step could not be shown in 3D. Please try again after refreshing the page.';
  expect(await load(viewerThat(GONE, GONE), part)).toEqual({ state: 'failed', message });
  expect(log.mock.calls.map(([text]: unknown[]) => text)).toEqual([FAILED]);
});

test("a file that can't be read says why in the engine's words", async () => {
  const file = new File(['nonsense'], 'notes.txt');
  const refusal = new ViewerError('UNSUPPORTED_FORMAT', 'The viewer opens STL.');
  const failed = { state: 'failed', message: 'The viewer opens STL.' };
  expect(await load(viewerThat(refusal), { kind: 'file', file, name: file.name })).toEqual(failed);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['the engine', new ViewerError('ABORTED', 'another'), new AbortController().signal],
  ['the frame', new Error('any'), AbortSignal.abort()],
])('what %s gave up is neither logged nor told, nor tried again', async (_who, refusal, signal) => {
  const calls = stubServer({ answer: () => ({ body: {} }) });
  expect(await load(viewerThat(refusal), part, signal)).toBeNull();
  expect(calls).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
