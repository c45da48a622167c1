// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePending } from './use-pending.ts';

test('GEN-06 while it is under way a second press does nothing, and a failure ends it as well', async () => {
  const first = Promise.withResolvers<string>();
  const work = vi.fn((_name: string) => first.promise);
  const { result } = renderHook(() => usePending(work));
  const presses: Promise<string | null>[] = [];
  act(() => void presses.push(result.current.run('a'), result.current.run('b')));
  expect(result.current.isPending).toBe(true);
  await act(async () => {
    first.resolve('done');
    expect(await Promise.all(presses)).toEqual(['done', null]);
  });
  expect(work.mock.calls).toEqual([['a']]);
  expect(result.current.isPending).toBe(false);

  work.mockRejectedValueOnce(new Error('broken'));
  await act(async () => expect(result.current.run('c')).rejects.toThrow('broken'));
  expect(result.current.isPending).toBe(false);
});
