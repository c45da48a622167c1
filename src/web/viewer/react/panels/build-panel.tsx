import { ActionIcon, Anchor } from '@mantine/core';
import { useState } from 'react';
import type { Unit } from '#domain/part/units.ts';
import type { PartBuild } from '../../../stores/active-model-store.ts';
import { IconX } from '../../../ui/icons/icons.tsx';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { askEngine } from '../engine/engine-store.ts';
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
  const [hidden, setHidden] = useState<PartBuild | null>(null);
  const thin = hidden === build ? null : describeThin(build, unit);
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
          <Row nowrap justify="between" mt={words === null ? undefined : 'xs'}>
            <Text weight={600}>{texts.build.thin}</Text>
            <ActionIcon size="sm" aria-label={texts.build.hideThin} onClick={() => setHidden(build)}>
              <IconX size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Row>
          <Stack as="ul" gap="none">
            {thin.spots.map(({ thickness, at }) => (
              <li key={JSON.stringify(at)}>
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  aria-label={texts.build.showSpot(thickness)}
                  onClick={() => askEngine((viewer) => viewer.showPlace(at))}
                >
                  {thickness}
                </Anchor>
              </li>
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
