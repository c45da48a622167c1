/** Runs one step inside an engine; whatever it throws comes out as KernelTrapped naming the step, but for WorkStopped. */
export function runKernel<T>(step: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof KernelTrapped || cause instanceof WorkStopped ? cause : new KernelTrapped(step, cause);
  }
}

/** What whoever watches an engine's work throws to end it. The engine is as sound as before. */
export class WorkStopped extends Error {}

/** An engine trapped or threw on a file: its memory is no longer sound, so the worker that holds it must be replaced. */
export class KernelTrapped extends Error {
  readonly code = 'KERNEL_TRAPPED';

  constructor(step: string, cause: unknown) {
    super(`The CAD engine failed while ${step}.`, { cause });
    this.name = 'KernelTrapped';
  }
}
