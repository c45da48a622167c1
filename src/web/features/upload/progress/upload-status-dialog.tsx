import { Progress } from '@mantine/core';
import { FileName } from '../../../ui/display/file-name.tsx';
import { formatFileSize } from '../../../ui/display/format-size.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { UPLOAD_STATUS, type UploadItem } from '../queue/upload-items.ts';

interface UploadStatusDialogProps {
  readonly items: readonly UploadItem[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lists every file with how it stands. */
export function UploadStatusDialog({ items, opened, onClose }: UploadStatusDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Upload status">
      <Stack as="ul" gap="none">
        {items.map((item) => (
          <Stack key={item.id} as="li" gap="xs" data-status={item.status}>
            <Row nowrap gap="md" align="stretch" justify="between" weight={500}>
              <FileName name={item.file.name} />
              <Hint as="span" weight={400} fit="keep">
                {formatFileSize(item.file.size)}
              </Hint>
            </Row>
            <Progress value={item.uploadPercent} size="xs" aria-label={`${item.file.name}, sent`} color={colorOf(item)} />
            <Text as="span" size="sm" tone={item.status === UPLOAD_STATUS.error ? 'error' : 'dim'}>
              {describeStatus(item)}
            </Text>
          </Stack>
        ))}
      </Stack>
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
