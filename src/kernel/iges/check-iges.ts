import { tellFormat } from '#domain/part/detect-format.ts';
import type { Unit } from '#domain/part/units.ts';
import { countNested } from '../basics/count-nested.ts';
import { type CheckOutcome, MOST_BODIES, refuse } from '../step/check-outcome.ts';
import { type IgesScan, scanIges } from './scan-iges.ts';

// Entity type numbers of IGES 5.3.
const SOLID = 186;
const SURFACES = [186, 510, 514, 144, 143, 108, 114, 118, 120, 122, 128, 140, 190, 192, 194, 196, 198];
/** What the surfaces and solids of a part may be gathered in: assemblies, groups, instances of subfigures and of solids. */
const GATHERINGS = [184, 402, 408, 430];
const SUBFIGURE_INSTANCE = 408;
const MOST_ENTITIES = 500_000;
const DEEPEST_NESTING = 100;
/** Global parameters 13 to 15 (counted from 1): the scale, the unit's flag and its name. */
const [SCALE, UNIT_FLAG, UNIT_NAME] = [12, 13, 14];
/** The highest flag of a unit; the engine dies of others. */
const LAST_UNIT = 11;

/** Refuses an IGES file that is broken, holds nothing to measure, or would drown the kernel. */
export function checkIges(bytes: Uint8Array): CheckOutcome {
  if (tellFormat(bytes, bytes.length) !== 'iges')
    return refuse('This is not an IGES file: it does not begin as one. Please export the model again as IGES, or best as STEP.');
  const scan = scanIges(bytes);
  if (scan === null) return refuse('This IGES file is broken or incomplete: its records don’t add up. Please export or upload it again.');
  if (scan.entityCount > MOST_ENTITIES) {
    return refuse(
      `This IGES file has ${scan.entityCount.toLocaleString('en')} entries, more than can be measured. Please split the model into smaller files.`,
    );
  }
  if (scan.absurdNumber)
    return refuse('This IGES file holds coordinates that are no real lengths. Please check the model and export it again.');
  if (!SURFACES.some((type) => scan.pointersOf(type).length > 0)) {
    return refuse(
      'This IGES file holds no surface and no solid that can be read, only such as curves, points or text. Please export the solid model, best as STEP.',
    );
  }
  if (Number(scan.globals[UNIT_FLAG]) > LAST_UNIT)
    return refuse('This IGES file does not say in which unit of length it is. Please export it again, in millimetres or inches.');
  const instances = countSubfigureInstances(scan);
  if (instances === null) return refuse('This IGES file is damaged: some of its parts contain themselves. Please export it again.');
  if (instances > MOST_BODIES) {
    return refuse('This IGES file repeats its parts so often that it can’t be measured. Please upload the parts as separate files.');
  }
  return {
    outcome: 'sound',
    format: 'iges',
    bytes: scan.bytes,
    unit: readUnit(scan),
    drawnScale: readScale(scan),
    solidsDeclared: scan.pointersOf(SOLID).length,
    solidsHidden: countHiddenSolids(scan),
  };
}

function countHiddenSolids(scan: IgesScan): number | undefined {
  const isHidden = (pointer: number) => scan.entityAt(pointer)?.isHidden === true;
  if (![...SURFACES, ...GATHERINGS].some((type) => scan.pointersOf(type).some(isHidden))) return undefined;
  return scan.pointersOf(SOLID).filter(isHidden).length;
}

/** Nothing said, or nothing that makes sense, means drawn in real size. */
function readScale({ globals }: IgesScan): number {
  const scale = Number((globals[SCALE] ?? '').replace(/D/i, 'E'));
  return scale > 0 && scale < Infinity ? scale : 1;
}

function readUnit(scan: IgesScan): Unit {
  // Nothing said means inches, and names count as they are written: the engine takes 'cm' for millimetres.
  const flag = Number(scan.globals[UNIT_FLAG]) || 1;
  const name = scan.globals[UNIT_NAME] ?? '';
  if (flag === 1 || (flag === 3 && ['', 'IN', 'INCH'].includes(name))) return 'in';
  if (flag === 10 || (flag === 3 && name === 'CM')) return 'cm';
  return 'mm';
}

/**
 * How often subfigure definitions (308) are placed when instances (408) within definitions are multiplied out;
 * null where a definition contains itself.
 */
function countSubfigureInstances(scan: IgesScan): number | null {
  const instances = scan.pointersOf(SUBFIGURE_INSTANCE);
  const definitionOf = new Map(instances.map((pointer) => [pointer, Number(scan.entityAt(pointer)?.parameters().split(',')[1])]));
  const innerOf = (definition: number) => membersOf(scan, definition).flatMap((pointer) => definitionOf.get(pointer) ?? []);
  return countNested(definitionOf.values(), innerOf, () => 1, DEEPEST_NESTING);
}

/** Members of a subfigure definition: its parameters are depth, name, count, then that many pointers. */
function membersOf(scan: IgesScan, definition: number): number[] {
  const text = scan.entityAt(definition)?.parameters() ?? '';
  const named = /^\s*308\s*,\s*\d+\s*,\s*(\d+)H/.exec(text);
  if (named === null) return [];
  const values = text.slice(named[0].length + Number(named[1]) + 1).split(/[,;]/);
  return values.slice(1, 1 + Number(values[0])).map(Number);
}
