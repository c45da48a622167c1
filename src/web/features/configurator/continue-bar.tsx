import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Row, Text } from '../../ui/layout/layout.tsx';
import styles from './configurator.module.css';
import { texts } from './texts.ts';

interface ContinueBarProps {
  readonly isReady: boolean;
  /** What is chosen so far, or what is still needed. */
  readonly hint: string;
  readonly onContinue: () => void;
  readonly children?: ReactNode;
}

/** Stands above and below the cards of a step. */
export function ContinueBar({ isReady, hint, onContinue, children }: ContinueBarProps) {
  return (
    <Row className={styles['bar']}>
      <Text as="span" size="base" tone="dim" className={styles['hint']}>
        {hint}
      </Text>
      {children}
      <Button className={styles['continue'] ?? ''} miw="8rem" disabled={!isReady} onClick={onContinue}>
        {texts.continue}
      </Button>
    </Row>
  );
}
