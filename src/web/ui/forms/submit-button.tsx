import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { SpinningGear } from '../display/spinning-gear.tsx';

interface SubmitButtonProps extends Pick<ButtonProps, 'fullWidth' | 'children'> {
  /** While true the form around cannot be sent again, and a gear turns. */
  readonly isBusy: boolean;
}

/** The button that sends a form. */
export function SubmitButton({ isBusy, ...props }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A button that is switched off lets go of the focus.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Button {...props} ref={button} type="submit" size="md" disabled={isBusy} leftSection={isBusy ? <SpinningGear size={18} /> : null} />
  );
}
