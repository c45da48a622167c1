import { Badge, Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { getPricingVersion } from '#contract/api/pricing/get-pricing-version.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { formatMoment } from '../../../product/prices/format-day.ts';
import { Answered } from '../../../ui/layout/answered.tsx';
import { Card, Fold, Heading, Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { listChanges, listValues } from '../card/card-values.ts';
import { ChangeTable } from '../card/change-table.tsx';
import type { Pricing } from '../card/draft-state.ts';
import { texts } from '../card/versions-texts.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useCardEditor } from '../fields/card-editor.ts';

/** Every published version; each can be read, compared with what is published, and put into the draft. */
export function Versions({ pricing, draft }: { pricing: Pricing; draft: Draft }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Hint>{texts.lead}</Hint>
      <Stack as="ul" gap="sm">
        {pricing.versions.map((version) => (
          <Card as="li" key={version.number}>
            <Row nowrap justify="between" align="start">
              <Stack gap="xxs">
                <Heading as="h3" size="md">
                  {texts.heading(version.number)}{' '}
                  {version.number === pricing.number ? (
                    <Badge variant="light" tt="none">
                      {texts.current}
                    </Badge>
                  ) : null}
                </Heading>
                <Text size="base">{version.note || texts.began}</Text>
                <Hint>{texts.by(authorOf(version), formatMoment(version.at))}</Hint>
              </Stack>
              <Button
                variant="default"
                size="xs"
                aria-expanded={opened === version.number}
                aria-label={opened === version.number ? texts.closeLabel(version.number) : texts.readLabel(version.number)}
                onClick={() => setOpened(opened === version.number ? null : version.number)}
              >
                {opened === version.number ? texts.close : texts.read}
              </Button>
            </Row>
            {opened === version.number ? <Version number={version.number} pricing={pricing} draft={draft} /> : null}
          </Card>
        ))}
      </Stack>
    </>
  );
}

function authorOf({ by }: Pricing['versions'][number]): string {
  return by === null || by === 'RATE_CARD_FILE' ? texts.nobody : by;
}

function Version({ number, pricing, draft }: { number: number; pricing: Pricing; draft: Draft }) {
  // What was published never changes.
  const query = useApiQuery(getPricingVersion, { number }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Answered query={query} loading={texts.loading} rows={1}>
      {({ card }) => <VersionContent card={card} number={number} pricing={pricing} draft={draft} />}
    </Answered>
  );
}

function VersionContent({ card, number, pricing, draft }: { card: RateCard; number: number; pricing: Pricing; draft: Draft }) {
  const { isReadOnly } = useCardEditor();
  const changes = useMemo(() => listChanges(card, pricing.card), [card, pricing.card]);
  const values = useMemo(() => listValues(card), [card]);
  return (
    <Stack gap="sm">
      <Text size="base">{number === pricing.number ? texts.same : changes.length === 0 ? texts.equal : texts.differs(number)}</Text>
      <ChangeTable changes={changes} />
      <Fold summary={texts.all(values.length)}>
        <Table>
          <tbody>
            {values.map(({ key, label, text }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Fold>
      {isReadOnly ? null : (
        <div>
          <Button size="xs" onClick={() => draft.replace({ ...card })}>
            {texts.restore}
          </Button>
          <Hint>{texts.restoreHint}</Hint>
        </div>
      )}
    </Stack>
  );
}
