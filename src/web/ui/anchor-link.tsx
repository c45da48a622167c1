import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A link within the app: Mantine's Anchor props and the router's typed `to` and `search`. */
export const AnchorLink = createLink(Anchor<'a'>);
