import type { CartItem } from '#domain/request/cart.ts';
import type { KeptFile } from '../../stores/kept-files.ts';
import { readSpecifications } from './item-specifications.ts';

/** Files of a cart's items, drawings among them, that are in this browser alone. */
export function keptFilesOf(items: readonly CartItem[], files: readonly KeptFile[]): KeptFile[] {
  const names = new Set(items.flatMap(fileNamesOf));
  return files.filter(({ name }) => names.has(name));
}

/** What an item's model and drawings are called. */
export function fileNamesOf(item: CartItem): string[] {
  const { internalFilename, files = [] } = readSpecifications(item);
  return [...(internalFilename === undefined ? [] : [internalFilename]), ...files.map(({ fileID }) => fileID)];
}
