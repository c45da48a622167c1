import { Button } from '@mantine/core';
import { createContext, useContext } from 'react';
import { IconRefresh } from '../icons/part-icons.tsx';
import { texts } from '../texts.ts';
import { Row } from './layout.tsx';

/** Whether a button further up tries again what failed here too: what is told beneath it needs none of its own. */
export const TriedAgainAbove = createContext(false);

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
  const isAbove = useContext(TriedAgainAbove);
  return (
    <Row mt="md" gap="md" tone="dim" role="status">
      <span>{text}</span>
      {isAbove ? null : (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={15} aria-hidden />} loading={busy} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </Row>
  );
}
