import { useEffect } from 'react';
import { logWarning } from '../../../api/calls/log-problem.ts';
import { VIEWER_TEXTS } from '../../basics/texts.ts';
import { useEngineStore } from './engine-store.ts';

/** After the opening's own first frames. */
const REFRESH_MS = 100;

/** What happens when the frame comes into view: the page takes its new size, and an engine that is not initialised yet is logged. */
export function useOpening(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    window.dispatchEvent(new Event('resize'));
    const { viewer } = useEngineStore.getState();
    if (viewer === null) logWarning(VIEWER_TEXTS.notInitialized);
    // The picture that was drawn unseen is there at once. It may be rough, or a browser may have thrown it away.
    const refreshing = setTimeout(() => viewer?.refresh(), REFRESH_MS);
    return () => clearTimeout(refreshing);
  }, [isOpen]);
}
