import { Button, VisuallyHidden } from '@mantine/core';
import { readConfig } from '../../api/calls/load-config.ts';
import { IconExternalLink } from '../../ui/icons/more-icons.tsx';
import { texts } from './texts.ts';

/** Opens the sign-up form, in a tab of its own so that the figures stay. */
export function StartLink() {
  return (
    <Button
      component="a"
      href={readConfig().links.signUpForm}
      target="_blank"
      rel="noopener"
      size="md"
      rightSection={<IconExternalLink size={18} stroke={1.7} aria-hidden />}
    >
      {texts.start}
      <VisuallyHidden> {texts.opensElsewhere}</VisuallyHidden>
    </Button>
  );
}
