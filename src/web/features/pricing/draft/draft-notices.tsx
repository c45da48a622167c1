import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../product/prices/format-day.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { listChanges } from '../card/card-values.ts';
import { ChangeTable } from '../card/change-table.tsx';
import type { Pricing } from '../card/draft-state.ts';
import { exchangeCopy, keepMine, takeTheirs } from '../card/draft-state.ts';
import { texts } from '../card/texts.ts';
import type { Draft } from './use-draft.ts';

/** What the person has to know about the draft: who else has changed it, and what is kept aside. */
export function DraftNotices({ pricing, draft }: { pricing: Pricing; draft: Draft }) {
  const { conflict, edits, published, setEdits } = draft;
  return (
    <>
      {published === null ? null : <Alert type="success" text={texts.publishing.done(published)} />}
      {conflict === null ? null : (
        <Alert
          type="warning"
          text={texts.conflict.heading(
            conflict.by ?? texts.conflict.somebody,
            conflict.at === null ? texts.conflict.lately : texts.conflict.on(formatMoment(conflict.at)),
          )}
        >
          <Row gap="xs" mt="sm">
            <Button size="xs" onClick={() => setEdits(takeTheirs(edits, new Date()))}>
              {texts.conflict.takeTheirs}
            </Button>
            <Button size="xs" variant="default" onClick={() => setEdits(keepMine(pricing, edits, new Date()))}>
              {texts.conflict.keepMine}
            </Button>
          </Row>
        </Alert>
      )}
      {edits.copy === null || conflict !== null ? null : <CopyNotice pricing={pricing} draft={draft} />}
    </>
  );
}

function CopyNotice({ pricing, draft }: { pricing: Pricing; draft: Draft }) {
  const { card, edits, setEdits } = draft;
  const [isCompared, setIsCompared] = useState(false);
  if (edits.copy === null) return null;
  return (
    <Alert type="info" text={texts.copy[edits.copy.whose](formatMoment(edits.copy.at))}>
      <Row gap="xs" mt="sm">
        <Button size="xs" variant="default" aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
          {texts.copy.compare}
        </Button>
        <Button size="xs" variant="default" onClick={() => setEdits(exchangeCopy(pricing, edits, new Date()))}>
          {texts.copy.exchange}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={() => setEdits({ copy: null })}>
          {texts.copy.drop}
        </Button>
      </Row>
      {isCompared ? <ChangeTable changes={listChanges(card, edits.copy.card)} /> : null}
    </Alert>
  );
}
