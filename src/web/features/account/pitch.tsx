import { readConfig } from '../../api/calls/load-config.ts';
import { IconBolt, IconTruckDelivery } from '../../ui/icons/more-icons.tsx';
import { IconRulerMeasure } from '../../ui/icons/viewer-icons.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { BracketDrawing } from './bracket-drawing.tsx';
import styles from './pitch.module.css';
import { texts } from './texts.ts';

const ICONS = [IconRulerMeasure, IconTruckDelivery, IconBolt];

/** What an account is good for. */
export function Pitch() {
  return (
    <aside className={styles['pitch']}>
      <p className={styles['headline']}>{texts.pitch.headline}</p>
      <Stack as="ul" gap="lg" style={{ maxWidth: '27rem' }}>
        {texts.pitch.points.map((point, index) => {
          const { title } = point;
          const text = 'withReceipts' in point && readConfig().receipts !== 'price' ? point.withReceipts : point.text;
          const Icon = ICONS[index] ?? IconBolt;
          return (
            <Row key={title} as="li" nowrap gap="md" align="stretch">
              <Icon className={styles['icon']} size={24} stroke={1.5} aria-hidden />
              <div>
                <Text as="strong" weight={600}>
                  {title}
                </Text>
                <Text size="base" className={styles['text']}>
                  {text}
                </Text>
              </div>
            </Row>
          );
        })}
      </Stack>
      <BracketDrawing className={styles['drawing'] ?? ''} />
    </aside>
  );
}
