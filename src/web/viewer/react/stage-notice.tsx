import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { PartImage } from '../../ui/display/part-image.tsx';
import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import { useEngineStore } from './engine/engine-store.ts';
import type { ModelState, Showable } from './engine/load-model.ts';
import { texts } from './engine/texts.ts';
import styles from './viewer-frame.module.css';

interface StageNoticeProps {
  readonly wanted: Showable | null;
  readonly model: ModelState;
  readonly onRetry: () => void;
  /** Nobody wants to wait for the file any more. */
  readonly onCancel: () => void;
}

/** What stands before the canvas: the engine is loading or at work, or nothing can be drawn, and then the part's picture is shown instead. */
export function StageNotice({ wanted, model, onRetry, onCancel }: StageNoticeProps) {
  const { phase, failure, isContextLost, status } = useEngineStore();
  if (phase === 'failed') {
    return (
      <Instead wanted={wanted} words={failure ?? VIEWER_TEXTS.initializationFailed}>
        <Button variant="default" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Instead>
    );
  }
  if (phase !== 'loaded') {
    return (
      <Stack align="center" className={styles['cover']}>
        <SpinningGear size={34} />
        <p>{VIEWER_TEXTS.loading}</p>
      </Stack>
    );
  }
  if (isContextLost) return <Instead wanted={wanted} words={VIEWER_TEXTS.contextLost} />;
  if (model.state === 'failed') return <Instead wanted={wanted} words={model.message} />;
  if (status.isProcessing) {
    return (
      <Stack gap="xs" className={styles['banner']}>
        <Row nowrap gap="xs" size="sm">
          <SpinningGear size={18} />
          <Text as="span" fit="grow" wrap="cut" aria-hidden>
            {status.status}
          </Text>
          {wanted?.kind === 'file' ? (
            <Button variant="default" size="compact-sm" onClick={onCancel}>
              {texts.cancel}
            </Button>
          ) : null}
        </Row>
        {status.percent === null || wanted === null ? null : (
          <Progress value={status.percent} size="sm" aria-label={texts.read(wanted.name)} />
        )}
      </Stack>
    );
  }
  return null;
}

function Instead({ wanted, words, children }: { wanted: Showable | null; words: string; children?: ReactNode }) {
  const image = wanted?.kind === 'part' ? wanted.image : '';
  return (
    <Stack align="center" className={styles['cover']}>
      {image === '' || wanted === null ? null : (
        <div className={styles['thumbnail']}>
          <PartImage image={image} alt={texts.pictureOf(wanted.name)} />
        </div>
      )}
      <p role="alert">{words}</p>
      {children}
    </Stack>
  );
}
