import { Anchor, type AnchorProps, UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { createLink } from '../../navigation/link.tsx';
import kit from '../layout/kit.module.css';
import { join } from '../layout/look.ts';

/** A link within the app: Mantine's Anchor props and the router's typed `to` and `search`. */
export const AnchorLink = createLink(Anchor<'a'>);

/** A button that looks like a link. */
export function TextButton(props: AnchorProps & Omit<ComponentPropsWithRef<'button'>, keyof AnchorProps>) {
  return <Anchor component="button" type="button" {...props} />;
}

function PillAnchor({ className, ...props }: AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>) {
  return <Anchor {...props} underline="never" className={join(kit['pill'], className)} />;
}

/** A link of several beside or below each other, the present one of which stands out; `data-framed` gives it a border. */
export const PillLink = createLink(PillAnchor);

function BoldAnchor({ className, ...props }: ComponentPropsWithRef<'a'>) {
  return <a {...props} className={join(kit['bold'], className)} />;
}

/** The one link of a frame that stands out. Mantine's Button, which looks the same, would be twice as much code as the frame. */
export const BoldLink = createLink(BoldAnchor);

/** The same for a button; `data-size="md"` is a larger one that ends in an icon. */
export function BoldButton({ className, ...props }: ComponentPropsWithRef<'button'>) {
  return <UnstyledButton {...props} className={join(kit['bold'], className)} />;
}

/** A button that looks like a framed link of these. */
export function PillButton({ className, ...props }: ComponentPropsWithRef<'button'>) {
  return <UnstyledButton {...props} data-framed className={join(kit['pill'], className)} />;
}

function CoverAnchor(props: ComponentPropsWithRef<'a'>) {
  return <a {...props} className={kit['cover']} />;
}

/** The link of a line that is `linked`: the whole line leads there. */
export const CoverLink = createLink(CoverAnchor);

/** The same for a button: it is pressed wherever its line is. */
export function CoverButton(props: ComponentPropsWithRef<'button'>) {
  return <UnstyledButton {...props} className={kit['cover'] ?? ''} />;
}
