import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { FontSlice } from './font-slices.ts';

export type Weight = 400 | 700;

/** A slice in one weight: what it covers, shapes with, and is embedded from. */
export interface Typeface {
  readonly name: string;
  readonly covered: ReadonlySet<number>;
  readonly font: Font;
  readonly shaping: ShapingFont;
}

/**
 * Reads a slice in a weight. The files are compressed and hold all weights at once, neither of which fontkit can embed, so they are
 * made plain TrueType of one weight first.
 */
export async function readTypeface(slice: FontSlice, weight: Weight): Promise<Typeface> {
  const plain = await subsetFont(await readFile(slice.path), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(slice.isVariable ? { variationAxes: { wght: weight } } : {}),
  });
  const bytes = new Uint8Array(plain);
  const font = create(bytes);
  return {
    name: `${slice.name}-${weight}`,
    covered: new Set(font.characterSet),
    font,
    shaping: new ShapingFont(new Face(new Blob(bytes))),
  };
}
