import { statePart } from '#contract/api/quoting/state-part.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { callApi } from '../../api/calls/call-api.ts';
import { dropKeptFiles, keepFile, useKeptFilesStore } from '../../stores/kept-files.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { type ModelWork, type NamedProfile, workOutModel } from '../../viewer/reader/model-figures.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { fileNamesOf } from '../cart/kept-files-of.ts';
import { texts } from './texts.ts';
import { refuse, type UploadOutcome } from './upload-part.ts';

interface KeepTask {
  readonly file: File;
  readonly unit: FileUnit;
  readonly mspID: string;
  readonly profiles: readonly NamedProfile[];
  readonly signal: AbortSignal;
}

/**
 * Makes a part of a file that stays here: this browser measures it, and the server is told its name and its figures. Where that can't be
 * done the file stays all the same, and its customer is asked whether it is to be sent. Never rejects.
 */
export async function keepPart({ file, unit, mspID, profiles, signal }: KeepTask): Promise<UploadOutcome> {
  const work = await measureHere({ file, unit, profiles });
  if (work === null) return askToSend(texts.notMeasuredHere, 'not-measured-here');
  const measurement = { ...work.measurement, findings: [...work.measurement.findings] };
  const figures = { measurement, estimates: work.estimates };
  const answer = await callApi(statePart, { mspID, filename: file.name, modelUnit: unit, ...figures }, { signal });
  if (!answer.success) return refuse(answer, texts.notProcessed);
  if (!(await keepFile(answer.part.internalFilename, file, unit))) return askToSend(texts.notKept, 'not-kept-here');
  return { outcome: 'part', part: answer.part };
}

function askToSend(message: string, reason: string): UploadOutcome {
  return { outcome: 'failed', message, reason, canRetry: true, asksToSend: true };
}

/** All that a price depends on; null where this browser could not find it out. */
function measureHere(input: Pick<KeepTask, 'file' | 'unit' | 'profiles'>): Promise<ModelWork | null> {
  return new Promise((resolve) => {
    let whole: ModelWork | null = null;
    workOutModel(input, (found) => {
      if (found.type === 'work' && found.isWhole) whole = found.work;
      if (found.type === 'end') resolve(whole);
    });
  });
}

/** Forgets the files of parts that are neither in the list nor in the cart any more, and drawings of lines that are not. */
export async function dropUnusedFiles(): Promise<void> {
  const used = new Set([
    ...usePartsStore.getState().parts.map(({ internalFilename }) => internalFilename),
    ...useCartStore.getState().items.flatMap(fileNamesOf),
  ]);
  await dropKeptFiles(useKeptFilesStore.getState().files.flatMap(({ name }) => (used.has(name) ? [] : name)));
}
