import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconCheck } from '../../ui/icons/icons.tsx';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';

const FEEDBACK_MS = 1000;

interface AddButtonProps {
  readonly filename: string;
  /** False while the price of what is chosen is still to come. */
  readonly isReady: boolean;
  readonly onAdd: () => void;
}

/** Adds a line to the cart, and for a second says so and takes no second click. */
export function AddButton({ filename, isReady, onAdd }: AddButtonProps) {
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) {
      return;
    }
    const timer = setTimeout(() => setIsAdded(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);
  return (
    <SoftButton
      miw={124}
      disabled={isAdded || !isReady}
      leftSection={isAdded ? <IconCheck size={16} aria-hidden /> : null}
      onClick={() => {
        onAdd();
        setIsAdded(true);
      }}
    >
      {isAdded ? texts.added : texts.addToCart}
      <VisuallyHidden> {filename}</VisuallyHidden>
    </SoftButton>
  );
}
