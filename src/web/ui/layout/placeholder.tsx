import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card, Stack, Text } from './layout.tsx';

const ROWS = ['a', 'b', 'c'];

interface PlaceholderProps {
  readonly label: string;
  readonly height?: number | undefined;
  readonly rows?: 1 | 2 | 3 | undefined;
}

/** Stands in for what is being loaded; `label` says what. */
export function Placeholder({ label, height = 120, rows = 3 }: PlaceholderProps) {
  return (
    <Stack role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.slice(0, rows).map((row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ icon, title, children }: { icon?: ReactNode; title: string; children?: ReactNode }) {
  return (
    <Card kind="dashed" align="center" tone="dim" style={{ padding: 'clamp(2rem, 6vw, 4rem) 1.5rem' }}>
      {icon}
      <Text size="lg" style={{ color: 'var(--mantine-color-text)' }}>
        {title}
      </Text>
      {children}
    </Card>
  );
}
