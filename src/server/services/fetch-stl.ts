import type { fetchStl as call } from '#contract/calls/fetch-stl.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { nameUpload } from './name-upload.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Call 5: where a part's mesh lies under the downloaded folder, under a name that ends in .stl whatever was uploaded. */
export async function fetchStl(ports: Pick<Ports, 'records'>, request: RequestOf<typeof call>): Promise<ResponseOf<typeof call> | Refusal> {
  const part = await ports.records.parts.findByInternalFilename(request.modelFile);
  if (part?.stlName == null) return refuse(404, "We don't have a mesh of this file.");
  const mesh = part.stlName.replace(/^meshes\//, '').replace(/\.stl$/, '');
  const shown = nameUpload(request.displayFilename).replace(/\.[^.]*$/, '') || 'model';
  return { success: true, downloadedFile: `${mesh}/${encodeURIComponent(`${shown}.stl`)}` };
}
