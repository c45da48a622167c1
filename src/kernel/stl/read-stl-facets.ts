import { readAsciiFacets } from './read-ascii-facets.ts';
import type { StlContent } from './stl-facets.ts';

const HEADER_BYTES = 84;
const FACET_BYTES = 50;
const NORMAL_BYTES = 12;
/** A text file says `facet` within this many bytes, whatever its name line holds. */
const SNIFFED_BYTES = 4096;

/**
 * Finds the facets in an STL file, binary or text. The length decides first, because many binary files begin with the
 * word `solid`; the facet count of the header is believed only as far as there are bytes.
 */
export function readStlFacets(bytes: Uint8Array): StlContent {
  if (bytes.length === 0) return unreadable('The file is empty.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length < HEADER_BYTES ? 0 : view.getUint32(HEADER_BYTES - 4, true);
  const needed = HEADER_BYTES + count * FACET_BYTES;
  if ((bytes.length !== needed || count === 0) && looksLikeText(bytes)) return readAsciiFacets(bytes);
  if (bytes.length < HEADER_BYTES) return unreadable('This is not an STL file, or only the first few bytes of one arrived.');
  if (count === 0) return unreadable('The file holds no facets, so there is no shape to quote.');
  if (bytes.length < needed) {
    return unreadable(
      'The file is cut short or is not an STL file: it announces more facets than it holds. Please export and upload it again.',
    );
  }
  const facets = { view, first: HEADER_BYTES + NORMAL_BYTES, stride: FACET_BYTES, count };
  return { content: 'facets', facets, trailingBytes: bytes.length - needed, ended: true };
}

function looksLikeText(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES)).toLowerCase();
  return (
    /^(\u00ef\u00bb\u00bf)?\s*solid/.test(start) &&
    (/\s(facet|endsolid)\s/.test(start) || (bytes.length < HEADER_BYTES && !start.includes('\0')))
  );
}

function unreadable(message: string): StlContent {
  return { content: 'unreadable', message };
}
