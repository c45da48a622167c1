import { Anchor, Progress } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { FileName } from '../../ui/file-name.tsx';
import { SpinningGear } from '../../ui/spinning-gear.tsx';
import { countRemaining, detailsLinkText, summariseUploads, totalPercent, UPLOAD_STATUS, type UploadItem } from './upload-items.ts';
import styles from './upload-status.module.css';

// Fetched as soon as there are uploads: a connection that breaks later must not keep it away.
const UploadStatusDialog = lazy(async () => ({ default: (await import('./upload-status-dialog.tsx')).UploadStatusDialog }));

/** How the uploads stand: a sentence, a bar, the way to the whole list, and what went wrong. */
export function UploadProgress({ items }: { items: readonly UploadItem[] }) {
  const [open, setOpen] = useState(false);
  const failed = items.filter((item) => item.status === UPLOAD_STATUS.error);
  const percent = totalPercent(items);
  return (
    <section className={styles['progress']} aria-label="Upload progress">
      <div className={styles['summary']}>
        {countRemaining(items) > 0 ? <SpinningGear size={18} /> : null}
        <span role="status">{summariseUploads(items)}</span>
        <span className={styles['percent']}>{percent} %</span>
        <Anchor component="button" type="button" size="sm" className={styles['link'] ?? ''} onClick={() => setOpen(true)}>
          {detailsLinkText(items)}
        </Anchor>
      </div>
      <Progress value={percent} size="sm" aria-label="Completed share of all files" />
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
