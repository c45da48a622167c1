import { useId } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/part/upload-limit.ts';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { fileFilter } from '../../ui/forms/file-filter.ts';
import { useFileDrop } from '../../ui/forms/use-file-drop.ts';
import { IconFileUpload } from '../../ui/icons/icons.tsx';
import { Hint, Text } from '../../ui/layout/layout.tsx';
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
        <IconFileUpload color="var(--accent-text)" size={34} stroke={1.3} aria-hidden />
        <Text as="span" size="lg">
          <span className={styles['choose']}>Choose files</span> or drop them anywhere on this page
        </Text>
        <Hint id={formatsId} as="span">
          Supported formats: STL, STEP, IGES · under 50 MB each
        </Hint>
        {retention === null ? null : <Hint as="span">{retention.promise}</Hint>}
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
