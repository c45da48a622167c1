import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { createLink } from '../../navigation/link.tsx';

type AnchorButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

/** A link within the app that looks like a button: Mantine's Button props and the router's typed `to` and `search`. */
export const LinkButton = createLink(AnchorButton);
