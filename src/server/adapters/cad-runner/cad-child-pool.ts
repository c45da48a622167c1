import type { CadRunner } from '../../ports/cad-runner.ts';

/** Placeholder until the real pool is written: overwrite this file. */
export function createCadChildPool(_options: {
  readonly processes: number | null;
  readonly memoryMb: number;
  readonly deadlineSeconds: number;
}): CadRunner {
  return {
    size: 1,
    measure: async () => ({ outcome: 'failed', code: 'CRASHED', message: 'The measuring engine is not here yet.' }),
    warm: async () => {},
    close: async () => {},
  };
}
