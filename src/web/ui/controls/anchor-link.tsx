import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import kit from '../layout/kit.module.css';

/** A link within the app: Mantine's Anchor props and the router's typed `to` and `search`. */
export const AnchorLink = createLink(Anchor<'a'>);

function CoverAnchor(props: ComponentPropsWithRef<'a'>) {
  return <a {...props} className={kit['cover']} />;
}

/** The link of an item of `<Lines linked>`: the whole item leads there. */
export const CoverLink = createLink(CoverAnchor);
