import { ActionIcon } from '@mantine/core';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useActiveModelStore } from '../../stores/active-model-store.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import type { Showable } from './engine/load-model.ts';
import { texts } from './engine/texts.ts';
import styles from './viewer-dialog.module.css';
import { ViewerFrame } from './viewer-frame.tsx';

interface ViewerDialogProps {
  /** Whoever holds it may call `showModal` before `isOpen` tells. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Until then everything is there, at its size, but unseen. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The modal dialog '3D View' on the model that was active when it was first rendered. */
export function ViewerDialog({ ref, isOpen, onClose }: ViewerDialogProps) {
  const titleId = useId();
  const [wanted, setWanted] = useState<Showable | null>(() => useActiveModelStore.getState().active);
  // Before whatever else happens on opening: that may count on the dialog.
  useLayoutEffect(() => {
    if (isOpen && ref.current?.open === false) ref.current.showModal();
  }, [ref, isOpen]);
  // Closing the dialog itself gives the focus back; it goes away once it is closed.
  const close = () => ref.current?.close();
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape and the close button.
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <ViewerFrame
        isOpen={isOpen}
        wanted={wanted}
        onWant={setWanted}
        heading={<h2 id={titleId}>{texts.title}</h2>}
        actions={
          <ActionIcon size={40} aria-label={texts.close} onClick={close}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
      />
    </dialog>,
    document.body,
  );
}
