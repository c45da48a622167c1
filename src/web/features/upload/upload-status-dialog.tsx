import { Progress } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { formatFileSize } from '../../ui/format-size.ts';
import { UPLOAD_STATUS, type UploadItem } from './upload-items.ts';
import styles from './upload-status.module.css';

interface UploadStatusDialogProps {
  readonly items: readonly UploadItem[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lists every file with how it stands. */
export function UploadStatusDialog({ items, opened, onClose }: UploadStatusDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Upload status">
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.id} className={styles['item']} data-status={item.status}>
            <div className={styles['itemHead']}>
              <FileName name={item.file.name} />
              <span className={styles['itemSize']}>{formatFileSize(item.file.size)}</span>
            </div>
            <Progress value={item.uploadPercent} size="xs" aria-label={`${item.file.name}, sent`} color={colorOf(item)} />
            <span className={styles['words']}>{describeStatus(item)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function colorOf(item: UploadItem): string {
  return item.status === UPLOAD_STATUS.error ? 'red' : 'petrol';
}

function describeStatus(item: UploadItem): string {
  switch (item.status) {
    case UPLOAD_STATUS.uploading:
      if (item.isInterrupted) return `Waiting for the connection at ${item.uploadPercent} %`;
      return item.uploadPercent === 0 ? 'Waiting to upload' : `Uploading, ${item.uploadPercent} %`;
    case UPLOAD_STATUS.processing:
      return 'Processing: reading and measuring the model';
    case UPLOAD_STATUS.done:
      return 'Done';
    case UPLOAD_STATUS.error:
      return item.message;
  }
}
