import { expect, test } from 'vitest';
import { KernelTrapped, runKernel } from './run-kernel.ts';

test('whatever an engine throws comes out as KernelTrapped with its cause', () => {
  const cause = new WebAssembly.RuntimeError('unreachable');
  const trap = () =>
    runKernel('measuring', () => {
      throw cause;
    });
  expect(trap).toThrow(KernelTrapped);
  expect(trap).toThrow(expect.objectContaining({ code: 'KERNEL_TRAPPED', cause }));
});
