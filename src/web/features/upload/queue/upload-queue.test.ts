// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNoticeStore } from '../../../stores/notice-store.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { type FakeRequest, stubServer } from '../../../testing/fake-server.ts';
import { samplePart } from '../../../testing/sample-part.ts';
import { UPLOAD_STATUS } from './upload-items.ts';
import { cancelUploads, retryUpload, startUploads, useUploadQueue } from './upload-queue.ts';

const internalFilename = 'abcdefghijklmnopqrstuvwxyz.stl';
let log: ReturnType<typeof vi.spyOn>;

function fileOf(name: string, size = 3): File {
  return new File([new Uint8Array(size)], name);
}

/** A server that takes every file and measures it. */
function acceptAll({ fields }: FakeRequest) {
  const file = fields.get('modelFile');
  const filename = file instanceof File ? file.name : String(fields.get('filename'));
  return { status: fields.has('uploadAction') ? 200 : 202, body: { success: true, filename, internalFilename, modelUnit: 'cm' } };
}

function streamAll(path: string): unknown[] {
  const query = new URLSearchParams(path.split('?')[1]);
  const filename = query.get('filename') ?? '';
  if (query.get('fileStatusAction') === 'heatUpTheOil') {
    return [{ status: 'done', jsonMetadata: { filename, internalFilename, modelUnit: 'cm' } }];
  }
  return [{ status: 'done', jsonMetadata: samplePart({ id: `of ${filename}`, filename }) }];
}

async function settle() {
  await vi.waitFor(() => expect(useUploadQueue.getState().items.every(({ status }) => status >= UPLOAD_STATUS.done)).toBe(true));
}

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cancelUploads);

test('UPL-09 a file goes through the four calls, in order, and its part joins the stored list', async () => {
  const streams: string[] = [];
  const requests = stubServer({
    answer: acceptAll,
    stream: (path) => {
      streams.push(path);
      return streamAll(path);
    },
  });
  startUploads([fileOf('cube.stl')], 'cm', '7');
  await settle();
  expect(requests.map(({ path, fields }) => [path, fields.get('uploadAction'), fields.get('modelUnit')])).toEqual([
    ['IN_FileUploadFormResponse', null, 'cm'],
    ['IN_FileUploadFormResponse', 'scheduleModelImageAndMetadataGeneration', 'cm'],
  ]);
  expect(streams).toEqual([
    `sse/IN_FileStatusEventResponse?fileStatusAction=heatUpTheOil&filename=cube.stl&internalFilename=${internalFilename}&modelUnit=cm`,
    `sse/IN_FileStatusEventResponse?fileStatusAction=addTurmeric&filename=cube.stl&internalFilename=${internalFilename}&mspID=7`,
  ]);
  expect(usePartsStore.getState().parts.map(({ filename, selected }) => [filename, selected])).toEqual([['cube.stl', true]]);
  expect(log).not.toHaveBeenCalled();
});

test('UPL-07 a hundred files all become parts, four at a time', async () => {
  let sent = 0;
  let most = 0;
  const nameOf = (number: number) => `${String(number).padStart(22, '0')}.stl`;
  stubServer({
    answer: (request) => {
      sent += request.fields.has('modelFile') ? 1 : 0;
      most = Math.max(most, sent - usePartsStore.getState().parts.length);
      const { status, body } = acceptAll(request);
      return { status, body: { ...body, internalFilename: nameOf(Number.parseInt(body.filename, 10)) } };
    },
    stream: (path) => {
      const followed = new URLSearchParams(path.split('?')[1]).getAll('internalFilename');
      const isFirst = path.includes('heatUpTheOil');
      return followed.map((name) => {
        const filename = `${Number.parseInt(name, 10)}.stl`;
        const jsonMetadata = isFirst ? { filename, modelUnit: 'cm' } : samplePart({ id: `of ${filename}`, filename });
        return { status: 'done', jsonMetadata: { ...jsonMetadata, internalFilename: name } };
      });
    },
  });
  startUploads(
    Array.from({ length: 100 }, (_, n) => fileOf(`${n}.stl`)),
    'mm',
    '1',
  );
  await vi.waitFor(() => expect(usePartsStore.getState().parts).toHaveLength(100), 20_000);
  expect(most).toBeLessThanOrEqual(4);
});

test('UPL-06 an oversized file never leaves the browser and is listed with its size', () => {
  const requests = stubServer({ answer: acceptAll });
  const big = fileOf('big.stl');
  Object.defineProperty(big, 'size', { value: 52_428_800 });
  startUploads([big], 'mm', '1');
  expect(useUploadQueue.getState()).toMatchObject({ items: [], oversized: [{ name: 'big.stl', sizeBytes: 52_428_800 }] });
  expect(requests).toEqual([]);
});

test.each<[string, Parameters<typeof stubServer>[0], string]>([
  [
    'a refusal by the server',
    { answer: () => ({ status: 415, body: { success: false, error: { message: 'This is a ZIP file.' } } }) },
    'This is a ZIP file.',
  ],
  [
    'a broken connection',
    {
      answer: () => {
        throw new Error('gone');
      },
    },
    'Upload failed. Check your connection and try again.',
  ],
  [
    'a failed conversion',
    { answer: acceptAll, stream: () => [{ status: 'error', jsonMetadata: {}, error: { message: 'The file ends in the middle.' } }] },
    'The file ends in the middle.',
  ],
  [
    'a refused second call',
    {
      answer: (request) => (request.fields.has('uploadAction') ? { status: 500, body: {} } : acceptAll(request)),
      stream: streamAll,
    },
    'We could not finish reading this file. Please upload it again.',
  ],
])('UPL-14 %s marks the item, says what is wrong and is logged', async (_name, server, message) => {
  stubServer(server);
  startUploads([fileOf('a.stl')], 'mm', '1');
  await settle();
  expect(useUploadQueue.getState().items).toMatchObject([{ status: UPLOAD_STATUS.error, message }]);
  expect(useUploadQueue.getState().oversized).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  expect(usePartsStore.getState().parts).toEqual([]);
});

test('UPL-14 a file that the server names as too big is shown in the warning', async () => {
  const body = { success: false, error: { message: 'The file is too big.', filename: 'a.stl', fileSize: 60_000_000 } };
  stubServer({ answer: () => ({ status: 413, body }) });
  startUploads([fileOf('a.stl')], 'mm', '1');
  await settle();
  expect(useUploadQueue.getState().oversized).toEqual([{ name: 'a.stl', sizeBytes: 60_000_000 }]);
});

test('NAV-08 cancelled uploads end without a part and without a message', async () => {
  stubServer({ answer: acceptAll, stream: () => [] });
  startUploads([fileOf('a.stl'), fileOf('b.stl')], 'mm', '1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  cancelUploads();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useUploadQueue.getState().items).toEqual([]);
  expect(usePartsStore.getState().parts).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('UPL-10 a file that is in the list already is not listed twice by itself, but can be', async () => {
  const listed = samplePart({ id: 'first', filename: 'cube.stl' });
  usePartsStore.getState().addPart(listed);
  stubServer({
    answer: acceptAll,
    stream: (path) => (path.includes('addTurmeric') ? [{ status: 'done', jsonMetadata: { ...listed, id: 'second' } }] : streamAll(path)),
  });
  startUploads([fileOf('cube.stl')], 'mm', '1');
  await vi.waitFor(() => expect(useNoticeStore.getState().notice).not.toBeNull());
  expect(usePartsStore.getState().parts).toEqual([listed]);
  const { notice } = useNoticeStore.getState();
  expect(notice).toMatchObject({ text: "cube.stl is already in your parts, so we didn't add it again.", action: 'Add anyway' });
  notice?.act();
  expect(usePartsStore.getState().parts.map(({ id }) => id)).toEqual(['first', 'second']);
});

test('UPL-14 a file that is chosen without a connection waits in the list and is sent once there is one', async () => {
  const requests = stubServer({ answer: acceptAll, stream: streamAll });
  const reach = fetch;
  let isConnected = false;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    isConnected ? reach(...asked) : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected);
  startUploads([fileOf('cube.stl')], 'cm', '7');
  await vi.waitFor(() => expect(useUploadQueue.getState().items).toMatchObject([{ status: UPLOAD_STATUS.uploading, isInterrupted: true }]));
  expect(requests).toEqual([]);
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(usePartsStore.getState().parts.map(({ filename }) => filename)).toEqual(['cube.stl']);
});

test('UPL-14 a file is sent by a browser that counts itself offline and is wrong', async () => {
  stubServer({ answer: acceptAll, stream: streamAll });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  startUploads([fileOf('cube.stl')], 'cm', '7');
  await settle();
  expect(usePartsStore.getState().parts.map(({ filename }) => filename)).toEqual(['cube.stl']);
});

test('UPL-14 a file that did not get through can be sent again; one that the server refused can not', async () => {
  let isReachable = false;
  stubServer({
    answer: (request) => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return acceptAll(request);
    },
    stream: streamAll,
  });
  startUploads([fileOf('cube.stl'), fileOf('notes.txt')], 'mm', '1');
  await settle();
  const [lost, unreadable] = useUploadQueue.getState().items;
  expect([lost, unreadable].map((item) => [item?.status, item?.canRetry])).toEqual([
    [UPLOAD_STATUS.error, true],
    [UPLOAD_STATUS.error, false],
  ]);
  isReachable = true;
  retryUpload(unreadable?.id ?? '');
  retryUpload(lost?.id ?? '');
  await settle();
  expect(useUploadQueue.getState().items.map(({ status, message }) => [status, message === ''])).toEqual([
    [UPLOAD_STATUS.done, true],
    [UPLOAD_STATUS.error, false],
  ]);
  expect(usePartsStore.getState().parts.map(({ filename }) => filename)).toEqual(['cube.stl']);
});
