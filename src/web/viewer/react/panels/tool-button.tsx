import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './panels.module.css';

interface ToolButtonProps {
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  /** Makes it a switch. */
  readonly isPressed?: boolean | undefined;
  /** Shows the label beside the icon where there is room. */
  readonly hasWords?: boolean;
  /** Called when it is pointed at or focused. */
  readonly onIntent?: () => void;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of the toolbar: an icon that says what it does when it is pointed at or focused. */
export function ToolButton({ label, shortcut, isPressed, hasWords = false, onIntent, onClick, children }: ToolButtonProps) {
  return (
    <UnstyledButton
      className={styles['button'] ?? ''}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      data-tip={shortcut === undefined ? label : `${label} (${shortcut})`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      {children}
      {hasWords ? (
        <span className={styles['words']} aria-hidden>
          {label}
        </span>
      ) : null}
    </UnstyledButton>
  );
}
