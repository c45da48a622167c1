import type { fetchStl as call } from '#contract/calls/fetch-stl.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { nameUpload } from './name-upload.ts';

/** Call 5: where a part's mesh lies under the downloaded folder, under a name that ends in .stl whatever was uploaded. */
export const fetchStl: Handler<typeof call> = async ({ ports }, request) => {
  const part = await ports.records.parts.findByInternalFilename(request.modelFile);
  if (part?.stlName == null) return refuse(404, 'unknown', "We don't have a mesh of this file.");
  const mesh = part.stlName.replace(/^meshes\//, '').replace(/\.stl$/, '');
  const shown = nameUpload(request.displayFilename).replace(/\.[^.]*$/, '') || 'model';
  return { downloadedFile: `${mesh}/${encodeURIComponent(`${shown}.stl`)}` };
};
