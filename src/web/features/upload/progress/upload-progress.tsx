import { Button, Progress, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { writePercent } from '../../../language/visitor-locale.ts';
import { TextButton } from '../../../ui/controls/anchor-link.tsx';
import { FileName } from '../../../ui/display/file-name.tsx';
import { formatFileSize } from '../../../ui/display/format-size.ts';
import { SpinningGear } from '../../../ui/display/spinning-gear.tsx';
import { IconAlertCircle } from '../../../ui/icons/part-icons.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Card, Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import {
  countRemaining,
  detailsLinkText,
  isAllFailed,
  summariseUploads,
  totalPercent,
  UPLOAD_STATUS,
  type UploadItem,
} from '../queue/upload-items.ts';
import { retryUpload, useUploadQueue } from '../queue/upload-queue.ts';
import { ProvisionalFigures } from './provisional-figures.tsx';
import { texts } from './texts.ts';

/** How the uploads stand: a sentence, a bar, the way to the whole list, and what went wrong. */
export function UploadProgress({ items }: { items: readonly UploadItem[] }) {
  const [open, setOpen] = useState(false);
  const failed = items.filter((item) => item.status === UPLOAD_STATUS.error);
  const percent = totalPercent(items);
  const isFailed = isAllFailed(items);
  const leftOut = useUploadQueue((queue) => queue.leftOut);
  const section = useRef<HTMLElement>(null);
  const retry = (id: string) => {
    retryUpload(id);
    // The pressed button goes with its failure.
    section.current?.focus({ preventScroll: true });
  };
  return (
    <Card ref={section} tabIndex={-1} as="section" gap="xs" mt="md" aria-label={texts.progress}>
      <Row gap="xs" weight={500}>
        {countRemaining(items) > 0 ? <SpinningGear size={18} /> : null}
        <span role="status">{summariseUploads(items)}</span>
        <Text as="span" weight={400} tone="dim" numeric fit="end">
          {isFailed ? null : writePercent(percent)}
        </Text>
        <TextButton size="sm" py="0.2rem" onClick={() => setOpen(true)}>
          {detailsLinkText(items)}
        </TextButton>
      </Row>
      {isFailed ? null : <Progress value={percent} size="sm" aria-label={texts.completed} />}
      <Measuring items={items} />
      <ProvisionalFigures items={items} />
      {items.some((item) => item.isInterrupted) ? (
        <Text role="status" size="base" tone="dim">
          {texts.noConnection}
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
                    {item.asksToSend ? texts.sendNow : texts.retry}
                    <VisuallyHidden>{` ${item.file.name}`}</VisuallyHidden>
                  </Button>
                ) : null}
              </Row>
            ))}
          </Stack>
        </div>
      )}
      {leftOut === 0 ? null : <Hint>{texts.leftOut(leftOut)}</Hint>}
      <UploadStatusDialog items={items} opened={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

interface UploadStatusDialogProps {
  readonly items: readonly UploadItem[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lists every file with how it stands. */
function UploadStatusDialog({ items, opened, onClose }: UploadStatusDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.status.title}>
      <UploadList items={items} />
    </Dialog>
  );
}

/** Drawn while it is looked at alone: each of many files changes many times. */
function UploadList({ items }: Pick<UploadStatusDialogProps, 'items'>) {
  return (
    <Stack as="ul" gap="none">
      {items.map((item) => (
        <Stack key={item.id} as="li" gap="xs" data-status={item.status}>
          <Row nowrap gap="md" align="stretch" justify="between" weight={500}>
            <FileName name={item.file.name} />
            <Hint as="span" weight={400} fit="keep">
              {formatFileSize(item.file.size)}
            </Hint>
          </Row>
          <Progress
            value={isMeasuring(item) ? item.measuredPercent : item.uploadPercent}
            size="xs"
            aria-label={isMeasuring(item) ? texts.status.measured(item.file.name) : texts.status.sent(item.file.name)}
            color={colorOf(item)}
          />
          <Text as="span" size="sm" tone={item.status === UPLOAD_STATUS.error ? 'error' : 'dim'}>
            {describeStatus(item)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** Whether it is told how far the work on a file is: quick ones are done before that. */
function isMeasuring({ status, measuredPercent }: UploadItem): boolean {
  return status === UPLOAD_STATUS.processing && measuredPercent > 0;
}

/** How far the work on each file is that takes a while. */
function Measuring({ items }: { items: readonly UploadItem[] }) {
  return items
    .filter(isMeasuring)
    .map(({ id, file, measuredPercent }) => <Hint key={id}>{texts.measuring(file.name, measuredPercent)}</Hint>);
}

function colorOf(item: UploadItem): string {
  return item.status === UPLOAD_STATUS.error ? 'red' : 'petrol';
}

function describeStatus(item: UploadItem): string {
  switch (item.status) {
    case UPLOAD_STATUS.uploading:
      if (item.isKept) return texts.status.here;
      if (item.isInterrupted) return texts.status.interrupted(item.uploadPercent);
      return item.uploadPercent === 0 ? texts.status.waiting : texts.status.uploading(item.uploadPercent);
    case UPLOAD_STATUS.processing:
      return isMeasuring(item) ? texts.status.measuring(item.measuredPercent) : texts.status.processing;
    case UPLOAD_STATUS.done:
      return texts.status.done;
    case UPLOAD_STATUS.error:
      return item.message;
  }
}
