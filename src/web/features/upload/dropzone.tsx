import { IconFileUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/upload-limit.ts';
import { fileFilter } from '../../ui/file-filter.ts';
import { retentionTexts } from '../../ui/retention-texts.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import styles from './dropzone.module.css';

/** Picks files by dialog, or by dropping them anywhere on the page. */
export function Dropzone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const formatsId = useId();
  const dragging = useFileDrop(onFiles);
  const retention = retentionTexts();
  return (
    <>
      <label className={styles['zone']}>
        <input
          className={styles['input']}
          type="file"
          multiple
          accept={fileFilter(navigator, ACCEPTED_EXTENSIONS)}
          aria-describedby={formatsId}
          onChange={(event) => {
            const files = Array.from(event.currentTarget.files ?? []);
            // The same file may be picked again.
            event.currentTarget.value = '';
            onFiles(files);
          }}
        />
        <IconFileUpload className={styles['icon']} size={34} stroke={1.3} aria-hidden />
        <span className={styles['call']}>
          <span className={styles['choose']}>Choose files</span> or drop them anywhere on this page
        </span>
        <span id={formatsId} className={styles['formats']}>
          Supported formats: STL, STEP, IGES · under 50 MB each
        </span>
        {retention === null ? null : <span className={styles['formats']}>{retention.promise}</span>}
      </label>
      {dragging ? (
        <div className={styles['overlay']} aria-hidden="true">
          <div className={styles['target']}>
            <IconFileUpload size={44} stroke={1.2} />
            <span>Drop your files to upload them</span>
          </div>
        </div>
      ) : null}
    </>
  );
}
