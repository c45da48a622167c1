import type { FileUnit } from '#domain/units.ts';
import { logProblem } from '../../api/log-problem.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { type PartSource, rememberSource } from './part-sources.ts';
import { uploadPart } from './upload-part.ts';

export type Remeasured =
  | { readonly outcome: 'measured'; readonly partId: string }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly message: string };

/** Has a part's file read in another unit; what comes of it takes the part's place in the list. Never rejects. */
export async function remeasure(partId: string, { file, mspID }: PartSource, unit: FileUnit): Promise<Remeasured> {
  const result = await uploadPart({
    file,
    unit,
    mspID,
    signal: new AbortController().signal,
    onProgress: () => {},
    onInterrupted: () => {},
  });
  if (result.outcome === 'failed') {
    logProblem(`${file.name} could not be read in ${unit}: ${result.reason}`, result.message);
    return { outcome: 'failed', message: result.message };
  }
  rememberSource(result.part.id, { file, unit, mspID });
  usePartsStore.getState().replacePart(partId, result.part);
  return { outcome: 'measured', partId: result.part.id };
}
