import { useEffect } from 'react';
import { logWarning } from '../../api/log-problem.ts';
import { VIEWER_TEXTS } from '../texts.ts';
import { useEngineStore } from './engine-store.ts';

/** After the first pictures of the opening. */
const REDRAW_MS = 300;

/** What happens when the frame comes into view: the page takes its new size, and an engine that is not initialised yet is logged. */
export function useOpening(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    window.dispatchEvent(new Event('resize'));
    const { viewer } = useEngineStore.getState();
    if (viewer === null) logWarning(VIEWER_TEXTS.notInitialized);
    // The picture that was drawn unseen is there at once; drawn anew later, in case a browser has thrown it away.
    const redrawing = setTimeout(() => viewer?.rotate(0, 0), REDRAW_MS);
    return () => clearTimeout(redrawing);
  }, [isOpen]);
}
