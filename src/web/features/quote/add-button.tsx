import type { ButtonProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { IconCheck } from '../../ui/icons/part-icons.tsx';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';

const FEEDBACK_MS = 1000;

interface AddButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  readonly words: string;
  /** What else is read out. */
  readonly children?: ReactNode;
  /** False while the price of what is chosen is still to come. */
  readonly isReady: boolean;
  readonly onAdd: () => void;
}

/** Adds to the cart, and for a second says so and takes no second click. */
export function AddButton({ words, children, isReady, onAdd, ...props }: AddButtonProps) {
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setIsAdded(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);
  return (
    <SoftButton
      {...props}
      disabled={isAdded || !isReady}
      leftSection={isAdded ? <IconCheck size={16} aria-hidden /> : null}
      onClick={() => {
        onAdd();
        setIsAdded(true);
      }}
    >
      {isAdded ? texts.added : words}
      {children}
    </SoftButton>
  );
}
