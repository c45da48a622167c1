import { KernelTrapped } from './kernel-trapped.ts';

/** Runs one step inside an engine; whatever it throws comes out as KernelTrapped naming the step. */
export function runKernel<T>(step: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof KernelTrapped ? cause : new KernelTrapped(step, cause);
  }
}
