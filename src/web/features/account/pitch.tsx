import { readConfig } from '../../api/calls/load-config.ts';
import { IconBolt, IconTruckDelivery } from '../../ui/icons/more-icons.tsx';
import { IconRulerMeasure } from '../../ui/icons/part-icons.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './pitch.module.css';
import { texts } from './texts.ts';

const ICONS = [IconRulerMeasure, IconTruckDelivery, IconBolt];

/** What an account is good for. */
export function Pitch() {
  const { receipts, isInstant } = readConfig();
  const { headline, reviewed, points } = texts.pitch;
  const aboutPrices = isInstant ? (receipts === 'price' ? undefined : points[0].withReceipts) : reviewed.text;
  return (
    <aside className={styles['pitch']}>
      <p className={styles['headline']}>{isInstant ? headline : reviewed.headline}</p>
      <Stack as="ul" gap="lg" style={{ maxWidth: '27rem' }}>
        {points.map((point, index) => {
          const { title } = point;
          const text = (index === 0 ? aboutPrices : undefined) ?? point.text;
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

/** An angle bracket in the manner of a technical drawing: isometric, with two dimensions and a note. */
function BracketDrawing({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="50 -24 300 268" fill="none" stroke="currentColor" strokeLinejoin="round" aria-hidden="true">
      <g strokeWidth="1.5">
        <path d="M101.4 137.6l114.3 66v-26.4l-91.4-52.8v-88l-22.9-13.2z" />
        <path d="M215.7 203.6l68.6-39.6v-26.4l-91.4-52.8v-88L170-16.4l-68.6 39.6M215.7 177.2l68.6-39.6M124.3 124.4l68.6-39.6M124.3 36.4l68.6-39.6" />
        <circle cx="1.8" cy="3.2" r="0.95" transform="matrix(-19.052 11 0 -22 192.8624 111.2)" vectorEffect="non-scaling-stroke" />
        <circle cx="3.9" cy="1.8" r="0.95" transform="matrix(19.052 11 -19.052 11 170 71.6)" vectorEffect="non-scaling-stroke" />
      </g>
      <g strokeWidth="0.9" opacity="0.75">
        <path d="M95 137.6H70M95 23.2H70M77 27v107M77 23.2l-2.6 9h5.2zM77 137.6l-2.6-9h5.2z" />
        <path d="M101.4 144v27.2M215.7 210v27.2M105 166.6l107 61.8M101.4 164.5l9.1 2.2-2.6 4.5zM215.7 230.5l-9.1-2.2 2.6-4.5z" />
        <path d="M224 122l36-40h44M310 78h34M310 88h22" />
      </g>
    </svg>
  );
}
