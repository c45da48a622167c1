import { IGES_SETTINGS_FOLDER, type IgesEngine } from '../occt/load-engines.ts';

/** How thoroughly what is read from an IGES file is healed. */
export type Healing = 'light' | 'full';

/**
 * Repairs that sound files don't need and that cost a third of the reading: searches for boundaries that cross themselves or each
 * other, and for slivers.
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

/** What every face needs: curves in the surface's parameters, seams, poles, closed boundaries that run the right way round. */
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

/** As the engine sets them by itself: it throws at any setting that is missing. */
const DEFAULTS = {
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
};

/** Modes: 0 never, -1 where the engine finds it needed. */
const LIGHT = [
  'FromIGES.exec.op: FixShape',
  ...Object.entries(DEFAULTS).map(([name, value]) => `FromIGES.FixShape.${name}: ${value}`),
  ...DONE.map((name) => `FromIGES.FixShape.${name}Mode: -1`),
  ...LEFT_OUT.map((name) => `FromIGES.FixShape.${name}Mode: 0`),
  '',
].join('\n');

/** Tells the engine how to heal from now on. Without settings, or without its variable, it heals in full. */
export function setHealing({ FS }: IgesEngine, healing: Healing): void {
  const path = `${IGES_SETTINGS_FOLDER}/IGES`;
  if (!FS.analyzePath(IGES_SETTINGS_FOLDER).exists) FS.mkdir(IGES_SETTINGS_FOLDER);
  const isLight = FS.analyzePath(path).exists;
  if (isLight && healing === 'full') FS.unlink(path);
  if (!isLight && healing === 'light') FS.writeFile(path, LIGHT);
}
