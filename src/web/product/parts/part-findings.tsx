import type { Part } from '#contract/schemas/entities.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { IconAlertTriangle, IconInfoCircle } from '../../ui/icons/part-icons.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';

/** What the measurement has to say about a part, in its own words; what asks for a review stands out. */
export function PartFindings({ findings }: { findings: Part['findings'] }) {
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
