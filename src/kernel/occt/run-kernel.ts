/** Runs one step inside an engine; whatever it throws comes out as KernelTrapped naming the step. */
export function runKernel<T>(step: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof KernelTrapped ? cause : new KernelTrapped(step, cause);
  }
}

/** An engine trapped or threw on a file: its memory is no longer sound, so the worker that holds it must be replaced. */
export class KernelTrapped extends Error {
  readonly code = 'KERNEL_TRAPPED';

  constructor(step: string, cause: unknown) {
    super(`The CAD engine failed while ${step}.`, { cause });
    this.name = 'KernelTrapped';
  }
}
