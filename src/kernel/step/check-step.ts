import type { Unit } from '#domain/part/units.ts';
import { readAnnotations } from './annotations/read-annotations.ts';
import { type CheckOutcome, MOST_BODIES, refuse } from './check-outcome.ts';
import { readStatedFigures } from './step-figures.ts';
import { type StepScan, scanStep } from './text/scan-step.ts';
import { walkStepGraph } from './text/step-graph.ts';
import { StepStatements } from './text/step-statements.ts';

const DEEPEST_NESTING = 100;
const MOST_ENTITIES = 1_500_000;
const AMBIGUOUS = 'This STEP file is damaged: its entries can’t be told apart by their numbers. Please export it again.';

/** Refuses a STEP file that is broken, holds nothing to measure, or would drown the kernel. Linear in the file's size. */
export function checkStep(bytes: Uint8Array): CheckOutcome {
  const scan = scanStep(bytes);
  if (scan.start < 0 && isUtf16(bytes))
    return refuse('This file is saved as UTF-16 text, which STEP does not allow. Please save it as plain text, or export the model again.');
  if (scan.start < 0)
    return refuse('This is not a STEP file: it does not begin as one. Please export the model again as STEP (AP203, AP214 or AP242).');
  if (!scan.complete) return refuse('This STEP file is incomplete: its end is missing. Please export or upload it again.');
  if (scan.deepestNesting > DEEPEST_NESTING)
    return refuse('This STEP file is damaged: its lists are nested too deeply to be a model. Please export it again.');
  if (scan.entities > MOST_ENTITIES) {
    return refuse(
      `This STEP file has ${scan.entities.toLocaleString('en')} entries, more than can be measured. Please split the model into smaller files.`,
    );
  }
  if (scan.largestId > LARGEST_ID) {
    const renumbered = renumberLargeIds(bytes);
    if (scanStep(renumbered).largestId <= LARGEST_ID) return checkStep(renumbered);
    return refuse(AMBIGUOUS);
  }
  if (scan.absurdNumber)
    return refuse('This STEP file holds coordinates that are no real lengths. Please check the model and export it again.');
  const solids = scan.listed.solid.length;
  if (solids === 0 && scan.counts.face === 0) return refuse(explainEmptiness(scan));
  const statements = new StepStatements(bytes, scan);
  const { ambiguous, placedBodies } = walkStepGraph(statements);
  // The engine may look for ever for which of two is meant; it begins a new entity within a broken one, too.
  if (ambiguous || scan.interrupted) return refuse(AMBIGUOUS);
  if (placedBodies === null) return refuse('This STEP file is damaged: some of its parts contain themselves. Please export it again.');
  if (placedBodies > MOST_BODIES) {
    return refuse('This assembly repeats its parts so often that it can’t be measured. Please upload the parts as separate files.');
  }
  const unit = readStepLengthUnit(statements);
  return {
    outcome: 'sound',
    format: 'step',
    bytes: blankSectionParameters(bytes, scan).subarray(scan.start),
    unit,
    solidsDeclared: solids,
    readStated: () => readStatedFigures(statements),
    readAnnotations: () => readAnnotations(statements, unit),
  };
}

/** Whether bytes begin with the mark of UTF-16 text. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function explainEmptiness({ counts, listed }: StepScan): string {
  if (counts.facets > 0)
    return 'This STEP file holds a triangle mesh only, no exact shape. Please export a solid, or upload the mesh as STL.';
  if (counts.document > 0 || (listed.usage.length > 0 && counts.curve === 0 && counts.surface === 0)) {
    return 'This assembly only refers to other files, and its parts are not inside. Please export it as one STEP file with all parts, or upload the parts.';
  }
  if (counts.surface > 0)
    return 'This STEP file holds loose surfaces that nothing bounds, and no solid, so its size can’t be told. Please export the solid model.';
  if (counts.curve > 0)
    return 'This STEP file holds only curves and no surface or solid, so there is nothing to make. Please export the solid model.';
  return 'This STEP file holds no geometry. Please check the model and export it again.';
}

/**
 * The unit sizes are shown in: the length unit that most representation contexts of a STEP file assign.
 * Inch and centimetre are told apart; metres, feet and all others are shown in millimetres.
 */
function readStepLengthUnit(statements: StepStatements): Unit {
  const unitById = new Map(statements.list('lengthUnit').map((entity) => [entity.id, unitOf(statements.read(entity))]));
  const votes = statements
    .list('unitContext')
    .flatMap((context) => [...statements.references(context)].flatMap((reference) => unitById.get(reference) ?? []));
  const [winner] = [...Map.groupBy(votes, (unit) => unit).values()].sort((a, b) => b.length - a.length);
  return winner?.[0] ?? 'mm';
}

function unitOf(statement: string): Unit {
  const named = /CONVERSION_BASED_UNIT\s*\(\s*'([^']*)'/.exec(statement)?.[1]?.trim().toUpperCase();
  if (named !== undefined)
    return named === 'IN' || named.startsWith('INCH') ? 'in' : named === 'CM' || named.startsWith('CENTIM') ? 'cm' : 'mm';
  return /\.CENTI\./.test(statement) ? 'cm' : 'mm';
}

/** The engine counts entities in 32 bits; ISO 10303-21 sets no limit. */
const LARGEST_ID = 2 ** 31 - 1;
const [BLANK, SEMICOLON] = [32, 59];
/** Strings and comments, in which nothing is an id, and ids; without leading zeros. */
const IDS = /'(?:[^']|'')*'|\/\*[\s\S]*?\*\/|#0*(\d+)/g;

/** A STEP file without the parameters of its data sections (`DATA('A',('SCHEMA'));` in edition 3), at which the engine gives up. */
function blankSectionParameters(bytes: Uint8Array, { sectionParameters }: StepScan): Uint8Array {
  if (sectionParameters.length === 0) return bytes;
  const tidy = bytes.slice();
  for (const { from, to } of sectionParameters) {
    tidy.fill(BLANK, from, to + 1);
    tidy[from] = SEMICOLON;
  }
  return tidy;
}

/** A STEP file whose ids beyond the engine's reach are replaced by free ones, padded with zeros to the same length. */
function renumberLargeIds(bytes: Uint8Array): Uint8Array {
  const tidy = bytes.slice();
  // One byte is one character, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  const taken = new Set<number>();
  for (const [, digits] of text.matchAll(IDS)) if (Number(digits) <= LARGEST_ID) taken.add(Number(digits));
  const renumbered = new Map<string, number>();
  let free = 1;
  for (const { 0: token, 1: digits, index } of text.matchAll(IDS)) {
    if (digits === undefined || Number(digits) <= LARGEST_ID) continue;
    let id = renumbered.get(digits);
    if (id === undefined) {
      while (taken.has(free)) free++;
      id = free++;
      renumbered.set(digits, id);
    }
    tidy.set(new TextEncoder().encode(String(id).padStart(token.length - 1, '0')), index + 1);
  }
  return tidy;
}
