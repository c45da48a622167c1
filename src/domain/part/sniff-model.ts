import { nameOtherKind, tellFormat } from './detect-format.ts';
import type { ModelFormat } from './part.ts';

const FORMAT_NAMES = { stl: 'STL', step: 'STEP', iges: 'IGES' } as const satisfies Record<ModelFormat, string>;

/**
 * Looks whether a file, by its first `TELLING_BYTES` and its size, is of the format its name promises.
 * Answers null when it is, otherwise a sentence for the customer.
 */
export function sniffModel(head: Uint8Array, sizeBytes: number, format: ModelFormat): string | null {
  const found = tellFormat(head, sizeBytes);
  if (found === format) return null;
  const named = `The file is named as ${FORMAT_NAMES[format]}, but`;
  if (found !== null) return `${named} it holds ${FORMAT_NAMES[found]}. Please rename it and try again.`;
  const kind = nameOtherKind(head);
  if (kind !== null) return `${named} it is ${kind}.`;
  return `${named} its content is something else${format === 'stl' ? ', or cut short' : ''}.`;
}
