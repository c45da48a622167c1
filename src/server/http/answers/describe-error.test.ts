import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('S-42 a logged error has its causes and places, but no name that entitles, mail address or value of a record', () => {
  const cause = Object.assign(new Error("ENOENT: no such file or directory, open '/data/blobs/models/Qw-9_xYzAbCdEfGhIjKlMn.stl'"), {
    path: '/data/blobs/models/Qw-9_xYzAbCdEfGhIjKlMn.stl',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  const error = Object.assign(new Error('550 <ada@example.com> is unknown, key_of_some_constraint', { cause }), { code: 'EENVELOPE' });
  const told = describeError(error);
  expect(told).toMatchObject({ type: 'Error', code: 'EENVELOPE' });
  expect(told).toMatchObject({
    message: "550 <…@…> is unknown, key_of_some_constraint: ENOENT: no such file or directory, open '/data/blobs/models/….stl'",
  });
  expect(JSON.stringify(told)).toContain('describe-error.test.ts');
  expect(JSON.stringify(told)).not.toMatch(/ada|Qw-9/);
});

test('what is thrown but no error is told as well', () => {
  expect(describeError('broken')).toMatchObject({ type: 'string', message: 'broken' });
});

test('S-42 an object that is no error is told by its words, not as [object Object]', () => {
  expect(describeError({ status_code: 404, body: 'The file for this url was not found\n' }).message).toBe(
    'The file for this url was not found',
  );
  expect(describeError(new Error('An upload failed.', { cause: {} })).message).toBe(
    'An upload failed.: something without words was thrown',
  );
});
