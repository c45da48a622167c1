import sharp, { type Sharp } from 'sharp';
import type { Gloss, PartLook } from '#domain/catalogue/gloss.ts';
import { shownColor } from '#domain/catalogue/shown-color.ts';
import { parseColor } from '#domain/shop/tint.ts';

const MOST_PIXELS = 52_000_000;
const DEADLINE_SECONDS = 20;

/**
 * A picture on white, of at most `side` pixels each way, as `encode` ends it; with a `look` of a part in that color and
 * finish. Null for what is no picture.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  side: number,
  encode: (image: Sharp) => Sharp,
  look: PartLook | null = null,
): Promise<Uint8Array | null> {
  try {
    const small = decode(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb');
    const shown = look === null ? small : decode(await paint(small, look));
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

/** Of light and shade around what is so bright, as pages show it (part-image.module.css). */
const CONTRAST: Readonly<Record<Gloss, number>> = { matte: 0.7, plain: 1, glossy: 1.35 };
const MIDDLE = 0.8 * 255;

/** A part's picture in another look: its light and shade stay as far as the finish leaves them, and so does what shows through. */
function paint(picture: Sharp, { rgb, gloss }: PartLook): Promise<Uint8Array> {
  const color = parseColor(shownColor(rgb));
  const mix = color.map((part) => LIGHT.map((light) => light * part));
  const contrast = CONTRAST[gloss];
  const middles = color.map((part) => part * MIDDLE * (1 - contrast));
  return picture
    .recomb(mix as [Mix, Mix, Mix])
    .linear([contrast, contrast, contrast], middles)
    .png()
    .timeout({ seconds: DEADLINE_SECONDS })
    .toBuffer();
}
