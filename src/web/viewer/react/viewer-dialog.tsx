import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useActiveModelStore } from '../../stores/active-model-store.ts';
import type { Showable } from './load-model.ts';
import { texts } from './texts.ts';
import styles from './viewer-dialog.module.css';
import { ViewerFrame } from './viewer-frame.tsx';

/** The modal dialog '3D View': open for as long as it is rendered, on the model that was active when it opened. */
export function ViewerDialog({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wanted, setWanted] = useState<Showable | null>(() => useActiveModelStore.getState().active);
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal();
  }, []);
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
        wanted={wanted}
        onWant={setWanted}
        heading={<h2 id={titleId}>{texts.title}</h2>}
        actions={
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={texts.close} onClick={close}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
      />
    </dialog>,
    document.body,
  );
}
