import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { FontSource } from 'pdfkit';
import { shareText } from './share-text.ts';
import type { Typeface } from './typefaces.ts';

/** A typeface as one document uses it in one direction. */
export interface DocumentFont {
  readonly name: string;
  readonly source: FontSource;
  readonly hasSpace: boolean;
  /** In thousandths of the size. */
  measure(text: string): number;
  /**
   * Draws what of a text stands for none of its characters, the dots of Arabic letters for instance. Drawn apart, since readers would take the
   * ways from letter to dot and back for spaces.
   */
  readonly dots: { readonly name: string; readonly source: FontSource };
  hasDots(text: string): boolean;
}

/** A glyph as the document knows it, and where it stands, in the font's units. */
interface PlacedGlyph {
  readonly id: number;
  readonly share: string;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/**
 * HarfBuzz shapes, the document embeds. A reader finds the text again by what each glyph stands for, and a shape may stand for one thing here
 * and another there (a vowel sign that is drawn before its consonant, a letter with and without dots): then it is several glyphs of the
 * document's font.
 */
export function createDocumentFont(typeface: Typeface, isRightToLeft: boolean): DocumentFont {
  const { font, shaping, covered } = typeface;
  const name = `${typeface.name}-${isRightToLeft ? 'rtl' : 'ltr'}`;
  const shapeOf: number[] = [];
  const ids = new Map<string, number>();
  const idOf = (glyph: number, share: string) => {
    const key = `${glyph} ${share}`;
    const id = ids.get(key) ?? shapeOf.push(glyph) - 1;
    ids.set(key, id);
    return id;
  };
  idOf(0, '');

  const place = (text: string): readonly PlacedGlyph[] => {
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(shaping, buffer);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      return { glyph, cluster, xAdvance, xOffset, yOffset };
    });
    const shares = shareText(text, isRightToLeft ? glyphs.toReversed() : glyphs);
    return glyphs.map((placed) => {
      const { glyph, xAdvance, xOffset, yOffset } = placed;
      const share = shares.get(placed) ?? '';
      return {
        ...{ xAdvance, xOffset, yOffset },
        share,
        id: idOf(glyph, share),
        // What combines with a letter takes no room; a reader that thinks it does sees a gap behind it.
        advanceWidth: xAdvance === 0 ? 0 : font.getGlyph(glyph).advanceWidth,
        codePoints: [...share].map((character) => character.codePointAt(0) ?? 0),
      };
    });
  };
  const runs = new Map<string, readonly PlacedGlyph[]>();
  const run = (text: string) => {
    const placed = runs.get(text) ?? place(text);
    runs.set(text, placed);
    return placed;
  };

  const { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, italicAngle, bbox, post, head } = font;
  const metrics = { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, italicAngle, bbox, post, head };
  const sourceOf = (postscriptName: string, pick: (glyphs: readonly PlacedGlyph[]) => readonly PlacedGlyph[]): FontSource => ({
    postscriptName,
    ...metrics,
    getGlyph: (id) => font.getGlyph(id),
    createSubset() {
      const subset = font.createSubset();
      const places = new Map([[0, 0]]);
      return {
        includeGlyph(id) {
          const place = places.get(id) ?? subset.glyphs.push(shapeOf[id] ?? 0) - 1;
          places.set(id, place);
          return place;
        },
        encode: () => subset.encode(),
      };
    },
    layout(text) {
      const glyphs = pick(run(text));
      return {
        glyphs,
        positions: glyphs.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset, yOffset })),
        advanceWidth: sumAdvances(glyphs),
      };
    },
  });
  return {
    name,
    hasSpace: covered.has(0x20),
    measure: (text) => (sumAdvances(run(text)) * 1000) / unitsPerEm,
    source: sourceOf(name, (glyphs) => glyphs.filter((glyph) => !isDot(glyph))),
    hasDots: (text) => run(text).some(isDot),
    dots: { name: `${name}-dots`, source: sourceOf(`${name}-dots`, pickDots) },
  };
}

function isDot({ share, xAdvance }: PlacedGlyph): boolean {
  return share === '' && xAdvance === 0;
}

/** Each from the run's start. */
function pickDots(glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
  let x = 0;
  return glyphs.flatMap((glyph) => {
    const dot = { ...glyph, xOffset: glyph.xOffset + x };
    x += glyph.xAdvance;
    return isDot(glyph) ? [dot] : [];
  });
}

function sumAdvances(glyphs: readonly PlacedGlyph[]): number {
  return glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
