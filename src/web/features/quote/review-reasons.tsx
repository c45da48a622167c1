import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { ViewLink } from '../../product/parts/view-button.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import type { PricedModel } from './priced-model.ts';
import styles from './quote-line-row.module.css';
import { texts } from './texts.ts';

/** Why a person looks at a line before its price holds. */
export function ReviewReasons({
  line: { reviewReasons: reasons, price },
  model,
}: {
  readonly line: QuoteLine;
  readonly model: PricedModel;
}) {
  return (
    <Stack gap="xxs" size="sm" className={styles['reasons']}>
      <Text>{texts.notInstant}</Text>
      {price > 0 ? null : <Text>{texts.hidden}</Text>}
      {reasons.length === 0 ? null : (
        <>
          <Text weight={600}>{texts.reviewHeading}</Text>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{sayFinding(reason)}</li>
            ))}
          </ul>
          <div>
            <ViewLink model={{ ...model, startsAt: model.build?.facts.thinSpots[0]?.at }} />
          </div>
        </>
      )}
    </Stack>
  );
}
