import type { IgesEngine } from '../occt/load-engines.ts';

/** How thoroughly what is read from an IGES file is healed. What isn't healed at all lacks curves in surfaces' parameters. */
export type Healing = 'none' | 'light' | 'full';

/** Where the engine looks for its settings, told by the variable that it asks for. */
const FOLDER = '/healing';
export const HEALING_ENVIRONMENT = { CSF_IGESDefaults: FOLDER };

/**
 * The repairs that sound files don't need and that cost most of the reading time: searches for boundaries that cross
 * themselves or each other, and for slivers. What every face needs (curves in the surface's parameters, seams, poles,
 * closed boundaries that run the right way round) is done always.
 */
const LEFT_OUT = [
  'FixSelfIntersection',
  'FixSelfIntersectingEdge',
  'FixIntersectingEdges',
  'FixNonAdjacentIntersectingEdges',
  'FixIntersectingWires',
  'FixLoopWires',
  'RemoveLoop',
  'FixSplitFace',
  'FixNotchedEdges',
  'FixSmall',
  'FixSmallAreaWire',
  'RemoveSmallAreaFace',
];

const DONE = [
  'FixFreeShell',
  'FixFreeFace',
  'FixFreeWire',
  'FixSameParameter',
  'FixSolid',
  'FixShell',
  'FixShellOrientation',
  'FixFace',
  'FixFaceOrientation',
  'FixWire',
  'FixOrientation',
  'FixAddNaturalBound',
  'FixMissingSeam',
  'FixReorder',
  'FixConnected',
  'FixEdgeCurves',
  'FixDegenerated',
  'FixLacking',
  'FixReversed2d',
  'FixRemovePCurve',
  'FixRemoveCurve3d',
  'FixAddPCurve',
  'FixAddCurve3d',
  'FixSeam',
  'FixShifted',
  'FixVertexTolerance',
];

/** The rest as the engine sets it by itself. This build can't do without a single one: it dies on a setting it misses. */
const LIGHT = {
  Tolerance3d: '&Runtime.Tolerance',
  MaxTolerance3d: '&Runtime.MaxTolerance',
  MinTolerance3d: '1.e-7',
  CreateOpenSolidMode: '0',
  FixEdgeSameParameterMode: '0',
  FixVertexPositionMode: '0',
  FixTailMode: '0',
  MaxTailAngle: '0',
  MaxTailWidth: '-1',
  AutoCorrectPrecisionMode: '1',
  ModifyTopologyMode: '0',
  ModifyGeometryMode: '1',
  ClosedWireMode: '1',
  PreferencePCurveMode: '1',
  ...Object.fromEntries(DONE.map((name) => [`${name}Mode`, '-1'])),
  ...Object.fromEntries(LEFT_OUT.map((name) => [`${name}Mode`, '0'])),
};

const SETTINGS = {
  none: 'FromIGES.exec.op: \n',
  light: ['FromIGES.exec.op: FixShape', ...Object.entries(LIGHT).map(([name, value]) => `FromIGES.FixShape.${name}: ${value}`), ''].join(
    '\n',
  ),
};

/** The engine tells settings apart by the second in which they were written. */
const WRITTEN_MS = { none: 1_000_000, light: 2_000_000 };

/** Tells the engine how to heal from now on. Without settings it heals in full. */
export function setHealing({ FS }: IgesEngine, healing: Healing): void {
  const path = `${FOLDER}/IGES`;
  if (!FS.analyzePath(FOLDER).exists) FS.mkdir(FOLDER);
  const { exists } = FS.analyzePath(path);
  if (healing === 'full') {
    if (exists) FS.unlink(path);
    return;
  }
  if (exists && FS.stat(path).mtime.getTime() === WRITTEN_MS[healing]) return;
  FS.writeFile(path, SETTINGS[healing]);
  FS.utime(path, WRITTEN_MS[healing], WRITTEN_MS[healing]);
}
