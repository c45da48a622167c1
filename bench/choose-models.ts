import { existsSync } from 'node:fs';
import { FIXTURE_MODELS, type ModelTruth, readManifest, sharedModels } from '#test/support/model-files.ts';

/** The models that a bench's command line names: `[FOLDER] [PART OF A FILE NAME …]`; left out, all of the shared ones or else our own. */
export function chooseModels(): { readonly folder: string; readonly models: readonly ModelTruth[] } {
  const [first = '', ...others] = process.argv.slice(2);
  const folderGiven = existsSync(`${first}/manifest.json`);
  const folder = folderGiven ? first : (sharedModels() ?? FIXTURE_MODELS);
  const wanted = (folderGiven ? others : [first, ...others]).filter((part) => part !== '');
  const models = readManifest(folder).filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
  return { folder, models };
}
