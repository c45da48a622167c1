import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { logProblem } from '../../api/calls/log-problem.ts';
import { meshAddress } from '../../api/files/mesh-address.ts';
import { type ActiveModel, activateModel } from '../../stores/active-model-store.ts';
import { isKept } from '../../stores/kept-files.ts';
import { whenIdle } from '../../ui/controls/when-idle.ts';
import { isSparing } from '../../viewer/basics/is-sparing.ts';
import { openReaderWorker, readAhead } from '../../viewer/reader/reader-worker.ts';

type ViewerDialog = ComponentType<{
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}>;

/** How long the pointer or the focus rests before that counts as interest: it also passes by on its way elsewhere. */
const REST_MS = 50;
/** How long a model stays prepared after the interest is gone. */
const LINGER_MS = 4_000;

/** Kept in state once it is fetched: a lazy component would show nothing for a while at every first opening. */
const loadDialog = () => import('../../viewer/react/viewer-dialog.tsx').then((loaded) => loaded.ViewerDialog);

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
    import('../../viewer/react/engine/engine-store.ts').then(({ warmEngine }) => warmEngine()).catch(() => undefined);
  });
}

/** Buttons on the page, and what they all wait for: in a table of hundreds each would look through all of the page for nothing. */
let buttons = 0;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Warms up once for all buttons of a page that has settled; ends with the last of them. */
function settle(): () => void {
  buttons += 1;
  settling ??= setTimeout(() => {
    settling = undefined;
    void warmViewer();
  }, SETTLED_MS);
  return () => {
    buttons -= 1;
    if (buttons > 0) return;
    clearTimeout(settling);
    settling = undefined;
  };
}

/** Once the next frame is drawn. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
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
  const dialog = useRef<HTMLDialogElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The pointer or the focus is on the button, and what follows from that has been set going. */
  const isInterested = useRef(false);
  useEffect(() => {
    const leave = isSparing() ? undefined : settle();
    return () => {
      leave?.();
      clearTimeout(timer.current);
    };
  }, []);

  const foresee = () => {
    if (model.kind === 'part' && !isKept(model.internalFilename)) readAhead(meshAddress(model.internalFilename), model.name);
  };
  const drop = () => {
    isInterested.current = false;
    setShown((now) => (now?.isOpen === true ? now : null));
  };
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
    dialog,
    isOpen: shown?.isOpen ?? false,
    state,
    /** To be called whenever the pointer moves on the button, too: a pointer that only lies where the button appears means nothing. */
    prepare: (afterMs = REST_MS) => {
      // A dialog that closes gives the focus back.
      if (shown?.isOpen === true || (isInterested.current && afterMs > 0) || isSparing()) return;
      isInterested.current = true;
      clearTimeout(timer.current);
      if (shown !== null) return;
      // A failure shows when the button is pressed.
      const prepare = () => void show(false).catch(() => undefined);
      foresee();
      void fetchViewer();
      timer.current = setTimeout(prepare, afterMs);
    },
    /** The interest is gone. */
    relax: () => {
      isInterested.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(drop, LINGER_MS);
    },
    open: async () => {
      clearTimeout(timer.current);
      if (shown !== null) {
        turn++;
        if (dialog.current?.open === false) dialog.current.showModal();
        // Nothing of what else there is to do may hold up the frame that shows it.
        afterFrame(() => setShown((now) => (now === null ? null : { ...now, isOpen: true })));
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
    close: () => setShown(null),
  };
}
