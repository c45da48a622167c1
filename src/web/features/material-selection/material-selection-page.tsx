import { useId, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { NoticeBar } from '../../product/frame/notice-bar.tsx';
import { PartCard } from '../../product/parts/part-card.tsx';
import { removePart } from '../../product/parts/remove-part.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { Heading, Row, Split, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { MaterialSteps } from './material-steps.tsx';
import styles from './parts-sidebar.module.css';
import { texts } from './texts.ts';

/** /material-selection: what the parts are to be made of. */
export function MaterialSelectionPage() {
  const mspID = useProviderId();
  const parts = usePartsStore((store) => store.parts);
  const selectedCount = selectedParts(parts).length;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Split width="19rem" side="start" sticky>
        <PartsSidebar parts={parts} selectedCount={selectedCount} mspID={mspID} />
        {selectedCount === 0 ? <Alert type="warning" text={texts.parts.noneSelected} /> : <MaterialSteps mspID={mspID} />}
      </Split>
      <NoticeBar />
    </Page>
  );
}

interface PartsSidebarProps {
  readonly parts: readonly Part[];
  readonly selectedCount: number;
  readonly mspID: string;
}

/** The parts that are to be made: each can be left out, taken back in or removed. Narrow screens fold the list away. */
function PartsSidebar({ parts, selectedCount, mspID }: PartsSidebarProps) {
  const { toggleSelection } = usePartsStore.getState();
  const [isUnfolded, setIsUnfolded] = useState(selectedCount === 0);
  const listId = useId();
  return (
    <Stack as="aside" aria-label={texts.parts.heading}>
      <Row nowrap gap="xs" align="baseline">
        <Heading>{texts.parts.heading}</Heading>
        <Text as="output" tone="dim" numeric aria-label={texts.parts.countLabel(selectedCount, parts.length)}>
          {texts.parts.count(selectedCount, parts.length)}
        </Text>
        <Text as="span" fit="end" className={styles['fold']}>
          <Toggle isOpen={isUnfolded} controls={listId} onToggle={setIsUnfolded}>
            {isUnfolded ? texts.parts.hide : texts.parts.show}
          </Toggle>
        </Text>
      </Row>
      <div id={listId} className={styles['list']} data-unfolded={isUnfolded || undefined}>
        <CardGrid columns={1} label={texts.parts.heading}>
          {parts.map((part) => (
            <li key={part.id} data-part={part.id}>
              <PartCard compact part={part} onToggle={() => toggleSelection(part.id)} onRemove={() => removePart(part)} />
            </li>
          ))}
        </CardGrid>
      </div>
      <LinkButton to="/upload" search={{ msp_id: mspID }} variant="default" fullWidth>
        {texts.parts.uploadMore}
      </LinkButton>
    </Stack>
  );
}
