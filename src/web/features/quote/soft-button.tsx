import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

const VARIABLES = {
  '--button-bg': 'var(--accent-soft)',
  '--button-hover': 'color-mix(in srgb, var(--accent-soft), var(--accent-text) 14%)',
  '--button-bd': '1px solid color-mix(in srgb, var(--accent-soft), var(--accent-text) 25%)',
  '--button-color': 'var(--accent-text)',
};

/** A button that stands back behind the page's main one: the accent on its soft ground. */
export function SoftButton(props: ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>) {
  return <Button {...props} vars={() => ({ root: VARIABLES })} />;
}
