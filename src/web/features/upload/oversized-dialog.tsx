import { Button } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import { formatMegabytes } from '../../ui/format-size.ts';
import styles from './upload-page.module.css';
import type { OversizedFile } from './upload-queue.ts';

/** Says which files were left out because of their size. */
export function OversizedDialog({ files, onClose }: { files: readonly OversizedFile[]; onClose: () => void }) {
  return (
    <Dialog opened={files.length > 0} onClose={onClose} title="Warning - Oversized files">
      <p className={styles['warning']}>During Beta, file size is limited to 50 MB...</p>
      <ul className={styles['discarded']}>
        {files.map(({ name, sizeBytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name and a size; the list only grows.
          <li key={index}>{`Discarded file: ${name} (${formatMegabytes(sizeBytes)} MB)`}</li>
        ))}
      </ul>
      <Button onClick={onClose}>OK</Button>
    </Dialog>
  );
}
