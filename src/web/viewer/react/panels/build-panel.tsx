import type { Unit } from '#domain/part/units.ts';
import type { PartBuild } from '../../../stores/active-model-store.ts';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { texts } from '../engine/texts.ts';
import { describeBuild, describeThin } from './describe-build.ts';
import styles from './panels.module.css';

interface BuildPanelProps {
  readonly build: PartBuild;
  /** Whether it is to say how the part stands on the machine, too. */
  readonly isStood: boolean;
  readonly unit: Unit;
}

/** How the part stands on its machine, and where its walls are too thin for it; nothing where there is neither to say. */
export function BuildPanel({ build, isStood, unit }: BuildPanelProps) {
  const words = isStood ? describeBuild(build, unit) : null;
  const thin = describeThin(build, unit);
  if (words === null && thin === null) return null;
  return (
    <Card as="section" gap="xxs" size="sm" className={styles['panel']} aria-label={texts.build.panel}>
      {words === null ? null : (
        <>
          <Text weight={600}>{words.heading}</Text>
          <Text>{words.figures}</Text>
          <Text mt="xxs" size="xs" tone="dim">
            {words.machine}
          </Text>
          {words.note === null ? null : (
            <Text mt="xxs" size="xs" tone="dim">
              {words.note}
            </Text>
          )}
          <Stack as="ul" gap="none">
            {words.legend.map(({ of, text }) => (
              <Row as="li" key={of} nowrap gap="xs" align="baseline" size="xs" className={styles['legend']} data-of={of}>
                {text}
              </Row>
            ))}
          </Stack>
        </>
      )}
      {thin === null ? null : (
        <>
          <Text weight={600} mt={words === null ? undefined : 'xs'}>
            {texts.build.thin}
          </Text>
          <Stack as="ul" gap="none">
            {thin.spots.map((spot) => (
              <li key={spot}>{spot}</li>
            ))}
          </Stack>
          <Text mt="xxs" size="xs" tone="dim">
            {thin.note}
          </Text>
        </>
      )}
    </Card>
  );
}
