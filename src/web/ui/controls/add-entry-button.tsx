import { Button } from '@mantine/core';
import { IconPlus } from '../icons/part-icons.tsx';

/** Adds an entry to a list that is filled in. */
export function AddEntryButton({ words, onAdd }: { readonly words: string; readonly onAdd: () => void }) {
  return (
    <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
      {words}
    </Button>
  );
}
