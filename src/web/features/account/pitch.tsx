import { IconBolt, IconRulerMeasure, IconTruckDelivery } from '@tabler/icons-react';
import { readConfig } from '../../api/load-config.ts';
import { BracketDrawing } from './bracket-drawing.tsx';
import styles from './pitch.module.css';
import { texts } from './texts.ts';

const ICONS = [IconRulerMeasure, IconTruckDelivery, IconBolt];

/** What an account is good for. */
export function Pitch() {
  return (
    <aside className={styles['pitch']}>
      <p className={styles['headline']}>{texts.pitch.headline}</p>
      <ul className={styles['points']}>
        {texts.pitch.points.map((point, index) => {
          const { title } = point;
          const text = 'withReceipts' in point && readConfig().receipts !== 'price' ? point.withReceipts : point.text;
          const Icon = ICONS[index] ?? IconBolt;
          return (
            <li key={title} className={styles['point']}>
              <Icon className={styles['icon']} size={24} stroke={1.5} aria-hidden />
              <div>
                <strong className={styles['title']}>{title}</strong>
                <p className={styles['text']}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <BracketDrawing className={styles['drawing'] ?? ''} />
    </aside>
  );
}
