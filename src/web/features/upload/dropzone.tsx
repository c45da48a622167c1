import { useId } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/part/upload-limit.ts';
import { DropAnywhere } from '../../product/parts/drop-anywhere.tsx';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { fileFilter } from '../../ui/forms/file-filter.ts';
import { IconFileUpload } from '../../ui/icons/icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import styles from './upload-page.module.css';

/** Picks files by dialog, or by dropping them anywhere on the page. */
export function Dropzone({ filesStay, onFiles }: { filesStay: boolean; onFiles: (files: File[]) => void }) {
  const formatsId = useId();
  const retention = retentionTexts();
  return (
    <>
      <Stack as="label" gap="xs" align="center" className={styles['zone']}>
        <input
          type="file"
          multiple
          accept={fileFilter(navigator, ACCEPTED_EXTENSIONS)}
          aria-describedby={formatsId}
          onChange={(event) => takeFiles(event.currentTarget, onFiles)}
        />
        <IconFileUpload color="var(--accent-text)" size={34} stroke={1.3} aria-hidden />
        <Text as="span" size="lg">
          <Text as="span" tone="accent" weight={600} className={styles['choose']}>
            {texts.choose}
          </Text>{' '}
          {texts.drop}
        </Text>
        <Text id={formatsId} as="span" size="sm" tone="dim">
          {texts.formats}
        </Text>
        {retention === null ? null : (
          <Text as="span" size="sm" tone="dim">
            {retention.promise}
          </Text>
        )}
      </Stack>
      <label className={styles['folder']}>
        <input type="file" ref={askForFolder} onChange={(event) => takeFiles(event.currentTarget, onFiles)} />
        <Text as="span" size="sm" tone="accent" className={styles['choose']}>
          {texts.folder}
        </Text>
      </label>
      {filesStay ? <Alert type="info" text={texts.stays} /> : null}
      <DropAnywhere onFiles={onFiles} />
    </>
  );
}

function askForFolder(input: HTMLInputElement | null): void {
  if (input !== null) input.webkitdirectory = true;
}

function takeFiles(input: HTMLInputElement, onFiles: (files: File[]) => void): void {
  const files = Array.from(input.files ?? []);
  // The same file may be picked again.
  input.value = '';
  onFiles(files);
}
