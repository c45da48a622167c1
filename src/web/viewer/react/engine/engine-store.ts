import { create } from 'zustand';
import { logProblem, logWarning } from '../../../api/calls/log-problem.ts';
import { VIEWER_TEXTS } from '../../basics/texts.ts';
import { type Picked, STATUS_UPDATE_EVENT, type StatusUpdate, type Viewer } from '../../basics/viewer.ts';
import { ViewerError } from '../../basics/viewer-error.ts';

interface EngineState {
  readonly phase: 'not loaded' | 'loading' | 'loaded' | 'failed';
  /** Set while loaded. */
  readonly viewer: Viewer | null;
  /** Why it failed, in words. */
  readonly failure: string | null;
  /** The graphics card took the picture away and has not given it back yet. */
  readonly isContextLost: boolean;
  readonly status: StatusUpdate;
  readonly picked: Picked | null;
}

const QUIET: StatusUpdate = { status: '', isProcessing: false, percent: null };

/** The page's one engine. It outlives the frames that show it, so that it starts once and every later opening is quick. */
export const useEngineStore = create<EngineState>()(() => ({
  phase: 'not loaded',
  viewer: null,
  failure: null,
  isContextLost: false,
  status: QUIET,
  picked: null,
}));
const { setState, getState } = useEngineStore;

let host: HTMLElement | null = null;

/** What the engine draws in; the frame that is shown takes it in. */
export function engineHost(): HTMLElement {
  if (host !== null) return host;
  host = document.createElement('div');
  host.style.cssText = 'position:absolute;inset:0';
  window.addEventListener(STATUS_UPDATE_EVENT, (event) => {
    if (event instanceof CustomEvent) setState({ status: event.detail as StatusUpdate });
  });
  return host;
}

/** Starts the engine unless it runs or starts already. After a failure it is tried again. Never rejects. */
export async function startEngine(colorScheme: 'light' | 'dark'): Promise<void> {
  const { phase } = getState();
  if (phase === 'loading' || phase === 'loaded') return;
  setState({ phase: 'loading', failure: null, status: { status: VIEWER_TEXTS.loading, isProcessing: true, percent: null } });
  try {
    // Nearly as much code as all else of a page, which so stands before this has come.
    const { createViewer } = await import('../../create-viewer.ts');
    const viewer = await createViewer(engineHost(), {
      colorScheme,
      onPicked: (picked) => setState({ picked }),
      onContextLost: () => setState({ isContextLost: true }),
      onContextRestored: () => setState({ isContextLost: false }),
    });
    setState({ phase: 'loaded', viewer, status: QUIET });
  } catch (error) {
    const isMissing = error instanceof ViewerError && error.code === 'WEBGL_MISSING';
    const failure = isMissing ? VIEWER_TEXTS.webglMissing : VIEWER_TEXTS.initializationFailed;
    if (!isMissing) logProblem(VIEWER_TEXTS.initializationFailed, error);
    setState({ phase: 'failed', failure, status: { status: failure, isProcessing: false, percent: null } });
  }
}

/** Starts the engine before there is anything to show. What fails is left to the frame that needs it. */
export function warmEngine(): void {
  if (getState().phase === 'not loaded') void startEngine('light');
}

/** Does something with the engine. Used before it is ready, it reports so and does nothing. */
export function askEngine(action: (viewer: Viewer) => void): void {
  const { viewer, phase } = getState();
  if (viewer !== null) {
    action(viewer);
    return;
  }
  logWarning(VIEWER_TEXTS.notReady);
  setState({ status: { status: VIEWER_TEXTS.notReady, isProcessing: phase === 'loading', percent: null } });
}

/** Has the engine made ready for a file from disk, which somebody seems about to open. */
export function prepareForFiles(): void {
  getState().viewer?.prepareForFiles();
}
