import { type CheckOutcome, MOST_BODIES, refuse } from './check-outcome.ts';
import { readStepPaint } from './colors/step-paint.ts';
import { readStatedFigures } from './step-figures.ts';
import { scanStep } from './text/scan-step.ts';
import { walkStepGraph } from './text/step-graph.ts';
import { readStepLengthUnit } from './text/step-length-unit.ts';
import { readStepNames } from './text/step-names.ts';
import { blankSectionParameters, LARGEST_ID, renumberLargeIds } from './text/tidy-step.ts';

const DEEPEST_NESTING = 100;
const MOST_ENTITIES = 1_500_000;

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
    return refuse('This STEP file is damaged: its entries can’t be told apart by their numbers. Please export it again.');
  }
  if (scan.absurdNumber)
    return refuse('This STEP file holds coordinates that are no real lengths. Please check the model and export it again.');
  if (scan.counts.solid === 0 && scan.counts.face === 0) return refuse(explainEmptiness(scan.counts));
  const graph = walkStepGraph(scan);
  if (graph.cyclic) return refuse('This STEP file is damaged: some of its parts contain themselves. Please export it again.');
  if (graph.placedBodies > MOST_BODIES) {
    return refuse('This assembly repeats its parts so often that it can’t be measured. Please upload the parts as separate files.');
  }
  return {
    outcome: 'sound',
    bytes: blankSectionParameters(bytes, scan).subarray(scan.start),
    unit: readStepLengthUnit(bytes, scan),
    solidsDeclared: scan.counts.solid,
    listBodies: () => [...scan.solidEntities, ...scan.sheetEntities].map((place) => ({ place, id: scan.ids[place] as number })),
    readPaint: () => readStepPaint(bytes, scan),
    readNames: () => readStepNames(bytes, scan),
    readStated: () => readStatedFigures(bytes, scan),
  };
}

/** Whether bytes begin with the mark of UTF-16 text. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function explainEmptiness(counts: {
  readonly facets: number;
  readonly usage: number;
  readonly document: number;
  readonly surface: number;
  readonly curve: number;
}): string {
  if (counts.facets > 0)
    return 'This STEP file holds a triangle mesh only, no exact shape. Please export a solid, or upload the mesh as STL.';
  if (counts.document > 0 || (counts.usage > 0 && counts.curve === 0 && counts.surface === 0)) {
    return 'This assembly only refers to other files, and its parts are not inside. Please export it as one STEP file with all parts, or upload the parts.';
  }
  if (counts.surface > 0)
    return 'This STEP file holds loose surfaces that nothing bounds, and no solid, so its size can’t be told. Please export the solid model.';
  if (counts.curve > 0)
    return 'This STEP file holds only curves and no surface or solid, so there is nothing to make. Please export the solid model.';
  return 'This STEP file holds no geometry. Please check the model and export it again.';
}
