import { fetchStl } from '#contract/calls/fetch-stl.ts';
import { glossOf } from '#domain/catalogue/gloss.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { readConfig } from '../../../api/calls/load-config.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { meshAddress } from '../../../api/files/mesh-address.ts';
import type { ActiveModel } from '../../../stores/active-model-store.ts';
import { findKeptFile, isKept } from '../../../stores/kept-files.ts';
import type { ShownModel, Viewer } from '../../basics/viewer.ts';
import { ViewerError } from '../../basics/viewer-error.ts';
import { texts } from './texts.ts';

/** What a frame can show: the active model, or a file from the visitor's disk. */
export type Showable = ActiveModel | { readonly kind: 'file'; readonly file: File; readonly name: string };

export type ModelState =
  | { readonly state: 'empty' }
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly model: ShownModel }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Shows a model. An uploaded part comes as the CAD server's GLB, or as call 5's STL where that can't be had. Null: something else is
 * shown by now. Never rejects.
 */
export async function loadModel(viewer: Viewer, wanted: Showable, signal: AbortSignal): Promise<ModelState | null> {
  const { name } = wanted;
  viewer.setUnit(wanted.kind === 'part' ? wanted.unit : 'mm');
  if (wanted.kind === 'part') viewer.setColor(wanted.rgb ?? null, glossOf(wanted.finish));
  else viewer.setColor(null);
  try {
    return { state: 'shown', model: await load(viewer, wanted, signal) };
  } catch (error) {
    if (isSuperseded(error, signal)) return null;
    if (wanted.kind === 'file' && error instanceof ViewerError) return { state: 'failed', message: error.message };
    logProblem(texts.fetchFailed, { name, error });
    return { state: 'failed', message: texts.fetchFailedWords(name) };
  }
}

async function load(viewer: Viewer, wanted: Showable, signal: AbortSignal): Promise<ShownModel> {
  const { name } = wanted;
  if (wanted.kind === 'file') return viewer.load({ kind: 'file', file: wanted.file }, signal);
  if (wanted.kind === 'path') return viewer.load({ kind: 'address', url: wanted.path, name }, signal);
  if (isKept(wanted.internalFilename)) {
    const file = await findKeptFile(wanted.internalFilename);
    if (file === null) throw new Error('The browser has lost the file.');
    return viewer.load({ kind: 'file', file }, signal);
  }
  const { cadServer } = readConfig();
  try {
    return await viewer.load({ kind: 'address', url: meshAddress(wanted.internalFilename), name }, signal);
  } catch (error) {
    if (isSuperseded(error, signal)) throw error;
    const answer = await callApi(fetchStl, { modelFile: wanted.internalFilename, displayFilename: name }, { signal });
    if (!answer.success) throw new Error(answer.error, { cause: error });
    const { downloadedFile } = answer;
    const stlName = decodeURIComponent(downloadedFile.slice(downloadedFile.lastIndexOf('/') + 1));
    return viewer.load({ kind: 'address', url: downloadedUrl(cadServer, downloadedFile), name: stlName }, signal);
  }
}

/** Where call 5's file lies: the downloaded folder stands beside the CAD server's calls. */
function downloadedUrl(cadServer: string, downloadedFile: string): string {
  return new URL(`../downloaded/${downloadedFile}`, new URL(cadServer, location.href)).href;
}

function isSuperseded(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (error instanceof ViewerError && error.code === 'ABORTED');
}
