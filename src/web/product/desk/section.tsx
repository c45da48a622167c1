import type { ReactNode } from 'react';
import { Heading, Row, Stack } from '../../ui/layout/layout.tsx';

interface SectionProps {
  readonly title: string;
  /** To jump to. */
  readonly id?: string;
  /** At the title's right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, under its title. */
export function Section({ title, id, actions, children }: SectionProps) {
  const heading = <Heading size="xl">{title}</Heading>;
  return (
    <Stack as="section" align="stretch" id={id} aria-label={title} style={{ alignContent: 'start' }}>
      {actions === undefined ? (
        heading
      ) : (
        <Row justify="between">
          {heading}
          <Row>{actions}</Row>
        </Row>
      )}
      {children}
    </Stack>
  );
}
