import { AsciiScanner } from './ascii-scanner.ts';
import type { StlContent } from './stl-facets.ts';

const BYTES_PER_CORNER = 12;
/** Typical bytes per facet in text; only the first guess at the size of the buffer. */
const TYPICAL_FACET_BYTES = 160;

/**
 * Reads the facets of a text STL: any case, any white space, names with spaces, several `solid` blocks, remarks behind
 * keywords, facets with or without a normal (which is often wrong or `nan`, and follows from the corners anyway).
 */
export function readAsciiFacets(bytes: Uint8Array): StlContent {
  const scanner = new AsciiScanner(bytes);
  let corners = new Float32Array(9 * Math.ceil(bytes.length / TYPICAL_FACET_BYTES) + 9);
  let used = 0;
  let solidsOpen = 0;
  if (bytes[0] === 0xef) scanner.at = 3;
  while (scanner.skipWhite() < bytes.length) {
    switch (scanner.readKeyword()) {
      case 'vertex': {
        if (used + 3 > corners.length) corners = grow(corners);
        const x = scanner.readNumber();
        const y = scanner.readNumber();
        const z = scanner.readNumber();
        if (scanner.trouble !== null) return unreadable(scanner.explain());
        corners[used] = x;
        corners[used + 1] = y;
        corners[used + 2] = z;
        used += 3;
        break;
      }
      case 'facet':
      case 'endfacet':
      case 'endloop':
        if (used % 9 !== 0) return unreadable(scanner.explain());
        scanner.skipRemark();
        break;
      case 'normal':
      case 'outer':
      case 'loop':
        scanner.skipRemark();
        break;
      case 'solid':
        solidsOpen++;
        scanner.skipLine();
        break;
      case 'endsolid':
        solidsOpen--;
        scanner.skipLine();
        break;
      case null:
        return unreadable(scanner.explain());
    }
  }
  if (used % 9 !== 0) return unreadable('The file is cut short: it ends in the middle of a facet. Please export and upload it again.');
  if (used === 0) return unreadable('The file holds no facets, so there is no shape to quote.');
  const view = new DataView(corners.buffer, 0, used * 4);
  return {
    content: 'facets',
    facets: { view, first: 0, stride: 3 * BYTES_PER_CORNER, count: used / 9 },
    trailingBytes: 0,
    ended: solidsOpen <= 0,
  };
}

function grow(corners: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(corners.length * 2);
  larger.set(corners);
  return larger;
}

function unreadable(message: string): StlContent {
  return { content: 'unreadable', message };
}
