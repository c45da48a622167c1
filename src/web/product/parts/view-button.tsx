import { UnstyledButton } from '@mantine/core';
import type { ActiveModel } from '../../stores/active-model-store.ts';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { IconCube } from '../../ui/icons/icons.tsx';
import { useViewerDialog } from './use-viewer-dialog.ts';
import styles from './view-button.module.css';
import { texts } from './view-texts.ts';

/** Opens the 3D viewer on a model. Narrow pictures leave room for its icon alone. */
export function ViewButton({ model }: { model: ActiveModel }) {
  const { Dialog, dialog, isOpen, state, prepare, relax, open, close } = useViewerDialog(model);
  return (
    <>
      <UnstyledButton
        className={styles['button'] ?? ''}
        aria-label={texts.viewOf(model.name)}
        title={texts.view}
        aria-busy={state === 'loading'}
        onPointerMove={() => prepare()}
        onFocus={() => prepare()}
        onPointerDown={() => prepare(0)}
        onPointerLeave={relax}
        onBlur={relax}
        onClick={() => void open()}
      >
        <IconCube size={17} stroke={1.6} aria-hidden />
        <span className={styles['words']} aria-hidden>
          {texts.view}
        </span>
      </UnstyledButton>
      {state === 'failed' ? (
        <span className={styles['failure']} role="alert">
          {texts.failed}
        </span>
      ) : null}
      {Dialog === null ? null : <Dialog ref={dialog} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** The same as words, beside what is to be seen of the model. */
export function ViewLink({ model }: { model: ActiveModel }) {
  const { Dialog, dialog, isOpen, state, open, close } = useViewerDialog(model);
  return (
    <>
      <TextButton size="sm" aria-busy={state === 'loading'} onClick={() => void open()}>
        {texts.show}
      </TextButton>
      {state === 'failed' ? <span role="alert"> {texts.failed}</span> : null}
      {Dialog === null ? null : <Dialog ref={dialog} isOpen={isOpen} onClose={close} />}
    </>
  );
}
