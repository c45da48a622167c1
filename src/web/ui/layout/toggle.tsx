import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons/part-icons.tsx';
import kit from './kit.module.css';
import { join } from './look.ts';

interface ToggleProps {
  readonly isOpen: boolean;
  /** The id of what it opens. */
  readonly controls: string;
  readonly onToggle: (isOpen: boolean) => void;
  /** In place of the arrow. */
  readonly icon?: ReactNode;
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A button of words that shows something, and hides it again. */
export function Toggle({ isOpen, controls, onToggle, icon, describedBy, className, title, children }: ToggleProps) {
  return (
    <UnstyledButton
      className={join(kit['toggle'], className)}
      title={title}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={() => onToggle(!isOpen)}
    >
      {icon}
      {children}
      {icon === undefined ? <IconChevronDown size={16} aria-hidden /> : null}
    </UnstyledButton>
  );
}
