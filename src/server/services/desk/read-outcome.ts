import type { ChangeOutcome, DeskRequest } from '../../ports/records/desk-records.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { refuseRejected } from './refuse-stale.ts';

/** The request as a change left it, or as it is where nothing was left to do, or why there was none; `unknown` are the words for a request that is gone. */
export function readOutcome(outcome: ChangeOutcome<DeskRequest | Refusal>, unknown: string): DeskRequest | Refusal {
  switch (outcome.outcome) {
    case 'changed':
      return outcome.present;
    case 'refused':
      return outcome.refused;
    case 'rejected':
      return refuseRejected(outcome.rejection);
    case 'unknown':
      return refuse(404, 'unknown-request', unknown);
  }
}
