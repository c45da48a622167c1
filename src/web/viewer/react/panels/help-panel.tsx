import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { join } from '../../../ui/layout/look.ts';
import { texts } from '../engine/texts.ts';
import styles from './panels.module.css';
import type { Shortcut } from './shortcuts.ts';

const CANVAS_KEYS = [
  { keys: ['←', '→', '↑', '↓'], label: texts.help.turn },
  { keys: [texts.help.shiftArrows], label: texts.help.move },
  { keys: ['+', '-'], label: texts.help.zoom },
  { keys: [texts.help.escape], label: texts.help.closeDialog },
] as const;

/** Every key and what it does. */
export function HelpPanel({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <Card as="section" gap="none" size="sm" className={join(styles['panel'], styles['help'])} aria-label={texts.help.heading}>
      <Text weight={600}>{texts.help.heading}</Text>
      <Stack as="dl" className={styles['keys']}>
        {[...shortcuts, ...CANVAS_KEYS].map(({ keys, label }) => (
          <Row key={label} nowrap gap="md" justify="between">
            <Row as="dt" nowrap gap="xxs">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </Row>
            <Text as="dd">{label}</Text>
          </Row>
        ))}
      </Stack>
      <Text mt="xs" size="xs" tone="dim">
        {texts.help.note}
      </Text>
    </Card>
  );
}
