import { AsciiScanner } from './ascii-scanner.ts';
import type { StlContent } from './stl-facets.ts';

const LOWER = 0x20;
const E = 0x65;
const F = 0x66;
const L = 0x6c;
const O = 0x6f;
const S = 0x73;
const V = 0x76;
const BYTES_PER_CORNER = 12;
/** Typical bytes per facet in text; only the first guess at the size of the buffer. */
const TYPICAL_FACET_BYTES = 160;

/** Reads the facets of a text STL: any case, any white space, names with spaces, several `solid` blocks. */
export function readAsciiFacets(bytes: Uint8Array): StlContent {
  const scanner = new AsciiScanner(bytes);
  let corners = new Float32Array(9 * Math.ceil(bytes.length / TYPICAL_FACET_BYTES) + 9);
  let used = 0;
  let solidsOpen = 0;
  if (bytes[0] === 0xef) scanner.at = 3;
  for (;;) {
    const at = scanner.skipWhite();
    if (at >= bytes.length) break;
    switch ((bytes[at] ?? 0) | LOWER) {
      case V: {
        if (used + 3 > corners.length) corners = grow(corners);
        scanner.skipWord();
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
      case F:
        if (used % 9 !== 0) return unreadable(scanner.explain());
        // `facet normal x y z`: normals are often wrong or `nan`, and follow from the corners anyway.
        for (let word = 0; word < 5; word++) {
          scanner.skipWhite();
          scanner.skipWord();
        }
        break;
      case O:
      case L:
        scanner.skipWord();
        break;
      case E: {
        const what = (bytes[at + 3] ?? 0) | LOWER;
        if (what === S) {
          solidsOpen--;
          scanner.skipLine();
        } else if (what === L || what === F) {
          if (used % 9 !== 0) return unreadable(scanner.explain());
          scanner.skipWord();
        } else return unreadable(scanner.explain());
        break;
      }
      case S:
        solidsOpen++;
        scanner.skipLine();
        break;
      default:
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
