import sharp, { type Sharp } from 'sharp';
import { shownColor } from '#domain/catalogue/shown-color.ts';
import { parseColor } from '#domain/shop/tint.ts';

const MOST_PIXELS = 52_000_000;
const DEADLINE_SECONDS = 20;

/**
 * A picture on white, of at most `side` pixels each way, as `encode` ends it; with `rgb` ('#rrggbb') of a part in that color. Null for what
 * is no picture.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  side: number,
  encode: (image: Sharp) => Sharp,
  rgb?: string,
): Promise<Uint8Array | null> {
  try {
    const small = decode(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb');
    const shown = rgb === undefined ? small : decode(await paint(small, rgb));
    return await encode(shown.flatten({ background: '#fff' }))
      .timeout({ seconds: DEADLINE_SECONDS })
      .toBuffer();
  } catch {
    // A picture that can't be read leaves its place empty; what it stands in counts more.
    return null;
  }
}

function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 });
}

/** How much of a picture's red, green and blue the eye takes for light (Rec. 709), made somewhat lighter, as pages show it. */
const LIGHT = [0.2126, 0.7152, 0.0722].map((share) => share * 1.25);
type Mix = [number, number, number];

/** A part's picture in another colour ('#rrggbb'): its light and shade stay, and so does what shows through. */
function paint(picture: Sharp, rgb: string): Promise<Uint8Array> {
  const mix = parseColor(shownColor(rgb)).map((part) => LIGHT.map((light) => light * part));
  return picture
    .recomb(mix as [Mix, Mix, Mix])
    .png()
    .timeout({ seconds: DEADLINE_SECONDS })
    .toBuffer();
}
