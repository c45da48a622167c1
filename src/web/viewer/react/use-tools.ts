import { useEffect, useState } from 'react';
import type { PartBuild } from '../../stores/active-model-store.ts';
import type { SectionPlane, Tool } from '../basics/viewer.ts';
import { useEngineStore } from './engine/engine-store.ts';
import type { ModelState } from './engine/use-model.ts';
import { viewBuild } from './panels/describe-build.ts';

const MIDDLE: SectionPlane = { axis: 'x', position: 0.5, flipped: false };

/** What is switched on beside the picture. */
export interface Tools {
  readonly tool: Tool;
  /** Null: nothing is cut. */
  readonly section: SectionPlane | null;
  readonly edges: boolean;
  readonly dimensions: boolean;
  /** The part stands on its machine's plate. */
  readonly isStood: boolean;
  readonly setSection: (section: SectionPlane) => void;
  /** Takes a tool up, or puts it away when it is in use. */
  readonly toggleTool: (tool: 'distance' | 'pick') => void;
  readonly toggleSection: () => void;
  readonly toggleEdges: () => void;
  readonly toggleDimensions: () => void;
  readonly toggleBuild: () => void;
}

/**
 * The tools of one frame, which begin afresh with it; the engine is told of every change and of every new model. `build`: how it is
 * made; `startsAt`: the place on it that is turned to first.
 */
export function useTools(model: ModelState, build: PartBuild | null, startsAt?: readonly [number, number, number]): Tools {
  const viewer = useEngineStore((engine) => engine.viewer);
  const [tool, setTool] = useState<Tool>('none');
  const [section, setSection] = useState<SectionPlane | null>(null);
  const [edges, setEdges] = useState(true);
  const [dimensions, setDimensions] = useState(false);
  const [isStood, setIsStood] = useState(false);
  const shown = model.state === 'shown' ? model.model : null;

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
  useEffect(() => {
    if (build !== null) viewer?.setBuild(viewBuild(build, isStood));
  }, [viewer, shown, build, isStood]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (startsAt === undefined || shown === null) return;
    const [x, y, z] = startsAt;
    viewer?.showPlace({ x, y, z });
  }, [viewer, shown]);

  return {
    tool,
    section,
    edges,
    dimensions,
    isStood,
    setSection,
    toggleTool: (wanted) => setTool(tool === wanted ? 'none' : wanted),
    toggleSection: () => setSection(section === null ? MIDDLE : null),
    toggleEdges: () => setEdges(!edges),
    toggleDimensions: () => setDimensions(!dimensions),
    toggleBuild: () => setIsStood(!isStood),
  };
}
