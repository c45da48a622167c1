import type { FileUnit } from '#domain/units.ts';
import { logProblem } from '../../api/log-problem.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { uploadPart } from './upload-part.ts';

/** Where a part has come from. */
interface PartSource {
  readonly file: File;
  /** What it was read in. */
  readonly unit: FileUnit;
  readonly mspID: string;
}

/** By part id; a reload forgets them. */
const sources = new Map<string, PartSource>();

export function rememberSource(partId: string, source: PartSource): void {
  sources.set(partId, source);
}

/** The file that a part was read from; undefined where this page has not sent it. */
export function sourceOf(partId: string): PartSource | undefined {
  return sources.get(partId);
}

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
