import { useEffect } from 'react';
import { logWarning } from '../../api/log-problem.ts';
import { VIEWER_TEXTS } from '../texts.ts';
import { useEngineStore } from './engine-store.ts';

/** What happens when the frame comes into view: the page takes its new size, and an engine that is not initialised yet is logged. */
export function useOpening(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    window.dispatchEvent(new Event('resize'));
    const { viewer } = useEngineStore.getState();
    if (viewer === null) logWarning(VIEWER_TEXTS.notInitialized);
    // The picture that was drawn unseen is there at once; drawn anew behind it, in case a browser has thrown it away.
    const frame = requestAnimationFrame(() => viewer?.home());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}
