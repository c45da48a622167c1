import { Stack } from '../../../ui/layout/layout.tsx';
import { type ManufacturingProcess, QUOTED_PROCESS_ID } from './manufacturing-processes.ts';
import styles from './process-card.module.css';
import { ProcessCard } from './process-card.tsx';

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
    <Stack as="ul" className={styles['list']} aria-label="Manufacturing processes">
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
