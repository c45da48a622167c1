import { Anchor, Button, Progress, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { FileName } from '../../../ui/display/file-name.tsx';
import { SpinningGear } from '../../../ui/display/spinning-gear.tsx';
import { IconAlertCircle } from '../../../ui/icons/icons.tsx';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import {
  countRemaining,
  detailsLinkText,
  isAllFailed,
  summariseUploads,
  totalPercent,
  UPLOAD_STATUS,
  type UploadItem,
} from '../queue/upload-items.ts';
import { retryUpload } from '../queue/upload-queue.ts';
import { UploadStatusDialog } from './upload-status-dialog.tsx';

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
    <Card ref={section} tabIndex={-1} as="section" gap="xs" mt="md" aria-label="Upload progress">
      <Row gap="xs" weight={500}>
        {countRemaining(items) > 0 ? <SpinningGear size={18} /> : null}
        <span role="status">{summariseUploads(items)}</span>
        <Text as="span" weight={400} tone="dim" numeric fit="end">
          {isFailed ? null : `${percent} %`}
        </Text>
        <Anchor component="button" type="button" size="sm" py="0.2rem" onClick={() => setOpen(true)}>
          {detailsLinkText(items)}
        </Anchor>
      </Row>
      {isFailed ? null : <Progress value={percent} size="sm" aria-label="Completed share of all files" />}
      {items.some((item) => item.isInterrupted) ? (
        <Text role="status" size="base" tone="dim">
          There is no connection. What has been sent is kept, and the upload goes on by itself.
        </Text>
      ) : null}
      {failed.length === 0 ? null : (
        <div role="alert">
          <Stack as="ul" gap="xs" mt="xs" size="base">
            {failed.map((item) => (
              <Row as="li" nowrap gap="xs" align="start" key={item.id}>
                <IconAlertCircle size={17} stroke={1.7} aria-hidden />
                <div>
                  <Text as="strong" weight={600}>
                    <FileName name={item.file.name} />
                  </Text>
                  {item.message}
                </div>
                {item.canRetry ? (
                  <Button
                    style={{ flex: 'none', marginInlineStart: 'auto' }}
                    variant="default"
                    size="compact-sm"
                    onClick={() => retry(item.id)}
                  >
                    Retry<VisuallyHidden>{` ${item.file.name}`}</VisuallyHidden>
                  </Button>
                ) : null}
              </Row>
            ))}
          </Stack>
        </div>
      )}
      <UploadStatusDialog items={items} opened={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
