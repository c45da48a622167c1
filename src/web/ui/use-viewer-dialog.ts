import { type ComponentType, useEffect, useRef, useState } from 'react';
import { logProblem } from '../api/log-problem.ts';
import { meshAddress } from '../api/mesh-address.ts';
import { type ActiveModel, activateModel } from '../stores/active-model-store.ts';
import { isSparing } from '../viewer/is-sparing.ts';
import { openReaderWorker, readAhead } from '../viewer/reader/reader-worker.ts';

type ViewerDialog = ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>;

/** How long the pointer or the focus rests before that counts as interest: it also passes by on its way elsewhere. */
const REST_MS = 50;
/** How long a model stays prepared after the interest is gone. */
const LINGER_MS = 4_000;

/** Kept in state once it is fetched: a lazy component would show nothing for a while at every first opening. */
const loadDialog = () => import('../viewer/react/viewer-dialog.tsx').then((loaded) => loaded.ViewerDialog);

/** How long a page with parts on it has been there when the viewer's code comes. */
const SETTLED_MS = 1_000;

/** Fetches what every model needs, once. Never rejects: a failure shows when a button is pressed. */
async function fetchViewer(): Promise<void> {
  try {
    openReaderWorker();
    await loadDialog();
  } catch {}
}

/** As above, and starts the engine when the page has nothing else to do. Not where nothing points at a button before it presses. */
async function warmViewer(): Promise<void> {
  await fetchViewer();
  if (!matchMedia('(hover: hover)').matches) return;
  whenIdle(() => {
    import('../viewer/react/engine-store.ts').then(({ warmEngine }) => warmEngine()).catch(() => undefined);
  });
}

function whenIdle(act: () => void): void {
  // Not every browser can tell.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
}

/** Drops what some button has prepared: the page has one engine, which holds one model. */
let dropPrepared = () => {};
/** Which button's wish counts, since the code can come in any order: the last one's, but a press before any interest. */
let turn = 0;
let isPressed = false;

/**
 * The 3D viewer on a model, for one button. Its code and its engine come once the page has settled. `prepare` takes a sign of
 * interest: the model is then fetched and, when it rests, the dialog set up unseen with its picture, so that `open` has only to
 * show it. Nothing of all this happens on metered lines or weak devices.
 */
export function useViewerDialog(model: ActiveModel) {
  const [shown, setShown] = useState<{ readonly Dialog: ViewerDialog; readonly isOpen: boolean } | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The dialog was just closed; the pointer or focus that is still there means nothing. */
  const isSated = useRef(false);
  useEffect(() => {
    const settling = isSparing() ? undefined : setTimeout(warmViewer, SETTLED_MS);
    return () => {
      clearTimeout(settling);
      clearTimeout(timer.current);
    };
  }, []);

  const foresee = () => {
    if (model.kind === 'part') readAhead(meshAddress(model.internalFilename), model.name);
  };
  const drop = () => setShown((now) => (now?.isOpen === true ? now : null));
  const show = async (isOpen: boolean) => {
    if (isPressed && !isOpen) return;
    isPressed = isOpen;
    const mine = ++turn;
    const Dialog = await loadDialog().finally(() => {
      if (mine === turn) isPressed = false;
    });
    if (mine !== turn) return;
    dropPrepared();
    dropPrepared = drop;
    activateModel(model);
    setShown({ Dialog, isOpen });
  };
  return {
    Dialog: shown?.Dialog ?? null,
    isOpen: shown?.isOpen ?? false,
    state,
    prepare: (afterMs = REST_MS) => {
      clearTimeout(timer.current);
      if (shown !== null || isSated.current || isSparing()) return;
      // A failure shows when the button is pressed.
      const prepare = () => void show(false).catch(() => undefined);
      foresee();
      void fetchViewer();
      timer.current = setTimeout(prepare, afterMs);
    },
    /** The interest is gone. */
    relax: () => {
      isSated.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(drop, LINGER_MS);
    },
    open: async () => {
      clearTimeout(timer.current);
      if (shown !== null) {
        turn++;
        activateModel(model);
        setShown({ ...shown, isOpen: true });
        return;
      }
      setState('loading');
      foresee();
      try {
        await show(true);
        setState('idle');
      } catch (error) {
        logProblem('The 3D viewer could not be loaded.', error);
        setState('failed');
      }
    },
    close: () => {
      isSated.current = true;
      setShown(null);
    },
  };
}
