import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import { AnchorLink } from '../../../../ui/anchor-link.tsx';
import type { CardProblems } from '../card/card-problems.ts';
import styles from '../pricing-page.module.css';
import type { Section } from '../pricing-search.ts';
import { texts } from '../texts.ts';

interface ProcessSwitchProps {
  readonly section: Section;
  readonly process: ProcessCode;
  /** How many values of a process are wrong in this section. */
  readonly problems: CardProblems;
}

/** Leads to a section's part for another process. */
export function ProcessSwitch({ section, process, problems }: ProcessSwitchProps) {
  return (
    <nav aria-label={texts.processLabel} className={styles['processes']}>
      {PROCESS_CODES.map((code) => {
        const isFaulty = [...problems.keys()].some((path) => path.startsWith(`processes.${code}.`));
        return (
          <AnchorLink
            key={code}
            to="/msp/pricing"
            search={{ section, process: code }}
            className={styles['process'] ?? ''}
            underline="never"
            title={PROCESS_NAMES[code]}
            aria-current={code === process ? 'page' : undefined}
            data-faulty={isFaulty || undefined}
          >
            {code}
          </AnchorLink>
        );
      })}
    </nav>
  );
}
