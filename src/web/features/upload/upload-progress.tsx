import { Anchor, Button, Progress, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { FileName } from '../../ui/file-name.tsx';
import { SpinningGear } from '../../ui/spinning-gear.tsx';
import {
  countRemaining,
  detailsLinkText,
  isAllFailed,
  summariseUploads,
  totalPercent,
  UPLOAD_STATUS,
  type UploadItem,
} from './upload-items.ts';
import { retryUpload } from './upload-queue.ts';
import styles from './upload-status.module.css';

// Fetched as soon as there are uploads: a connection that breaks later must not keep it away.
const UploadStatusDialog = lazy(async () => ({ default: (await import('./upload-status-dialog.tsx')).UploadStatusDialog }));

/** How the uploads stand: a sentence, a bar, the way to the whole list, and what went wrong. */
export function UploadProgress({ items }: { items: readonly UploadItem[] }) {
  const [open, setOpen] = useState(false);
  const failed = items.filter((item) => item.status === UPLOAD_STATUS.error);
  const percent = totalPercent(items);
  const isFailed = isAllFailed(items);
  const section = useRef<HTMLElement>(null);
  const retry = (id: string) => {
    retryUpload(id);
    // The pressed button goes with its failure.
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} tabIndex={-1} className={styles['progress']} aria-label="Upload progress">
      <div className={styles['summary']}>
        {countRemaining(items) > 0 ? <SpinningGear size={18} /> : null}
        <span role="status">{summariseUploads(items)}</span>
        <span className={styles['percent']}>{isFailed ? null : `${percent} %`}</span>
        <Anchor component="button" type="button" size="sm" className={styles['link'] ?? ''} onClick={() => setOpen(true)}>
          {detailsLinkText(items)}
        </Anchor>
      </div>
      {isFailed ? null : <Progress value={percent} size="sm" aria-label="Completed share of all files" />}
      {items.some((item) => item.isInterrupted) ? (
        <p role="status" className={styles['interrupted']}>
          The connection broke. What has been sent is kept, and the upload goes on by itself.
        </p>
      ) : null}
      {failed.length === 0 ? null : (
        <div role="alert">
          <ul className={styles['failed']}>
            {failed.map((item) => (
              <li key={item.id}>
                <IconAlertCircle size={17} stroke={1.7} aria-hidden />
                <div>
                  <strong>
                    <FileName name={item.file.name} />
                  </strong>
                  {item.message}
                </div>
                {item.canRetry ? (
                  <Button className={styles['retry'] ?? ''} variant="default" size="compact-sm" onClick={() => retry(item.id)}>
                    Retry<VisuallyHidden>{` ${item.file.name}`}</VisuallyHidden>
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense>
        <UploadStatusDialog items={items} opened={open} onClose={() => setOpen(false)} />
      </Suspense>
    </section>
  );
}
