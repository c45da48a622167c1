import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '../../../ui/icons/part-icons.tsx';

interface EntryButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Adds an entry to a list of the rate card. */
export function AddButton({ label, onClick }: EntryButtonProps) {
  return (
    <div>
      <Button variant="default" size="xs" leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

/** Takes an entry out of it; `spoken` is heard where the label alone does not say which is meant. */
export function RemoveButton({ label, spoken, onClick }: EntryButtonProps & { readonly spoken?: string }) {
  return (
    <div>
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
