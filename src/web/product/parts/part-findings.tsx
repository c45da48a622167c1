import type { Part } from '#contract/schemas/entities.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { IconAlertTriangle, IconInfoCircle } from '../../ui/icons/part-icons.tsx';
import { Fold, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import styles from './part-card.module.css';
import { texts } from './texts.ts';

interface PartFindingsProps {
  readonly findings: Part['findings'];
  /** Where room is short: several harmless notes are one line, which tells them when it is pressed. */
  readonly isBrief?: boolean;
}

/** What the measurement has to say about a part, in its own words; what asks for a review stands out. */
export function PartFindings({ findings, isBrief = false }: PartFindingsProps) {
  if (findings.length === 0) return null;
  const notes = findings.filter(({ severity }) => severity === 'note');
  if (!isBrief || notes.length < 2) return <Findings findings={findings} />;
  return (
    <>
      <Findings findings={findings.filter(({ severity }) => severity !== 'note')} />
      <Fold className={styles['notes']} summary={<Note>{texts.notes(notes.length)}</Note>}>
        <Findings findings={notes} />
      </Fold>
    </>
  );
}

function Findings({ findings }: { findings: Part['findings'] }) {
  if (findings.length === 0) return null;
  return (
    <Stack as="ul" gap="xxs">
      {findings.map(({ code, severity, message }) => {
        const Icon = severity === 'review' ? IconAlertTriangle : IconInfoCircle;
        return (
          <Row
            key={`${code}-${message}`}
            as="li"
            nowrap
            gap="xs"
            align="start"
            size="xs"
            tone={severity === 'review' ? 'review' : 'dim'}
            data-severity={severity}
          >
            <Icon style={{ flex: 'none', marginTop: '0.13rem' }} size={15} stroke={1.7} aria-hidden />
            <span>{sayFinding(message)}</span>
          </Row>
        );
      })}
    </Stack>
  );
}
