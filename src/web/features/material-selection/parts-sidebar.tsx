import { useId, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { PartCard } from '../../product/parts/part-card.tsx';
import { removePart } from '../../product/parts/remove-part.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import styles from './parts-sidebar.module.css';
import { texts } from './texts.ts';

interface PartsSidebarProps {
  readonly parts: readonly Part[];
  readonly selectedCount: number;
  readonly mspID: string;
}

/** The parts that are to be made: each can be left out, taken back in or removed. Narrow screens fold the list away. */
export function PartsSidebar({ parts, selectedCount, mspID }: PartsSidebarProps) {
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
