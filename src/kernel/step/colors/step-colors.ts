import type { LinearColor } from '../../basics/model.ts';
import type { StepStatements } from '../text/step-statements.ts';

/** What leads from a style to a surface's colour; curves, texts and symbols have colours as well. */
const LEADS_TO_COLOR =
  /^(?:PRESENTATION_STYLE_(?:ASSIGNMENT|BY_CONTEXT)|SURFACE_STYLE_(?:USAGE|FILL_AREA|RENDERING\w*)|SURFACE_SIDE_STYLE|FILL_AREA_STYLE\w*)\b/;
/** A colour lies six steps below its style. */
const DEEPEST = 12;
const NUMBER = String.raw`\s*([-+.\dE]+)\s*`;
const RGB = new RegExp(String.raw`COLOUR_RGB\s*\(\s*(?:(?:'(?:[^']|'')*'|\$)\s*,)?${NUMBER},${NUMBER},${NUMBER}\)`);
const PRE_DEFINED = /PRE_DEFINED_COLOUR\s*\(\s*'\s*(\w+)\s*'/;

/** ISO 10303-202, pre-defined colours. */
const PRE_DEFINED_COLORS: Readonly<Record<string, LinearColor>> = {
  red: [1, 0, 0],
  green: [0, 1, 0],
  blue: [0, 0, 1],
  yellow: [1, 1, 0],
  magenta: [1, 0, 1],
  cyan: [0, 1, 1],
  black: [0, 0, 0],
  white: [1, 1, 1],
};

/** Follows presentation styles of a STEP file to their surface colours, each once. */
export class StepColors {
  private readonly statements: StepStatements;
  private readonly known = new Map<number, LinearColor | null>();

  constructor(statements: StepStatements) {
    this.statements = statements;
  }

  /** Null: no surface is coloured. `depth` is how far the style lies below the one first asked for. */
  find(id: number, depth = 0): LinearColor | null {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const color = depth > DEEPEST ? null : this.read(id, depth);
    this.known.set(id, color);
    return color;
  }

  private read(id: number, depth: number): LinearColor | null {
    const entity = this.statements.find(id);
    if (entity === null) return null;
    const text = this.statements.read(entity);
    const rgb = RGB.exec(text);
    if (rgb !== null) return [decodeSrgb(rgb[1]), decodeSrgb(rgb[2]), decodeSrgb(rgb[3])];
    const named = PRE_DEFINED.exec(text)?.[1]?.toLowerCase();
    if (named !== undefined) return PRE_DEFINED_COLORS[named] ?? null;
    if (!LEADS_TO_COLOR.test(text) || text.includes('.NEGATIVE.')) return null;
    const colored = [...this.statements.references(entity)].filter((next) => this.find(next, depth + 1) !== null);
    const [chosen] = colored.length > 1 ? [...colored.filter((next) => this.isRendering(next)), ...colored] : colored;
    return chosen === undefined ? null : this.find(chosen);
  }

  /** A rendering's colour goes before that of the plain fill beside it. */
  private isRendering(id: number): boolean {
    const entity = this.statements.find(id);
    return entity !== null && this.statements.read(entity).startsWith('SURFACE_STYLE_RENDERING');
  }
}

/** STEP says nothing of its colours' space; all common programs take it for sRGB (IEC 61966-2-1). */
function decodeSrgb(text: string | undefined): number {
  const value = Math.min(Math.max(Number(text) || 0, 0), 1);
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
