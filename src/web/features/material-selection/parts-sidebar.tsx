import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Part } from '#contract/entities.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PartCard } from '../../ui/part-card.tsx';
import { removePart } from '../../ui/remove-part.ts';
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
    <aside className={styles['sidebar']} aria-label={texts.parts.heading}>
      <div className={styles['header']}>
        <h2 className={styles['heading']}>{texts.parts.heading}</h2>
        <output className={styles['count']} aria-label={texts.parts.countLabel(selectedCount, parts.length)}>
          {texts.parts.count(selectedCount, parts.length)}
        </output>
        <UnstyledButton
          className={styles['fold'] ?? ''}
          aria-expanded={isUnfolded}
          aria-controls={listId}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? texts.parts.hide : texts.parts.show}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </div>
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
    </aside>
  );
}
