import type { LinearColor } from '../../basics/model.ts';
import type { StepScan } from '../text/scan-step.ts';
import { type StepEntity, StepStatements, withoutStrings } from '../text/step-statements.ts';
import { StepColors } from './step-colors.ts';

/** A colour that a STEP file gives to a face, a body or a whole representation. */
export interface StepStyle {
  readonly target: StepEntity;
  /** The assembly usage (NEXT_ASSEMBLY_USAGE_OCCURRENCE) whose instance alone is coloured so. Null: all of them. */
  readonly usage: StepEntity | null;
  readonly color: LinearColor;
}

/**
 * What a STEP file colours: the one body it has, or single things, larger ones first and over-riding styles last: of two for one
 * thing the later one holds.
 */
export type StepPaint = { readonly whole: LinearColor } | { readonly parts: readonly StepStyle[] };

/** `STYLED_ITEM('name', (styles), item`, also as a part of a complex entity, where it has no name. */
const STYLED_ITEM = /STYLED_ITEM\s*\([^#]*?\(([^()]*)\)\s*,\s*#(\d+)/;
const CONTEXT_LIST = /\(([^()]*)\)\s*\)\s*;/;
const REPRESENTATION = /REPRESENTATION\b/;
const BODY = /_BREP\b|BREP_WITH_VOIDS|SHELL|SURFACE_MODEL|MAPPED_ITEM/;
const FACE = /(?:\b|_)FACE(?:\b|_)/;

/**
 * The surface colours in a STEP file (ISO 10303-46, styled items). Null: there are none, which costs nothing to say. `scan` is
 * that of `bytes`.
 */
export function readStepPaint(bytes: Uint8Array, scan: StepScan): StepPaint | null {
  if (scan.counts.style === 0 || scan.counts.color === 0) return null;
  const statements = new StepStatements(bytes, scan);
  const colors = new StepColors(statements);
  const usages = new StepUsages(statements, scan);
  const ranked: { readonly rank: number; readonly style: StepStyle }[] = [];
  for (const place of new Set(scan.styleEntities)) {
    const text = withoutStrings(statements.read(statements.at(place)));
    const [, assignments = '', item = ''] = STYLED_ITEM.exec(text) ?? [];
    const target = statements.find(Number(item));
    const size = target === null ? null : sizeOf(statements.read(target));
    if (target === null || size === null) continue;
    const rank = size * 2 + (text.includes('OVER_RIDING_') ? 1 : 0);
    const listed = text.startsWith('CONTEXT_DEPENDENT_') ? readIds(CONTEXT_LIST.exec(text)?.[1]) : [];
    for (const assignment of readIds(assignments)) {
      const color = colors.find(assignment);
      if (color === null) continue;
      const contexts = [...listed, ...readStyleContext(statements, assignment)];
      const usage = contexts.length === 1 ? usages.find(contexts[0] ?? 0) : null;
      // What holds in a context that is not understood might hold for another instance.
      if (contexts.length === 0 || usage !== null) ranked.push({ rank, style: { target, usage, color } });
    }
  }
  const parts = keepLast(ranked.sort((one, other) => one.rank - other.rank).map(({ style }) => style));
  const last = parts.at(-1);
  if (last === undefined) return null;
  const [solid = -1, ...others] = scan.solidEntities;
  const isWhole = ({ target, usage }: StepStyle) =>
    usage === null && (target.place === solid || statements.references(target).includes(scan.ids[solid] ?? 0));
  return others.length === 0 && parts.every(isWhole) ? { whole: last.color } : { parts };
}

/** The last style of each thing: a hostile file could colour one a million times. */
function keepLast(styles: readonly StepStyle[]): StepStyle[] {
  return [...new Map(styles.map((style) => [`${style.target.id} ${style.usage?.id}`, style])).values()];
}

/** 0 for a representation, 1 for a body, 2 for a face. Null: neither; curves, points and bare surfaces are not shown. */
function sizeOf(text: string): number | null {
  const keywords = text.startsWith('(') ? withoutStrings(text) : text.slice(0, text.indexOf('('));
  return FACE.test(keywords) ? 2 : BODY.test(keywords) ? 1 : REPRESENTATION.test(keywords) ? 0 : null;
}

function readIds(list = ''): number[] {
  return Array.from(list.matchAll(/#(\d+)/g), ([, id]) => Number(id));
}

/** The context of a PRESENTATION_STYLE_BY_CONTEXT: its last argument. */
function readStyleContext(statements: StepStatements, assignment: number): number[] {
  const entity = statements.find(assignment);
  if (entity === null || !statements.read(entity).startsWith('PRESENTATION_STYLE_BY_CONTEXT')) return [];
  return [...statements.references(entity).slice(-1)];
}

/** Finds the assembly usage that a style's context stands for. */
class StepUsages {
  private readonly statements: StepStatements;
  private readonly shapes: readonly number[];
  private readonly usages: ReadonlySet<number>;
  /** The product definition shape by the id of what represents it. */
  private definitions: Map<number, number> | null = null;

  constructor(statements: StepStatements, scan: StepScan) {
    this.statements = statements;
    this.shapes = scan.shapeOfUsageEntities;
    this.usages = new Set(scan.usageEntities);
  }

  find(context: number): StepEntity | null {
    this.definitions ??= this.listDefinitions();
    const definition = this.statements.find(this.definitions.get(context) ?? context);
    const [usage = 0] = definition === null ? [] : this.statements.references(definition);
    const found = this.statements.find(usage);
    return found !== null && this.usages.has(found.place) ? found : null;
  }

  /** CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(relationship, definition) and SHAPE_DEFINITION_REPRESENTATION(definition, representation). */
  private listDefinitions(): Map<number, number> {
    const definitions = new Map<number, number>();
    for (const place of this.shapes) {
      const entity = this.statements.at(place);
      const [first = 0, second = 0] = this.statements.references(entity);
      if (this.statements.read(entity).startsWith('CONTEXT')) definitions.set(first, second).set(entity.id, second);
      else definitions.set(second, first);
    }
    return definitions;
  }
}
