import { Row, Text } from '../../ui/layout/layout.tsx';
import { texts } from './engine/texts.ts';
import styles from './viewer-frame.module.css';

const { info } = texts;
const MOVES = ['rotate', 'zoom', 'pan'] as const;

/** How to rotate, zoom and pan, for whatever the visitor points with. */
export function InfoBar() {
  return (
    <Text as="section" size="xs" className={styles['info']} data-part="info" aria-label={info.label}>
      {(['mouse', 'touch'] as const).map((device) => (
        <Row as="ul" key={device} tone="dim" data-for={device}>
          {MOVES.map((move) => (
            <li key={move}>
              <strong>{info[move]}</strong> {info[device][move]}
            </li>
          ))}
        </Row>
      ))}
    </Text>
  );
}
