import { describe, expect, test } from 'vitest';
import { samplePart } from '../../../testing/sample-part.ts';
import {
  countRemaining,
  detailsLinkText,
  reduceUploads,
  summariseUploads,
  totalPercent,
  UPLOAD_STATUS,
  type UploadAction,
  type UploadItem,
} from './upload-items.ts';

function fileOf(size: number, name = 'a.stl'): File {
  return new File([new Uint8Array(size)], name);
}

function added(...sizes: number[]): UploadAction {
  return { type: 'added', unit: 'mm', items: sizes.map((size, index) => ({ id: `u${index}`, file: fileOf(size) })) };
}

function run(...actions: UploadAction[]): readonly UploadItem[] {
  return actions.reduce<readonly UploadItem[]>(reduceUploads, []);
}

const progressed = (sentBytes: number, totalBytes = 3): UploadAction => ({ type: 'progressed', id: 'u0', sentBytes, totalBytes });
const finished = (id = 'u0'): UploadAction => ({ type: 'finished', id, part: samplePart() });
const failed = (id = 'u0', canRetry = false): UploadAction => ({ type: 'failed', id, message: 'no', canRetry });

const { uploading, processing, done, error } = UPLOAD_STATUS;

describe('UPL-07 an item goes from uploading to processing to done or error', () => {
  test.each<[string, UploadAction[], [number, number, string]]>([
    ['fresh', [], [0, uploading, '']],
    ['a third sent', [progressed(1)], [33, uploading, '']],
    ['two thirds sent', [progressed(2)], [67, uploading, '']],
    ['all sent', [progressed(3)], [100, processing, '']],
    ['more sent than announced', [progressed(4)], [100, processing, '']],
    ['nothing to send', [progressed(0, 0)], [100, processing, '']],
    ['finished', [finished()], [100, done, '']],
    ['failed', [failed()], [0, error, 'no']],
    ['late progress', [failed(), progressed(3)], [0, error, 'no']],
    ['late failure', [finished(), failed()], [100, done, '']],
    ['someone else', [finished('u9')], [0, uploading, '']],
  ])('%s', (_name, actions, expected) => {
    const [item] = run(added(3), ...actions);
    expect([item?.uploadPercent, item?.status, item?.message]).toEqual(expected);
  });
});

test('UPL-07 a batch that is under way grows, one that has ended is replaced', () => {
  const more: UploadAction = { type: 'added', unit: 'mm', items: [{ id: 'later', file: fileOf(1) }] };
  expect(run(added(1, 1), more).map(({ id }) => id)).toEqual(['u0', 'u1', 'later']);
  expect(run(added(1), finished(), more).map(({ id }) => id)).toEqual(['later']);
});

describe('UPL-08 the summary counts bytes and files', () => {
  const batch = added(10, 30, 60);
  test.each<[UploadAction[], number, number, string, string]>([
    [[], 0, 3, 'Uploading files...', '3 remaining'],
    [[{ type: 'progressed', id: 'u2', sentBytes: 60, totalBytes: 60 }], 0, 3, 'Uploading files...', '3 remaining'],
    [[finished('u1')], 30, 2, 'Uploading files...', '2 remaining'],
    [[finished('u1'), failed('u2', true)], 75, 1, 'Uploading files...', '1 remaining'],
    [[finished(), finished('u1'), finished('u2')], 100, 0, 'Uploaded 3 files', 'Details'],
    [[finished(), finished('u1'), failed('u2', true)], 100, 0, 'Uploaded 2 files', 'Details'],
    [['u0', 'u1', 'u2'].map((id) => failed(id, true)), 0, 0, 'No files uploaded', 'Details'],
  ])('%j', (actions, percent, remaining, summary, link) => {
    const items = run(batch, ...actions);
    expect([totalPercent(items), countRemaining(items), summariseUploads(items), detailsLinkText(items)]).toEqual([
      percent,
      remaining,
      summary,
      link,
    ]);
  });

  test('UPL-08 no files and empty files make no NaN', () => {
    expect(totalPercent([])).toBe(0);
    expect(totalPercent(run(added(0)))).toBe(0);
    expect(run(added(1), { type: 'cleared' })).toEqual([]);
  });
});

test('UPL-07 how much of the work on a file is done rises until it is tried again', () => {
  const measured = (percent: number): UploadAction => ({ type: 'measuring', id: 'u0', percent });
  expect(run(added(1), measured(40), measured(12))[0]?.measuredPercent).toBe(40);
  expect(run(added(1), measured(40), failed('u0', true), { type: 'retried', id: 'u0' })[0]?.measuredPercent).toBe(0);
});
