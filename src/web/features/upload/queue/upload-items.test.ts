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

const { uploading, processing, done, error } = UPLOAD_STATUS;

describe('UPL-07 an item goes from uploading to processing to done or error', () => {
  test.each<[string, UploadAction[], [number, number, string]]>([
    ['fresh', [], [0, uploading, '']],
    ['a third sent', [{ type: 'progressed', id: 'u0', sentBytes: 1, totalBytes: 3 }], [33, uploading, '']],
    ['two thirds sent', [{ type: 'progressed', id: 'u0', sentBytes: 2, totalBytes: 3 }], [67, uploading, '']],
    ['all sent', [{ type: 'progressed', id: 'u0', sentBytes: 3, totalBytes: 3 }], [100, processing, '']],
    ['more sent than announced', [{ type: 'progressed', id: 'u0', sentBytes: 4, totalBytes: 3 }], [100, processing, '']],
    ['nothing to send', [{ type: 'progressed', id: 'u0', sentBytes: 0, totalBytes: 0 }], [100, processing, '']],
    ['finished', [{ type: 'finished', id: 'u0', part: samplePart() }], [100, done, '']],
    ['failed', [{ type: 'failed', id: 'u0', message: 'no', canRetry: false }], [0, error, 'no']],
    [
      'late progress',
      [
        { type: 'failed', id: 'u0', message: 'no', canRetry: false },
        { type: 'progressed', id: 'u0', sentBytes: 3, totalBytes: 3 },
      ],
      [0, error, 'no'],
    ],
    [
      'late failure',
      [
        { type: 'finished', id: 'u0', part: samplePart() },
        { type: 'failed', id: 'u0', message: 'no', canRetry: false },
      ],
      [100, done, ''],
    ],
    ['someone else', [{ type: 'finished', id: 'u9', part: samplePart() }], [0, uploading, '']],
  ])('%s', (_name, actions, expected) => {
    const [item] = run(added(3), ...actions);
    expect([item?.uploadPercent, item?.status, item?.message]).toEqual(expected);
  });
});

test('UPL-07 a batch that is under way grows, one that has ended is replaced', () => {
  const more: UploadAction = { type: 'added', unit: 'mm', items: [{ id: 'later', file: fileOf(1) }] };
  expect(run(added(1, 1), more).map(({ id }) => id)).toEqual(['u0', 'u1', 'later']);
  expect(run(added(1), { type: 'finished', id: 'u0', part: samplePart() }, more).map(({ id }) => id)).toEqual(['later']);
});

describe('UPL-08 the summary counts bytes and files', () => {
  const batch = added(10, 30, 60);
  test.each<[UploadAction[], number, number, string, string]>([
    [[], 0, 3, 'Uploading files...', '3 remaining'],
    [[{ type: 'progressed', id: 'u2', sentBytes: 60, totalBytes: 60 }], 0, 3, 'Uploading files...', '3 remaining'],
    [[{ type: 'finished', id: 'u1', part: samplePart() }], 30, 2, 'Uploading files...', '2 remaining'],
    [
      [
        { type: 'finished', id: 'u1', part: samplePart() },
        { type: 'failed', id: 'u2', message: 'x', canRetry: true },
      ],
      75,
      1,
      'Uploading files...',
      '1 remaining',
    ],
    [
      [
        { type: 'finished', id: 'u0', part: samplePart() },
        { type: 'finished', id: 'u1', part: samplePart() },
        { type: 'finished', id: 'u2', part: samplePart() },
      ],
      100,
      0,
      'Uploaded 3 files',
      'Details',
    ],
    [
      [
        { type: 'finished', id: 'u0', part: samplePart() },
        { type: 'finished', id: 'u1', part: samplePart() },
        { type: 'failed', id: 'u2', message: 'x', canRetry: true },
      ],
      100,
      0,
      'Uploaded 2 files',
      'Details',
    ],
    [['u0', 'u1', 'u2'].map((id) => ({ type: 'failed', id, message: 'x', canRetry: true }) as const), 0, 0, 'No files uploaded', 'Details'],
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
  const failed: UploadAction = { type: 'failed', id: 'u0', message: 'no', canRetry: true };
  expect(run(added(1), measured(40), failed, { type: 'retried', id: 'u0' })[0]?.measuredPercent).toBe(0);
});
