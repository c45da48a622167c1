import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { texts } from '../texts.ts';
import styles from './draft-bar.module.css';
import type { DraftStatus } from './draft-state.ts';
import type { Pricing } from './pricing.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Draft } from './use-draft.ts';

const ICONS: Readonly<Record<DraftStatus, typeof IconPencil>> = {
  published: IconCircleCheck,
  draft: IconCircleCheck,
  unsaved: IconPencil,
  saving: IconPencil,
  faulty: IconAlertTriangle,
  conflict: IconAlertTriangle,
};

/** How the draft stands, why it was not saved or published, and what can be done with it. Stays at the bottom of the window. */
export function DraftBar({ pricing, draft }: { pricing: Pricing; draft: Draft }) {
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null);
  const { status, failure } = draft;
  const told =
    failure === null || status === 'saving' ? { role: 'status', words: texts.states[status] } : { role: 'alert', words: failure };
  const Icon = told.role === 'alert' ? IconAlertTriangle : ICONS[status];
  const isIdle = status === 'published' || status === 'conflict';
  const discard = () => {
    setAsks(null);
    void draft.discard();
  };
  return (
    <div className={styles['bar']}>
      <span key={told.role} className={styles['state']} data-state={told.role === 'alert' ? 'failed' : status} role={told.role}>
        <Icon size={17} stroke={1.6} aria-hidden />
        {told.words}
      </span>
      <div className={styles['buttons']}>
        <Button variant="subtle" color="gray" px="sm" disabled={isIdle} onClick={() => setAsks('discard')}>
          {texts.discard}
        </Button>
        <Button variant="default" px="sm" disabled={status !== 'unsaved'} onClick={() => void draft.save()}>
          {texts.save}
        </Button>
        <Button disabled={isIdle || status === 'faulty'} onClick={() => setAsks('publish')}>
          {texts.publish}
        </Button>
      </div>
      <Dialog opened={asks === 'discard'} onClose={() => setAsks(null)} title={texts.discardTitle}>
        <p className={styles['words']}>{texts.discardText}</p>
        <div className={styles['answers']}>
          <Button variant="default" onClick={() => setAsks(null)}>
            {texts.keepEditing}
          </Button>
          <Button color="red" onClick={discard}>
            {texts.discard}
          </Button>
        </div>
      </Dialog>
      <PublishDialog opened={asks === 'publish'} onClose={() => setAsks(null)} pricing={pricing} draft={draft} />
    </div>
  );
}
