import type { ModelFormat } from '../viewer.ts';

const EXTENSIONS: Readonly<Record<string, ModelFormat>> = {
  stl: 'stl',
  step: 'step',
  stp: 'step',
  iges: 'iges',
  igs: 'iges',
  glb: 'glb',
};
const GLB_MAGIC = 'glTF';
const STEP_START = /^(\u00ef\u00bb\u00bf)?\s*ISO-10303-21/;
const SNIFFED_BYTES = 64;

/** What kind of model it is: by how it begins where that is certain, else by its name. Null: none that can be shown. */
export function detectFormat(name: string, bytes: Uint8Array): ModelFormat | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES));
  if (start.startsWith(GLB_MAGIC)) return 'glb';
  if (STEP_START.test(start)) return 'step';
  return EXTENSIONS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}
