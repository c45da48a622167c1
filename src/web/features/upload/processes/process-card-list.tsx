import { UnstyledButton } from '@mantine/core';
import { type CSSProperties, useId, useState } from 'react';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { displayProcessCard, type ManufacturingProcess, type ProcessCardDisplay, QUOTED_PROCESS_ID } from './manufacturing-processes.ts';
import styles from './process-card.module.css';
import { texts } from './texts.ts';

interface ProcessCardListProps {
  readonly processes: readonly ManufacturingProcess[];
  readonly selectedId: string;
  /** Called with the process that is now selected: always the one that is quoted. */
  readonly onSelect: (id: string) => void;
  /** Called with the card that was clicked. */
  readonly onProcessClick?: (id: string) => void;
}

/** The processes as cards. Whichever is clicked, the one that can be quoted is selected, and the click is passed on. */
export function ProcessCardList({ processes, selectedId, onSelect, onProcessClick }: ProcessCardListProps) {
  return (
    <Stack as="ul" className={styles['list']} aria-label={texts.list}>
      {processes.map((process) => (
        <li key={process.id}>
          <ProcessCard
            process={process}
            display={{ isSelectable: process.id === QUOTED_PROCESS_ID, isSelected: process.id === selectedId }}
            onClick={() => {
              onSelect(QUOTED_PROCESS_ID);
              onProcessClick?.(process.id);
            }}
          />
        </li>
      ))}
    </Stack>
  );
}

interface ProcessCardProps {
  readonly process: ManufacturingProcess;
  readonly display?: Partial<ProcessCardDisplay>;
  readonly onClick: () => void;
}

/** One manufacturing process; its title's button covers the whole card. */
function ProcessCard({ process, display = {}, onClick }: ProcessCardProps) {
  const shown = displayProcessCard(display);
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const background = `color-mix(in srgb, ${shown.backgroundColor} ${shown.backgroundOpacity * 100}%, transparent)`;
  return (
    <Card
      as="article"
      className={styles['card']}
      data-selectable={shown.isSelectable || undefined}
      data-selected={shown.isSelected || undefined}
      style={shown.hasCustomBackground ? { background } : undefined}
    >
      <span className={styles['drawing']} style={{ '--drawing': `url("${process.image}")` } as CSSProperties} aria-hidden="true" />
      <Text as="h2" size="base" weight={600}>
        <UnstyledButton
          className={styles['cover'] ?? ''}
          onClick={onClick}
          {...(shown.isSelectable ? { 'aria-pressed': shown.isSelected } : {})}
        >
          {process.title}
        </UnstyledButton>
      </Text>
      <Row gap="xs" size="xs">
        {shown.isSelectable ? null : <span className={styles['badge']}>{texts.comingSoon}</span>}
        {shown.isLearnMoreVisible ? (
          <UnstyledButton
            className={styles['more'] ?? ''}
            aria-expanded={open}
            aria-controls={detailsId}
            aria-label={open ? texts.lessAbout(process.title) : texts.moreAbout(process.title)}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.less : texts.more}
          </UnstyledButton>
        ) : null}
      </Row>
      <Text id={detailsId} size="sm" tone="dim" className={styles['details']} hidden={!open}>
        {process.description}. {process.details}
      </Text>
    </Card>
  );
}
