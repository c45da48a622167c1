import sharp, { type Sharp } from 'sharp';
import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import type { QuoteEnclosures } from '../../../ports/document-writer.ts';

/** Four pixels in each point of what is shown: 300 dots per inch. */
const PICTURE_PX = 200;
const LOGO_PX = 640;
const MOST_PIXELS = 52_000_000;
const DEADLINE_SECONDS = 20;

/** Pictures in forms that go into a PDF as they are, on white. */
export interface PreparedPictures {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly logo: Uint8Array | null;
}

/** Makes the pictures that the document shows as small as it shows them; leaves out what is none. */
export async function preparePictures({ lines }: QuoteDocument, { pictures, logo }: QuoteEnclosures): Promise<PreparedPictures> {
  const prepared = new Map<string, Uint8Array>();
  for (const partId of new Set(lines.map((line) => line.partId))) {
    const bytes = pictures.get(partId);
    const picture = bytes === undefined ? null : await prepare(bytes, PICTURE_PX, (image) => image.jpeg({ quality: 85 }));
    if (picture !== null) prepared.set(partId, picture);
  }
  return { pictures: prepared, logo: logo === null ? null : await prepare(logo, LOGO_PX, (image) => image.removeAlpha().png()) };
}

async function prepare(bytes: Uint8Array, side: number, encode: (image: Sharp) => Sharp): Promise<Uint8Array | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColorspace('srgb');
    return await encode(image).timeout({ seconds: DEADLINE_SECONDS }).toBuffer();
  } catch {
    // A picture that can't be read leaves its place empty; the quote counts more.
    return null;
  }
}
