import { UnstyledButton } from '@mantine/core';
import { IconCube } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { logProblem } from '../api/log-problem.ts';
import { type ActiveModel, activateModel } from '../stores/active-model-store.ts';
import styles from './view-button.module.css';

type ViewerDialog = ComponentType<{ readonly onClose: () => void }>;

/** Fetched on the first sign of interest, and then kept in state: a lazy component would show nothing for a while at every first opening. */
const loadDialog = () => import('../viewer/react/viewer-dialog.tsx').then((loaded) => loaded.ViewerDialog);

/** Fetches the viewer early; a failure shows when the button is pressed. */
const prepare = () => void loadDialog().catch(() => undefined);

/** Opens the 3D viewer on a model. Narrow pictures leave room for its icon alone. */
export function ViewButton({ model }: { model: ActiveModel }) {
  const [Dialog, setDialog] = useState<ViewerDialog | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const open = async () => {
    activateModel(model);
    setState('loading');
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setState('idle');
    } catch (error) {
      logProblem('The 3D viewer could not be loaded.', error);
      setState('failed');
    }
  };
  return (
    <>
      <UnstyledButton
        className={styles['button'] ?? ''}
        aria-label={`3D View of ${model.name}`}
        title="3D View"
        aria-busy={state === 'loading'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <IconCube size={17} stroke={1.6} aria-hidden />
        <span className={styles['words']} aria-hidden>
          3D View
        </span>
      </UnstyledButton>
      {state === 'failed' ? (
        <span className={styles['failure']} role="alert">
          The 3D viewer could not be loaded. Please reload the page.
        </span>
      ) : null}
      {Dialog === null ? null : <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
