import type { ReactNode } from 'react';
import { Heading, Hint, Stack } from '../../../ui/layout/layout.tsx';

/** A part of a section, with a heading and a sentence. */
export function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="sm" aria-label={title}>
      <Heading as="h3">{title}</Heading>
      {help === undefined ? null : <Hint size="xs">{help}</Hint>}
      {children}
    </Stack>
  );
}
