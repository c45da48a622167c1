import type { Unit } from '#domain/part/units.ts';
import type { PartBuild } from '../../../stores/active-model-store.ts';
import { Hint } from '../../../ui/layout/layout.tsx';
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
    <section className={styles['build']} aria-label={texts.build.panel}>
      {words === null ? null : (
        <>
          <p className={styles['heading']}>{words.heading}</p>
          <p>{words.figures}</p>
          <Hint mt="xs" size="xs">
            {words.machine}
          </Hint>
          {words.note === null ? null : (
            <Hint mt="xs" size="xs">
              {words.note}
            </Hint>
          )}
          <ul className={styles['legend']}>
            {words.legend.map(({ of, text }) => (
              <li key={of} data-of={of}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {thin === null ? null : (
        <>
          <p className={styles['heading']}>{texts.build.thin}</p>
          <ul>
            {thin.spots.map((spot) => (
              <li key={spot}>{spot}</li>
            ))}
          </ul>
          <Hint mt="xs" size="xs">
            {thin.note}
          </Hint>
        </>
      )}
    </section>
  );
}
