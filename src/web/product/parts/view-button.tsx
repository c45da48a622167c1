import { Anchor, UnstyledButton } from '@mantine/core';
import type { ActiveModel } from '../../stores/active-model-store.ts';
import { IconCube } from '../../ui/icons/icons.tsx';
import { useViewerDialog } from './use-viewer-dialog.ts';
import styles from './view-button.module.css';

/** What buttons to the 3D viewer say. */
export const viewWords = {
  view: '3D View',
  viewOf: (name: string) => `3D View of ${name}`,
  failed: 'The 3D viewer could not be loaded. Please reload the page.',
} as const;

/** Opens the 3D viewer on a model. Narrow pictures leave room for its icon alone. */
export function ViewButton({ model }: { model: ActiveModel }) {
  const { Dialog, dialog, isOpen, state, prepare, relax, open, close } = useViewerDialog(model);
  return (
    <>
      <UnstyledButton
        className={styles['button'] ?? ''}
        aria-label={viewWords.viewOf(model.name)}
        title={viewWords.view}
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
          {viewWords.view}
        </span>
      </UnstyledButton>
      {state === 'failed' ? (
        <span className={styles['failure']} role="alert">
          {viewWords.failed}
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
      <Anchor component="button" type="button" size="sm" aria-busy={state === 'loading'} onClick={() => void open()}>
        Show in 3D
      </Anchor>
      {state === 'failed' ? <span role="alert"> {viewWords.failed}</span> : null}
      {Dialog === null ? null : <Dialog ref={dialog} isOpen={isOpen} onClose={close} />}
    </>
  );
}
