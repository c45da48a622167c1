import { checkIges } from './iges/check-iges.ts';
import type { CheckOutcome } from './step/check-outcome.ts';
import { checkStep } from './step/check-step.ts';

/** Refuses a STEP or IGES file that the engine must not see, in words for the customer. */
export function checkExactModel(format: 'step' | 'iges', bytes: Uint8Array): CheckOutcome {
  return format === 'step' ? checkStep(bytes) : checkIges(bytes);
}
