import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './continue-bar.module.css';
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
    <div className={styles['bar']}>
      <span className={styles['hint']}>{hint}</span>
      {children}
      <Button className={styles['continue'] ?? ''} disabled={!isReady} onClick={onContinue}>
        {texts.continue}
      </Button>
    </div>
  );
}
