import { IconCircleCheck } from '@tabler/icons-react';
import { type DeskHome, getDeskHome } from '#contract/calls/get-desk-home.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, Placeholder } from '../../../ui/placeholder.tsx';
import { visitorLocale } from '../../../ui/price.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useDeskCall } from '../desk/use-desk-call.ts';
import { useHasProvider } from '../provider/use-has-provider.ts';
import { HomePlaceholder } from '../wip/portal-wip-pages.tsx';
import { FailedMails } from './failed-mails.tsx';
import styles from './home-page.module.css';
import { texts } from './texts.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What is waited for, and the list that it leads to. */
const KINDS = [
  { kind: 'unread', search: { mark: 'unread' } },
  { kind: 'asked', search: { mark: 'asked' } },
  { kind: 'answersDue', search: { state: 'received', mark: 'due' } },
  { kind: 'ordersDue', search: { state: 'accepted,in-production', mark: 'due' } },
  { kind: 'expiring', search: { mark: 'expiring' } },
] as const;

/** /msp/home: what needs somebody today; until there is the first request, how customers come. */
export function HomePage() {
  const hasProvider = useHasProvider();
  const { data, isError, isFetching, refetch } = useDeskCall(getDeskHome, {}, hasProvider === true);
  if (hasProvider === false || data?.hasRequests === false) return <HomePlaceholder />;
  if (data === undefined) {
    return (
      <Page title={texts.title}>
        <Placeholder label={texts.loading} height={150} rows={2} />
        {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead(formatDay(data.today))}>
      <Waiting home={data} />
      {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
    </Page>
  );
}

function Waiting({ home }: { home: DeskHome }) {
  const waiting = KINDS.filter(({ kind }) => home[kind].count > 0);
  const rest = [...KINDS.map(({ kind }) => kind), 'failedMails' as const].filter((kind) => home[kind].count === 0);
  if (waiting.length === 0 && home.failedMails.count === 0) {
    return (
      <EmptyState icon={<IconCircleCheck size={56} stroke={1} aria-hidden />} title={texts.calm.title}>
        <p className={styles['words']}>{texts.calm.text}</p>
        <LinkButton to="/msp/orders" variant="default">
          {texts.calm.link}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className={styles['kinds']}>
      {home.failedMails.count === 0 ? null : <FailedMails mails={home.failedMails} />}
      {waiting.map(({ kind, search }) => (
        <WaitingCard key={kind} {...texts.kinds[kind]} waiting={home[kind]} search={search} />
      ))}
      {rest.length === 0 ? null : <p className={styles['rest']}>{texts.rest(listKinds(rest))}</p>}
    </div>
  );
}

function listKinds(kinds: readonly (keyof typeof texts.restKinds)[]): string {
  return new Intl.ListFormat(visitorLocale(), { type: 'disjunction' }).format(kinds.map((kind) => texts.restKinds[kind]));
}
