import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconCircleCheck, IconPencil } from '../../../ui/icons/more-icons.tsx';
import { IconAlertTriangle } from '../../../ui/icons/part-icons.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import type { DraftStatus, Pricing } from '../card/draft-state.ts';
import styles from '../card/pricing.module.css';
import { texts } from '../card/texts.ts';
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

const TONES = { published: 'dim', draft: 'dim', saving: 'dim', unsaved: 'review', faulty: 'review', conflict: 'review' } as const;

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
    <Row justify="between" className={styles['bar']}>
      <Row as="span" key={told.role} gap="xs" size="base" tone={told.role === 'alert' ? 'error' : TONES[status]} role={told.role}>
        <Icon size={17} stroke={1.6} aria-hidden />
        {told.words}
      </Row>
      <Row gap="xs">
        <Button variant="subtle" color="gray" px="sm" disabled={isIdle} onClick={() => setAsks('discard')}>
          {texts.discard}
        </Button>
        <Button variant="default" px="sm" disabled={status !== 'unsaved'} onClick={() => void draft.save()}>
          {texts.save}
        </Button>
        <Button px="sm" disabled={isIdle || status === 'faulty'} onClick={() => setAsks('publish')}>
          {texts.publish}
        </Button>
      </Row>
      <Dialog opened={asks === 'discard'} onClose={() => setAsks(null)} title={texts.discardTitle}>
        <Text>{texts.discardText}</Text>
        <Row justify="end" mt="md">
          <Button variant="default" onClick={() => setAsks(null)}>
            {texts.keepEditing}
          </Button>
          <Button color="red" onClick={discard}>
            {texts.discard}
          </Button>
        </Row>
      </Dialog>
      <PublishDialog opened={asks === 'publish'} onClose={() => setAsks(null)} pricing={pricing} draft={draft} />
    </Row>
  );
}
