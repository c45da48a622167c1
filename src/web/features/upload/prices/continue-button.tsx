import { Button, type ButtonVariant } from '@mantine/core';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { IconArrowRight } from '../../../ui/icons/icons.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';

interface ContinueButtonProps {
  readonly mspID: string;
  readonly hasSelection: boolean;
  readonly variant?: ButtonVariant;
}

/** The way to the choice of a material; without a selected part it is disabled, and an alert says why. */
export function ContinueButton({ mspID, hasSelection, variant = 'filled' }: ContinueButtonProps) {
  const look = { size: 'md', rightSection: <IconArrowRight size={18} aria-hidden /> } as const;
  if (hasSelection) {
    return (
      <LinkButton to="/material-selection" preload="render" search={{ msp_id: mspID }} variant={variant} {...look}>
        Continue
      </LinkButton>
    );
  }
  return (
    <>
      <Alert type="warning" text="Please select at least one part to continue" />
      <Button disabled {...look}>
        Continue
      </Button>
    </>
  );
}
