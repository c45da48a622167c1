import { tellFormat } from '#domain/part/detect-format.ts';
import type { ModelFormat } from '#domain/part/part.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';

/** `glTF` */
const GLB_MAGIC = [0x67, 0x6c, 0x54, 0x46];

/** What kind of model it is: by what it holds where that is certain, else by its name. Null: none that can be shown. */
export function detectFormat(name: string, bytes: Uint8Array): ModelFormat | 'glb' | null {
  const found = tellFormat(bytes, bytes.length);
  if (found !== null) return found;
  if (GLB_MAGIC.every((byte, at) => bytes[at] === byte) || /\.glb$/i.test(name)) return 'glb';
  return formatOfFilename(name);
}
