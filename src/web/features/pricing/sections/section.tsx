import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Heading, Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import { type EditedCard, readText } from '../card/card-path.ts';
import { texts } from './texts.ts';

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

/** What a material or a finish of the provider's own is called, and whether it is retired. */
export function OwnTitle({ thing }: { thing: EditedCard }) {
  return (
    <Row as="span" gap="xs">
      {readText(thing, 'name') || texts.materials.unnamed}
      {thing['isRetired'] === true ? (
        <Badge variant="light" color="gray">
          {texts.materials.retired}
        </Badge>
      ) : null}
    </Row>
  );
}
