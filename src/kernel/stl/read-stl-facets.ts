import { countStlFacets, STL_FACET_BYTES, STL_HEADER_BYTES, tellStl } from '#domain/part/detect-format.ts';
import { readAsciiFacets } from './read-ascii-facets.ts';
import type { StlContent } from './stl-facets.ts';

const NORMAL_BYTES = 12;

/** Finds the facets in an STL file, binary or text. */
export function readStlFacets(bytes: Uint8Array): StlContent {
  const kind = tellStl(bytes, bytes.length);
  if (kind === 'text') return readAsciiFacets(bytes);
  if (kind === null) return unreadable(explainOther(bytes));
  const count = countStlFacets(bytes);
  if (count === 0) return unreadable('The file holds no facets, so there is no shape to quote.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facets = { view, first: STL_HEADER_BYTES + NORMAL_BYTES, stride: STL_FACET_BYTES, count };
  const trailingBytes = bytes.length - STL_HEADER_BYTES - count * STL_FACET_BYTES;
  return { content: 'facets', facets, trailingBytes, ended: true };
}

function explainOther(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'The file is empty.';
  if (bytes.length < STL_HEADER_BYTES) return 'This is not an STL file, or only the first few bytes of one arrived.';
  return 'The file is cut short or is not an STL file: it announces more facets than it holds. Please export and upload it again.';
}

function unreadable(message: string): StlContent {
  return { content: 'unreadable', message };
}
