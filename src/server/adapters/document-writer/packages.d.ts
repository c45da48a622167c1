/** What is used of packages that bring no types, as far as it is used. */

declare module 'pdfkit' {
  interface FontRun {
    readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number; readonly codePoints: readonly number[] }[];
    /** In the font's units; scaled in place by the document, hence fresh in every run. */
    readonly positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    readonly advanceWidth: number;
  }

  /** What a document needs of a font that is no file: fontkit's fonts have it, and so has whatever else shapes text. */
  export interface FontSource {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly capHeight: number;
    readonly xHeight: number;
    readonly italicAngle: number;
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    readonly post: { readonly isFixedPitch: number | boolean };
    readonly head: { readonly macStyle: { readonly italic: boolean } };
    getGlyph(id: number): { readonly advanceWidth: number };
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
    layout(text: string): FontRun;
  }

  export interface StructureElement {
    /** Closures draw what the element holds, at once where the element is in the tree. */
    add(child: StructureElement | (() => void)): this;
  }

  interface StructureOptions {
    readonly alt?: string;
    readonly scope?: 'Column' | 'Row';
    /** Left, top, right, bottom. */
    readonly bbox?: readonly [number, number, number, number];
    readonly placement?: 'Block';
  }

  export interface PdfImage {
    readonly width: number;
    readonly height: number;
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default class PDFDocument {
    constructor(options: {
      readonly size: 'A4' | 'LETTER';
      readonly margin: number;
      readonly font: null;
      readonly pdfVersion: '1.7';
      readonly subset?: 'PDF/A-3a';
      readonly tagged: boolean;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly autoFirstPage: boolean;
      readonly bufferPages: boolean;
      readonly info: Readonly<Record<string, Date | { valueOf(): string }>>;
    });
    readonly page: { readonly width: number; readonly height: number };
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): unknown;
    font(source: FontSource, size: number): this;
    font(name: string, size: number): this;
    registerFont(name: string, source: FontSource): this;
    fillColor(color: string): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic'; readonly features: readonly string[] },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(color: string): this;
    openImage(bytes: Uint8Array): PdfImage;
    image(image: PdfImage, x: number, y: number, options: { readonly width: number; readonly height: number }): this;
    link(x: number, y: number, width: number, height: number, url: string, options: { readonly structParent: StructureElement }): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    file(
      bytes: Uint8Array,
      options: {
        readonly name: string;
        readonly type: string;
        readonly description: string;
        readonly relationship: 'Alternative';
        readonly creationDate: Date;
        readonly modifiedDate: Date;
      },
    ): unknown;
    /** To the document's XMP metadata, within rdf:RDF. */
    appendXML(xml: string): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}

declare module 'fontkit' {
  import type { FontSource } from 'pdfkit';

  interface Subset {
    /** Which of the font's glyphs stand in the subset, in order. */
    readonly glyphs: number[];
    encode(): Uint8Array;
  }

  export interface Font extends Omit<FontSource, 'createSubset' | 'layout'> {
    readonly characterSet: readonly number[];
    createSubset(): Subset;
  }

  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  /** The font in another format, its variable axes fixed where `variationAxes` names them. */
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      readonly targetFormat: 'truetype';
      readonly keepAllGlyphs: true;
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}

declare module 'linebreak' {
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default class LineBreaker {
    constructor(text: string);
    /** Where a line may, or has to, end next; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
