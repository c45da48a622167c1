import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

interface EntryButtonProps {
  readonly label: string;
  /** What is heard, where the label alone does not say which entry is meant. */
  readonly spoken?: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** Adds an entry to a list of the rate card. */
export function AddButton({ label, onClick }: Pick<EntryButtonProps, 'label' | 'onClick'>) {
  return (
    <div>
      <Button variant="default" size="xs" leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

/** Takes an entry out of it. */
export function RemoveButton({ label, spoken, className = '', onClick }: EntryButtonProps) {
  return (
    <div className={className}>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        aria-label={spoken}
        leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
        onClick={onClick}
      >
        {label}
      </Button>
    </div>
  );
}
