import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { DocumentFont } from '../fonts/document-font.ts';
import { breakText, type Line, type Run, type TextStyle, type TextTools } from './break-text.ts';

/** Points from the paper's edges to what is written. */
export const MARGIN = 48;
/** The footer stands in the lower margin, so far from what is above it. */
const FOOTER = 10;
/** Of a text's size: the leading that fits the tallest of the scripts, and how far its baseline lies beneath the line's top. */
const LEADING = 1.4;
const ASCENT = 1.07;

/** Points. */
export interface Area {
  readonly x: number;
  readonly width: number;
}

/** Points from a line's top to the next one's. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.size * LEADING, 0);
}

/** A document that is being written from top to bottom; lengths are points from the upper left corner. */
export class Sheet {
  readonly doc: PDFDocument;
  /** The root of the structure that readers follow. */
  readonly root: StructureElement;
  /** Where the next thing goes. */
  y = MARGIN;
  private readonly tools: TextTools;

  constructor(doc: PDFDocument, tools: TextTools) {
    this.doc = doc;
    this.tools = tools;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    this.startPage();
  }

  get area(): Area {
    return { x: MARGIN, width: this.doc.page.width - 2 * MARGIN };
  }

  /** What is left of the page. */
  get room(): number {
    return this.doc.page.height - MARGIN - FOOTER - this.y;
  }

  /** What an empty page has. */
  get wholeRoom(): number {
    return this.doc.page.height - 2 * MARGIN - FOOTER;
  }

  startPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Starts a page where so much has no room on this one. */
  keep(height: number): void {
    if (height > this.room) this.startPage();
  }

  break(text: string, style: TextStyle, width: number): readonly Line[] {
    return breakText(text, style, width, this.tools);
  }

  /** How wide a text is that is not broken. */
  measure(text: string, style: TextStyle): number {
    return Math.max(0, ...this.break(text, style, Number.POSITIVE_INFINITY).map(({ width }) => width));
  }

  /** An element of the structure under another one. */
  element(parent: StructureElement, type: string, options: Parameters<PDFDocument['struct']>[1] = {}): StructureElement {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws what is no part of the text: lines, grounds, what repeats. */
  decorate(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a horizontal line at `y`, from 0 to the right of the area. */
  rule(y: number, color: string, { x, width }: Area = this.area): void {
    this.decorate('Layout', () => this.doc.rect(x, y - 0.25, width, 0.5).fill(color));
  }

  /** Draws lines from `top` down: at the left, at the right, or at the side where the paragraph starts. */
  drawLines(lines: readonly Line[], { x, width }: Area, top: number, side: 'left' | 'right' | 'start' = 'left'): void {
    let y = top;
    for (const line of lines) {
      const isRight = side === 'right' || (side === 'start' && line.isRightToLeft);
      this.drawLine(line, isRight ? x + width - line.width : x, y + line.style.size * ASCENT);
      y += heightOf([line]);
    }
  }

  /** Writes lines from where the sheet stands, over as many pages as they take. */
  flow(element: StructureElement, lines: readonly Line[], area: Area = this.area): void {
    let rest = lines;
    while (rest.length > 0) {
      const taken = this.takeLines(rest, this.room);
      if (taken.length === 0) this.startPage();
      else {
        element.add(() => this.drawLines(taken, area, this.y, 'start'));
        this.y += heightOf(taken);
        rest = rest.slice(taken.length);
      }
    }
  }

  /** The first lines, as many as have room. */
  takeLines(lines: readonly Line[], room: number): readonly Line[] {
    let used = 0;
    const end = lines.findIndex((line) => {
      used += heightOf([line]);
      return used > room;
    });
    return end === -1 ? lines : lines.slice(0, end);
  }

  private drawLine({ style, runs }: Line, x: number, baseline: number): void {
    this.doc.fillColor(style.color);
    const write = ({ name, source }: Pick<DocumentFont, 'name' | 'source'>, run: Run) => {
      this.doc.registerFont(name, source).font(name, style.size);
      this.doc.text(run.text, x + run.x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
    };
    for (const run of runs) write(run.font, run);
    for (const run of runs) if (run.font.hasDots(run.text)) write(run.font.dots, run);
  }
}
