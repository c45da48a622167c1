import type { Unit } from '#domain/part/units.ts';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { join } from '../../../ui/layout/look.ts';
import { formatLength } from '../../basics/format-measure.ts';
import { listBounds, WALL_COLORS } from '../../basics/wall-scale.ts';
import { texts } from '../engine/texts.ts';
import styles from './panels.module.css';

const words = texts.walls;

/** What the colours of a map of walls mean, the first of walls below `leastMm`. */
export function WallsPanel({ leastMm, unit }: { readonly leastMm: number; readonly unit: Unit }) {
  const bounds = listBounds(leastMm).map((mm) => formatLength(mm, unit));
  return (
    <Card as="section" gap="xxs" size="sm" className={join(styles['panel'], styles['walls'])} aria-label={words.panel}>
      <Text weight={600}>{words.panel}</Text>
      <Stack as="ul" gap="none">
        {WALL_COLORS.map((color, n) => (
          <Row
            as="li"
            key={color}
            nowrap
            gap="xs"
            align="baseline"
            size="xs"
            numeric
            className={styles['legend']}
            style={{ ['--of' as string]: color }}
          >
            {spellRange(bounds[n - 1], bounds[n])}
          </Row>
        ))}
      </Stack>
      <Text mt="xxs" size="xs" tone="dim">
        {words.note}
      </Text>
    </Card>
  );
}

function spellRange(begin: string | undefined, end: string | undefined): string {
  if (begin === undefined) return words.below(end ?? '');
  return end === undefined ? words.from(begin) : words.between(begin, end);
}
