import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { getShopPages } from '#contract/api/shop/get-shop-pages.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useSearch } from '../../navigation/router-view.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { readMspId, useProviderId } from '../../stores/msp-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LinkedText, WrittenText } from '../../ui/layout/written-text.tsx';
import { texts } from './texts.ts';

type Pages = ResponseOf<typeof getShopPages>;

/** /terms: a shop's terms of sale, as they are or once were. */
export function TermsPage() {
  const { msp_id, version } = useSearch('/terms');
  return (
    <WrittenPage title={texts.terms} addressed={msp_id} version={version}>
      {({ terms }) =>
        terms === null ? null : (
          <>
            <Text tone="dim">{texts.asOf(formatDay(terms.on))}</Text>
            <WrittenText text={terms.text} />
          </>
        )
      }
    </WrittenPage>
  );
}

/** /privacy: what a shop does with its customers' data. */
export function PrivacyPage() {
  return (
    <WrittenPage title={texts.privacy} addressed={useSearch('/privacy').msp_id}>
      {({ privacy }) => (privacy === null ? null : <WrittenText text={privacy} />)}
    </WrittenPage>
  );
}

/** /imprint: who a shop is by law. */
export function ImprintPage() {
  return (
    <WrittenPage title={texts.imprint} addressed={useSearch('/imprint').msp_id}>
      {({ imprint }) => (imprint === null ? null : <Imprint imprint={imprint} />)}
    </WrittenPage>
  );
}

interface WrittenPageProps {
  readonly title: string;
  /** The shop that the address names; without one it is the visitor's. */
  readonly addressed: string | undefined;
  readonly version?: string | undefined;
  /** Null: the shop has not written it. */
  readonly children: (pages: Pages) => ReactNode;
}

function WrittenPage({ title, addressed, version, children }: WrittenPageProps) {
  const visited = useProviderId();
  const mspID = readMspId(addressed) ?? visited;
  const query = useApiQuery(getShopPages, { mspID, ...(version !== undefined && { version }) });
  const shown = query.data === undefined ? undefined : children(query.data);
  if (shown === null) {
    return (
      <Page title={texts.none.title} lead={texts.none.lead}>
        <div>
          <LinkButton to="/">{texts.none.home}</LinkButton>
        </div>
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Answered query={query} loading={texts.loading} failed={texts.failed}>
        {() => (
          <Stack gap="lg" style={{ maxWidth: '44rem' }}>
            {shown}
          </Stack>
        )}
      </Answered>
    </Page>
  );
}

function Imprint({
  imprint: { name, address, email, website, directors, registration, vatId, text },
}: {
  imprint: NonNullable<Pages['imprint']>;
}) {
  const { facts } = texts;
  return (
    <>
      <Text as="address" wrap="lines" style={{ fontStyle: 'normal' }}>
        {[name, ...address].join('\n')}
      </Text>
      <Facts>
        {directors === '' ? null : <Fact label={facts.directors}>{directors}</Fact>}
        {email === '' ? null : (
          <Fact label={facts.email}>
            <Anchor inherit href={`mailto:${email}`}>
              {email}
            </Anchor>
          </Fact>
        )}
        {website === '' ? null : (
          <Fact label={facts.website}>
            <LinkedText text={website} />
          </Fact>
        )}
        {registration === '' ? null : <Fact label={facts.registration}>{registration}</Fact>}
        {vatId === '' ? null : <Fact label={facts.vatId}>{vatId}</Fact>}
      </Facts>
      {text === '' ? null : <WrittenText text={text} />}
    </>
  );
}
