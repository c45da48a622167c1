import { useEffect, useState } from 'react';
import type { PartBuild } from '../../stores/active-model-store.ts';
import type { SectionPlane, ShownModel, Tool } from '../basics/viewer.ts';
import { useEngineStore } from './engine/engine-store.ts';
import { viewBuild } from './panels/describe-build.ts';
import type { Switch } from './panels/shortcuts.ts';

/** Of a part that nobody makes yet. */
const USUAL_WALL_MM = 1;
const MIDDLE: SectionPlane = { axis: 'x', position: 0.5, flipped: false };

interface Tools {
  readonly tool: Tool;
  /** Null: nothing is cut. */
  readonly section: SectionPlane | null;
  readonly setSection: (section: SectionPlane) => void;
  /** Below which walls are the thinnest that the map tells apart, mm; null: no map is shown. */
  readonly leastWallMm: number | null;
  readonly isOn: Readonly<Record<Switch, boolean>>;
  readonly toggle: (which: Switch) => void;
}

/**
 * The tools of one frame, which begin afresh with it; the engine is told of every change and of every new model. `build`: how it is
 * made; `startsAt`: the place on it that is turned to first.
 */
export function useTools(shown: ShownModel | null, build: PartBuild | null, startsAt?: readonly [number, number, number]): Tools {
  const viewer = useEngineStore((engine) => engine.viewer);
  const [tool, setTool] = useState<Tool>('none');
  const [section, setSection] = useState<SectionPlane | null>(null);
  const [edges, setEdges] = useState(true);
  const [dimensions, setDimensions] = useState(false);
  const [hasWalls, setHasWalls] = useState(false);
  const [isStood, setIsStood] = useState(false);
  const leastWallMm = hasWalls ? (build?.facts.minimumWallMm ?? USUAL_WALL_MM) : null;

  // A new model is told what stands, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is the reason, not an input.
  useEffect(() => viewer?.setTool(tool), [viewer, shown, tool]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => viewer?.setSection(section), [viewer, shown, section]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => viewer?.setEdges(edges), [viewer, shown, edges]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => viewer?.setDimensions(dimensions), [viewer, shown, dimensions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => viewer?.setWalls(leastWallMm), [viewer, shown, leastWallMm]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (build !== null) viewer?.setBuild(viewBuild(build, isStood));
  }, [viewer, shown, build, isStood]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (startsAt === undefined || shown === null) return;
    const [x, y, z] = startsAt;
    viewer?.showPlace({ x, y, z });
  }, [viewer, shown]);

  const toggle = (which: Switch) => {
    if (which === 'section') setSection(section === null ? MIDDLE : null);
    else if (which === 'edges') setEdges(!edges);
    else if (which === 'dimensions') setDimensions(!dimensions);
    else if (which === 'walls') setHasWalls(!hasWalls);
    else if (which === 'build') setIsStood(!isStood);
    else setTool(tool === which ? 'none' : which);
  };
  const isOn = {
    distance: tool === 'distance',
    pick: tool === 'pick',
    section: section !== null,
    edges,
    dimensions,
    walls: hasWalls,
    build: isStood,
  };
  return { tool, section, setSection, leastWallMm, isOn, toggle };
}
