import { Button } from '@mantine/core';
import { IconRefresh } from '../icons/part-icons.tsx';
import { texts } from '../texts.ts';
import { Row } from './layout.tsx';

/** Offered beside a placeholder when loading has failed. */
export function TryAgain({
  text = texts.notLoaded,
  onRetry,
  busy = false,
}: {
  text?: string | undefined;
  onRetry: () => void;
  busy?: boolean;
}) {
  return (
    <Row mt="md" gap="md" tone="dim" role="status">
      <span>{text}</span>
      <Button variant="default" size="xs" leftSection={<IconRefresh size={15} aria-hidden />} loading={busy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Row>
  );
}
