import { useUnfinishedUploadsStore } from '../../stores/unfinished-uploads-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { formatFileSize } from '../../ui/format-size.ts';
import type { UploadItem } from './upload-items.ts';
import styles from './upload-status.module.css';

/** What began later is this page's own. */
const OPENED_AT_MS = Date.now();

/** Names uploads that were cut short when the page was left: a page may not open their files again by itself. */
export function UnfinishedNotice({ items, mspID }: { items: readonly UploadItem[]; mspID: string }) {
  const { uploads, removeUpload } = useUnfinishedUploadsStore();
  const unfinished = uploads.filter(
    (upload) =>
      upload.mspID === mspID &&
      upload.beganAtMs < OPENED_AT_MS &&
      !items.some(({ file }) => file.name === upload.filename && file.size === upload.sizeBytes),
  );
  if (unfinished.length === 0) return null;
  const forget = () => {
    for (const { fingerprint } of unfinished) removeUpload(fingerprint);
  };
  return (
    <div className={styles['unfinished']}>
      <Alert type="info" onClose={forget}>
        {unfinished.length === 1 ? 'An upload was cut short.' : `${unfinished.length} uploads were cut short.`} Choose{' '}
        {unfinished.length === 1 ? 'the file' : 'the files'} again, and it goes on where it stopped:
        <ul className={styles['unfinishedFiles']}>
          {unfinished.map(({ fingerprint, filename, sizeBytes }) => (
            <li key={fingerprint}>
              <FileName name={filename} /> <span className={styles['itemSize']}>{formatFileSize(sizeBytes)}</span>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
