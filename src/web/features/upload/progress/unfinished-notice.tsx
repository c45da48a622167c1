import { useUnfinishedUploadsStore } from '../../../stores/unfinished-uploads-store.ts';
import { FileName } from '../../../ui/display/file-name.tsx';
import { formatFileSize } from '../../../ui/display/format-size.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import type { UploadItem } from '../queue/upload-items.ts';
import { texts } from './texts.ts';

interface UnfinishedNoticeProps {
  readonly items: readonly UploadItem[];
  readonly mspID: string;
  /** What began later is this page's own. */
  readonly openedAtMs: number;
}

/** Names uploads that were cut short when the page was left: a page may not open their files again by itself. */
export function UnfinishedNotice({ items, mspID, openedAtMs }: UnfinishedNoticeProps) {
  const { uploads, removeUpload } = useUnfinishedUploadsStore();
  const unfinished = uploads.filter(
    (upload) =>
      upload.mspID === mspID &&
      upload.beganAtMs < openedAtMs &&
      !items.some(({ file }) => file.name === upload.filename && file.size === upload.sizeBytes),
  );
  if (unfinished.length === 0) return null;
  const forget = () => {
    for (const { fingerprint } of unfinished) removeUpload(fingerprint);
  };
  return (
    <div style={{ marginBottom: '1rem' }}>
      <Alert type="info" onClose={forget}>
        {texts.unfinished(unfinished.length)}
        <Stack as="ul" gap="none" mt="xs" weight={500}>
          {unfinished.map(({ fingerprint, filename, sizeBytes }) => (
            <Row as="li" nowrap key={fingerprint}>
              <FileName name={filename} />{' '}
              <Hint as="span" weight={400} fit="keep">
                {formatFileSize(sizeBytes)}
              </Hint>
            </Row>
          ))}
        </Stack>
      </Alert>
    </div>
  );
}
