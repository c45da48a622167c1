import type { Unit } from '#domain/part/units.ts';
import type { LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { Shape } from '../../occt/words.ts';

/** Tells when and by which program a file was written; without it the same solid makes the same file. */
const FILE_NAME = /FILE_NAME\([\s\S]*?\);/;

/**
 * A solid in millimetres, which stands in its own frame, as a STEP file (AP214) of one product with its lengths in `unit`; `faceColors`
 * follow the order of the faces, null: nothing is coloured. Throws what the engine throws.
 */
export function writeStep(
  oc: ExactEngine,
  solid: Shape,
  name: string,
  unit: Unit,
  faceColors: readonly (LinearColor | null)[] | null,
): Uint8Array {
  const colors = faceColors === null ? oc.listFaces(solid).map(() => null) : faceColors;
  const text = new TextDecoder('latin1').decode(oc.writeStep(solid, encodeName(name), unit, paint(colors).flat()));
  const header = `FILE_NAME('${encodeName(name).replaceAll("'", "''")}','',(''),(''),'','','');`;
  return new TextEncoder().encode(text.replace(FILE_NAME, () => header));
}

const UNPAINTED: LinearColor = [Number.NaN, Number.NaN, Number.NaN];

/** The commonest colour is the solid's, and other faces have their own. */
function paint(faceColors: readonly (LinearColor | null)[]): LinearColor[] {
  const common = faceColors.includes(null) ? null : findCommonest(faceColors);
  const own = faceColors.map((color) => (color === null || color.join() === common?.join() ? UNPAINTED : color));
  return [common ?? UNPAINTED, ...own];
}

function findCommonest(colors: readonly (LinearColor | null)[]): LinearColor | null {
  const groups = [...Map.groupBy(colors, (color) => color?.join()).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])[0] ?? null;
}

/** Characters beyond ASCII as ISO 10303-21 spells them in a string, 6.4.3; a backslash, with which that begins, is none of its own. */
function encodeName(name: string): string {
  const hex = (units: string) =>
    Array.from({ length: units.length }, (_, n) => units.charCodeAt(n).toString(16).toUpperCase().padStart(4, '0'));
  return name.replaceAll('\\', '/').replace(/[^ -~]+/g, (foreign) => `\\X2\\${hex(foreign).join('')}\\X0\\`);
}
