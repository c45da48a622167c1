import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type FontSlice, isMeantFor, orderSlices } from './font-slices.ts';

const BOX = '□';
/** Characters that are never drawn, so that no font has to have them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Fonts for texts whose characters were loaded. */
export interface Typefaces {
  /**
   * Who chooses the font of each of a text's characters, with what combines with it.
   */
  choosing(text: string, weight: Weight): (cluster: string) => Typeface;
  /** A text with a box for each character that no font has. */
  boxMissing(text: string): string;
}

type Order = readonly FontSlice[];

/** Reads fonts as texts ask for them, and keeps them. */
export class TypefaceShelf {
  private readonly read = new Map<string, Promise<Typeface>>();

  /** Reads what the texts need. */
  async load(texts: Iterable<string>): Promise<Typefaces> {
    const loaded = new Map<string, Typeface>();
    const wanted = new Map<Order, Set<string>>([[orderSlices(''), new Set(' ')]]);
    for (const text of texts) {
      const order = orderSlices(text);
      wanted.set(order, new Set([...(wanted.get(order) ?? []), ...text]));
    }
    const missing = new Set<string>();
    for (const [order, characters] of wanted)
      for (const character of characters)
        if (!INVISIBLE.test(character) && !(await this.loadCharacter(character, order, loaded))) missing.add(character);
    if (missing.size > 0) await this.loadCharacter(BOX, orderSlices(''), loaded);
    const chosen = new Map<string, Typeface>();
    // Of hundreds of slices a document has loaded few, and it asks with every paragraph.
    const facesOf = new Map<string, readonly Typeface[]>();
    return {
      boxMissing: (text) => (missing.size === 0 ? text : [...text].map((character) => (missing.has(character) ? BOX : character)).join('')),
      choosing(text, weight) {
        const order = orderSlices(text);
        const prefix = `${order.at(-1)?.name} ${weight} `;
        const faces = facesOf.get(prefix) ?? order.flatMap((slice) => loaded.get(keyOf(slice, weight)) ?? []);
        facesOf.set(prefix, faces);
        return (cluster) => {
          const typeface = chosen.get(prefix + cluster) ?? choose(faces, cluster);
          chosen.set(prefix + cluster, typeface);
          return typeface;
        };
      },
    };
  }

  /** Whether a font has it. */
  private async loadCharacter(character: string, order: Order, loaded: Map<string, Typeface>): Promise<boolean> {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const slice of order) {
      if (!isMeantFor(slice, codePoint)) continue;
      const [regular, bold] = await Promise.all([this.get(slice, 400), this.get(slice, 700)]);
      loaded.set(keyOf(slice, 400), regular).set(keyOf(slice, 700), bold);
      if (regular.covered.has(codePoint)) return true;
    }
    return false;
  }

  private get(slice: FontSlice, weight: Weight): Promise<Typeface> {
    const key = keyOf(slice, weight);
    const typeface = this.read.get(key) ?? readTypeface(slice, weight);
    this.read.set(key, typeface);
    return typeface;
  }
}

function keyOf(slice: FontSlice, weight: Weight): string {
  return `${slice.name} ${weight}`;
}

function choose(faces: readonly Typeface[], cluster: string): Typeface {
  const needed = [...cluster].filter((character) => !INVISIBLE.test(character)).map((character) => character.codePointAt(0) ?? 0);
  const [letter] = needed;
  const [latin] = faces;
  if (latin === undefined) throw new Error('No font was loaded.');
  const whole = faces.find(({ covered }) => needed.every((codePoint) => covered.has(codePoint)));
  // Where no font has all of it, the letter counts more than what combines with it.
  return whole ?? faces.find(({ covered }) => letter !== undefined && covered.has(letter)) ?? latin;
}

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
async function readTypeface(slice: FontSlice, weight: Weight): Promise<Typeface> {
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
