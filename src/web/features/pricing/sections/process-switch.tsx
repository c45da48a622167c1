import { Button } from '@mantine/core';
import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { PillLink } from '../../../ui/controls/anchor-link.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { readText } from '../card/card-path.ts';
import type { CardProblems } from '../card/card-problems.ts';
import styles from '../card/pricing.module.css';
import type { Section } from '../card/pricing-search.ts';
import { texts } from '../card/texts.ts';
import { useCardEditor } from '../fields/card-editor.ts';

interface ProcessSwitchProps {
  readonly section: Section;
  readonly process: ProcessCode;
  /** How many values of a process are wrong in this section. */
  readonly problems: CardProblems;
}

/** Leads to a section's part for another process. */
export function ProcessSwitch({ section, process, problems }: ProcessSwitchProps) {
  const { card, isReadOnly, change } = useCardEditor();
  const isOff = (code: ProcessCode) => readText(card, `processes.${code}.offered`) === 'no';
  return (
    <>
      <Row as="nav" gap="xs" size="base" aria-label={texts.processLabel}>
        {PROCESS_CODES.map((code) => {
          const isFaulty = [...problems.keys()].some((path) => path.startsWith(`processes.${code}.`));
          return (
            <PillLink
              key={code}
              to="/msp/pricing"
              search={{ section, process: code }}
              className={styles['pill'] ?? ''}
              data-framed
              title={isOff(code) ? texts.notOffered(sayOffer(PROCESS_NAMES[code])) : sayOffer(PROCESS_NAMES[code])}
              data-off={isOff(code) || undefined}
              aria-current={code === process ? 'page' : undefined}
              data-faulty={isFaulty || undefined}
            >
              {code}
            </PillLink>
          );
        })}
      </Row>
      {isOff(process) ? (
        <Alert type="info">
          <Row justify="between">
            {texts.notOffered(sayOffer(PROCESS_NAMES[process]))}
            {isReadOnly ? null : (
              <Button size="xs" variant="default" onClick={() => change(`processes.${process}.offered`, 'yes')}>
                {texts.turnOn}
              </Button>
            )}
          </Row>
        </Alert>
      ) : null}
    </>
  );
}
