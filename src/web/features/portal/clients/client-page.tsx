import { IconArrowRight } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { getClient } from '#contract/calls/get-client.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { showMicros } from '../../../ui/format-micros.ts';
import rows from '../../../ui/linked-rows.module.css';
import { Page } from '../../../ui/page.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { RequestRow } from '../desk/list/request-row.tsx';
import { useDeskCall } from '../desk/use-desk-call.ts';
import { useHasProvider } from '../provider/use-has-provider.ts';
import { ClientData } from './client-data.tsx';
import { ClientNote } from './client-note.tsx';
import styles from './clients.module.css';
import { texts } from './texts.ts';

/** /msp/clients/…: one person. */
export function ClientPage() {
  const { email } = useParams({ from: '/portal-queries/portal/msp/clients/$email' });
  const hasProvider = useHasProvider();
  const { client: words } = texts;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useDeskCall(getClient, { email }, hasProvider === true);
  const back = <AnchorLink to="/msp/clients">{texts.title}</AnchorLink>;
  if (data === undefined || isPlaceholderData) {
    return (
      <Page title={texts.title} heading={email} above={back}>
        <Placeholder label={words.loading} height={120} />
        {isError ? <TryAgain text={words.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
      </Page>
    );
  }
  const { client } = data;
  const lead = (
    <span className={styles['contact']}>
      <AnchorLink to="/msp/clients" search={{ organization: client.organization.trim().toLowerCase() }}>
        {client.organization}
      </AnchorLink>
      <a className={styles['mail']} href={`mailto:${encodeURIComponent(client.key).replace('%40', '@')}`}>
        {client.key}
      </a>
    </span>
  );
  return (
    <Page title={client.name} above={back} lead={lead}>
      <div className={styles['page']}>
        <Facts client={client} />
        <History answer={data} />
        <ClientNote key={data.revision} email={client.key} note={data.note} revision={data.revision} onStale={() => void refetch()} />
        <ClientData client={client} isOwner={data.isOwner} />
      </div>
    </Page>
  );
}

function Facts({ client: { firstOn, lastOn, requestCount, orderCount, sums } }: { client: WireClientCard }) {
  const { client: words } = texts;
  const nameSum = (name: string, currency: string) => (sums.length === 1 ? name : `${name}, ${currency}`);
  return (
    <section className={styles['card']} aria-label={words.sums}>
      <dl className={styles['figures']}>
        {[
          [words.requests, String(requestCount)],
          [words.orders, String(orderCount)],
          [words.first, formatDay(firstOn)],
          [words.lastRequest, formatDay(lastOn)],
          ...sums.flatMap(({ currency, quotedMicros, orderedMicros }) => [
            [nameSum(words.quoted, currency), quotedMicros === 0 ? texts.none : showMicros(quotedMicros, currency)],
            [nameSum(words.ordered, currency), orderedMicros === 0 ? texts.none : showMicros(orderedMicros, currency)],
          ]),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function History({ answer: { client, requests } }: { answer: ResponseOf<typeof getClient> }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{texts.client.history}</h2>
      <ul className={rows['list']} aria-labelledby={id}>
        {requests.map((card) => (
          <RequestRow key={card.requestID} card={card} />
        ))}
      </ul>
      <AnchorLink to="/msp/orders" search={{ client: client.key }} className={styles['all'] ?? ''}>
        {texts.client.all(client.requestCount)}
        <IconArrowRight size={16} stroke={1.8} aria-hidden />
      </AnchorLink>
    </section>
  );
}
