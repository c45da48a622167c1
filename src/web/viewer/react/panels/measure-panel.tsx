import type { Unit } from '#domain/part/units.ts';
import { Hint } from '../../../ui/layout/layout.tsx';
import type { Picked, Tool } from '../../basics/viewer.ts';
import { texts } from '../engine/texts.ts';
import { describePicked } from './describe-picked.ts';
import styles from './panels.module.css';

interface MeasurePanelProps {
  readonly tool: Tool;
  readonly picked: Picked | null;
  readonly unit: Unit;
}

/** What the distance and pick tools found, or what to do next; nothing without a tool. Announced as it changes. */
export function MeasurePanel({ tool, picked, unit }: MeasurePanelProps) {
  const words = describePicked(picked, tool, unit);
  return (
    <output className={styles['measure']} aria-label={texts.measure.panel} hidden={words === null}>
      {words === null ? null : (
        <>
          <p className={styles['heading']}>{words.heading}</p>
          {words.figures.length === 0 ? null : (
            <dl className={styles['figures']}>
              {words.figures.map(({ label, value }, index) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={index === 0 ? styles['main'] : undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {words.note === null ? null : (
            <Hint mt="xs" size="xs">
              {words.note}
            </Hint>
          )}
        </>
      )}
    </output>
  );
}
