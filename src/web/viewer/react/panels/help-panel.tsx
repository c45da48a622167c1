import { Hint } from '../../../ui/layout/layout.tsx';
import { texts } from '../engine/texts.ts';
import styles from './panels.module.css';
import type { Shortcut } from './shortcuts.ts';

const CANVAS_KEYS = [
  { keys: ['←', '→', '↑', '↓'], label: texts.help.turn },
  { keys: ['Shift + arrows'], label: texts.help.move },
  { keys: ['+', '-'], label: texts.help.zoom },
  { keys: ['Esc'], label: texts.help.closeDialog },
] as const;

/** Every key and what it does. */
export function HelpPanel({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <section className={styles['help']} aria-label={texts.help.heading}>
      <p className={styles['heading']}>{texts.help.heading}</p>
      <dl className={styles['keys']}>
        {[...shortcuts, ...CANVAS_KEYS].map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Hint mt="xs" size="xs">
        {texts.help.note}
      </Hint>
    </section>
  );
}
