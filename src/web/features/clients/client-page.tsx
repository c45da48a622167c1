import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { exportClient } from '#contract/api/clients/export-client.ts';
import { getClient } from '#contract/api/clients/get-client.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useAction } from '../../api/use-action.ts';
import { useParams } from '../../navigation/router-view.tsx';
import { RequestTable } from '../../product/desk/request-table.tsx';
import { Section } from '../../product/desk/section.tsx';
import { texts as deskTexts } from '../../product/desk/texts.ts';
import { useDeskCall } from '../../product/desk/use-desk-call.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconArrowRight } from '../../ui/icons/icons.tsx';
import { IconDownload } from '../../ui/icons/more-icons.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Card, Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ClientNote } from './client-note.tsx';
import { DeleteClientDialog } from './delete-client-dialog.tsx';
import { texts } from './texts.ts';

/** /msp/clients/…: one person. */
export function ClientPage() {
  const { clientId } = useParams('/msp/clients/$clientId');
  const hasShop = useHasShop();
  const { client: words } = texts;
  const query = useDeskCall(getClient, { clientID: clientId }, hasShop === true);
  const data = query.isPlaceholderData ? undefined : query.data;
  const client = data?.client;
  const lead =
    client === undefined ? undefined : (
      <Row as="span" gap="md">
        <AnchorLink inherit to="/msp/clients" search={{ organization: client.organization.trim().toLowerCase() }}>
          {client.organization}
        </AnchorLink>
        <Anchor inherit c="inherit" href={`mailto:${encodeURIComponent(client.key).replace('%40', '@')}`}>
          {client.key}
        </Anchor>
      </Row>
    );
  return (
    <Page isWide title={client?.name ?? texts.title} above={<AnchorLink to="/msp/clients">{texts.title}</AnchorLink>} lead={lead}>
      <Answered query={{ ...query, data }} loading={words.loading} failed={words.failed}>
        {(answer) => (
          <Stack gap="xl">
            <Figures client={answer.client} />
            <History answer={answer} />
            <ClientNote
              key={answer.revision}
              clientID={answer.client.clientID}
              note={answer.note}
              terms={answer.terms}
              revision={answer.revision}
              onStale={() => void query.refetch()}
            />
            <ClientData client={answer.client} isOwner={answer.isOwner} />
          </Stack>
        )}
      </Answered>
    </Page>
  );
}

function Figures({ client: { firstOn, lastOn, requestCount, orderCount, sums } }: { client: WireClientCard }) {
  const { client: words, columns } = texts;
  const nameSum = (name: string, currency: string) => (sums.length === 1 ? name : `${name}, ${currency}`);
  const facts = [
    [columns.requests, String(requestCount)],
    [columns.orders, String(orderCount)],
    [words.first, formatDay(firstOn)],
    [columns.last, formatDay(lastOn)],
    ...sums.flatMap(({ currency, quotedMicros, orderedMicros }) => [
      [nameSum(columns.quoted, currency), quotedMicros === 0 ? texts.none : showMicros(quotedMicros, currency)] as const,
      [nameSum(columns.ordered, currency), orderedMicros === 0 ? texts.none : showMicros(orderedMicros, currency)] as const,
    ]),
  ] as const;
  return (
    <Card as="section" aria-label={words.sums}>
      <FactList kind="above" label="6.5rem" size="base" weight={500} facts={facts} />
    </Card>
  );
}

function History({ answer: { client, requests } }: { answer: ResponseOf<typeof getClient> }) {
  return (
    <Section title={texts.client.history}>
      <RequestTable label={texts.client.history} requests={requests} />
      <AnchorLink to="/msp/orders" search={{ client: client.clientID }}>
        <Row as="span" gap="xs" size="base" weight={500}>
          {texts.client.all(client.requestCount)}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </Row>
      </AnchorLink>
    </Section>
  );
}

/** What a shop does when somebody asks what is kept of them, or to be forgotten. */
function ClientData({ client, isOwner }: { client: WireClientCard; isOwner: boolean }) {
  const { run, isPending, failure, dismiss } = useAction(exportClient, {
    onDone: ({ filename, text }) => saveFile(filename, text, 'application/json'),
  });
  const [isAsking, setIsAsking] = useState(false);
  const { data: words } = texts;
  return (
    <Section title={words.title}>
      <Text tone="dim" style={{ maxWidth: '44rem' }}>
        {words.lead}
      </Text>
      <Row>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isPending}
          onClick={() => void run({ clientID: client.clientID })}
        >
          {words.export}
        </Button>
        {isOwner ? (
          <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsAsking(true)}>
            {words.delete}
          </Button>
        ) : (
          <Note>{words.onlyOwners}</Note>
        )}
      </Row>
      {failure === null ? null : <Alert type="danger" text={deskTexts.exportFailed} onClose={dismiss} />}
      <DeleteClientDialog client={client} opened={isAsking} onClose={() => setIsAsking(false)} />
    </Section>
  );
}
