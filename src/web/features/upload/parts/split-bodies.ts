import { splitPart } from '#contract/api/parts/split-part.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { followFile } from '../queue/upload-part.ts';

export type SplitOutcome =
  | { readonly outcome: 'split'; readonly firstPartId: string }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly message: string };

const NOT_SPLIT = 'The file could not be split. Please check your connection and try again.';

/** Puts a part for each different body of a file in the place of its part, once all of them are measured. Never rejects. */
export async function splitBodies(part: Part, mspID: string): Promise<SplitOutcome> {
  const answer = await callApi(splitPart, { partID: part.id, mspID });
  if (!answer.success) {
    logProblem(`${part.filename} could not be split: ${answer.error}`, answer.serverMessage ?? NOT_SPLIT);
    return { outcome: 'failed', message: answer.serverMessage ?? NOT_SPLIT };
  }
  const stop = new AbortController();
  const made = await Promise.all(
    answer.files.map(async (file) => {
      const result = await followFile(file, mspID, stop.signal);
      // One that failed ends the waiting for the others, whose end says nothing then.
      if (result.outcome === 'failed' && !stop.signal.aborted) {
        stop.abort();
        logProblem(`${file.filename} could not be measured: ${result.reason}`, result.message);
        return { failure: `${file.filename}: ${result.message}` };
      }
      return result.outcome === 'part' ? result.part : null;
    }),
  );
  for (const each of made) if (each !== null && 'failure' in each) return { outcome: 'failed', message: each.failure };
  const parts = made.flatMap((each) => (each === null || 'failure' in each ? [] : [each]));
  const [first] = parts;
  if (first === undefined) return { outcome: 'failed', message: NOT_SPLIT };
  usePartsStore.getState().dividePart(part.id, parts);
  return { outcome: 'split', firstPartId: first.id };
}
