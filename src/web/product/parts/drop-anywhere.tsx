import { useFileDrop } from '../../ui/forms/use-file-drop.ts';
import { IconFileUpload } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './drop-anywhere.module.css';
import { texts } from './drop-texts.ts';

/** Takes files that are dropped anywhere on the page, and says so while they are dragged over it. */
export function DropAnywhere({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isDragging = useFileDrop(onFiles);
  if (!isDragging) return null;
  return (
    <div className={styles['overlay']} aria-hidden="true">
      <Stack align="center" size="xl" weight={600} tone="accent" className={styles['target']}>
        <IconFileUpload size={44} stroke={1.2} />
        <span>{texts.drop}</span>
      </Stack>
    </div>
  );
}
