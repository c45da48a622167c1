import { Badge, Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { getPricingVersion } from '#contract/calls/get-pricing-version.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import { useApiQuery } from '../../../../api/use-api-query.ts';
import { formatMoment } from '../../../../ui/format-day.ts';
import { Placeholder } from '../../../../ui/placeholder.tsx';
import { TryAgain } from '../../../../ui/try-again.tsx';
import { listChanges, listValues } from '../card/card-values.ts';
import type { Pricing } from '../draft/pricing.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { ChangeTable } from './change-table.tsx';
import { texts } from './texts.ts';
import styles from './versions.module.css';

/** Every published version; each can be read, compared with what is published, and put into the draft. */
export function Versions({ pricing, draft }: { pricing: Pricing; draft: Draft }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <p className={styles['lead']}>{texts.lead}</p>
      <ul className={styles['list']}>
        {pricing.versions.map((version) => (
          <li key={version.number} className={styles['version']}>
            <div className={styles['head']}>
              <div className={styles['words']}>
                <h3>
                  {texts.heading(version.number)}{' '}
                  {version.number === pricing.number ? (
                    <Badge variant="light" tt="none">
                      {texts.current}
                    </Badge>
                  ) : null}
                </h3>
                <p className={styles['note']}>{version.note || texts.began}</p>
                <p className={styles['by']}>{texts.by(authorOf(version), formatMoment(version.at))}</p>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-expanded={opened === version.number}
                aria-label={opened === version.number ? texts.closeLabel(version.number) : texts.readLabel(version.number)}
                onClick={() => setOpened(opened === version.number ? null : version.number)}
              >
                {opened === version.number ? texts.close : texts.read}
              </Button>
            </div>
            {opened === version.number ? <Version number={version.number} pricing={pricing} draft={draft} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function authorOf({ by }: Pricing['versions'][number]): string {
  return by === null || by === 'RATE_CARD_FILE' ? texts.nobody : by;
}

function Version({ number, pricing, draft }: { number: number; pricing: Pricing; draft: Draft }) {
  // What was published never changes.
  const { data, isError, isFetching, refetch } = useApiQuery(getPricingVersion, { number }, { staleTime: Number.POSITIVE_INFINITY });
  if (isError) return <TryAgain busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Placeholder label={texts.loading} rows={1} />;
  return <VersionContent card={data.card} number={number} pricing={pricing} draft={draft} />;
}

function VersionContent({ card, number, pricing, draft }: { card: RateCard; number: number; pricing: Pricing; draft: Draft }) {
  const { isReadOnly } = useCardEditor();
  const changes = useMemo(() => listChanges(card, pricing.card), [card, pricing.card]);
  const values = useMemo(() => listValues(card), [card]);
  return (
    <div className={styles['content']}>
      <p className={styles['note']}>
        {number === pricing.number ? texts.same : changes.length === 0 ? texts.equal : texts.differs(number)}
      </p>
      <ChangeTable changes={changes} />
      <details className={styles['all']}>
        <summary>{texts.all(values.length)}</summary>
        <table className={styles['table']}>
          <tbody>
            {values.map(({ key, label, text }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {isReadOnly ? null : (
        <div>
          <Button size="xs" onClick={() => draft.replace({ ...card })}>
            {texts.restore}
          </Button>
          <p className={styles['by']}>{texts.restoreHint}</p>
        </div>
      )}
    </div>
  );
}
