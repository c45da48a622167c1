import { IconCircleCheck } from '@tabler/icons-react';
import { type DeskHome, getDeskHome } from '#contract/calls/get-desk-home.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, Placeholder } from '../../../ui/placeholder.tsx';
import { visitorLocale } from '../../../ui/price.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useDeskCall } from '../desk/use-desk-call.ts';
import { useIsMember } from '../provider/portal-store.ts';
import { useHasProvider } from '../provider/use-has-provider.ts';
import { GettingStarted, isSetUp, setUpOf } from '../wip/getting-started.tsx';
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

/** /msp/home: what needs attention today, and what of the shop is still to be set up. */
export function HomePage() {
  const hasProvider = useHasProvider();
  const isMember = useIsMember();
  const { data, isError, isFetching, refetch } = useDeskCall(getDeskHome, {}, hasProvider === true);
  if (hasProvider === false) {
    return (
      <Page title={texts.title}>
        <GettingStarted setUp={null} />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={texts.title}>
        <Placeholder label={texts.loading} height={150} rows={2} />
        {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={data.hasRequests ? texts.lead(formatDay(data.today)) : texts.noRequests}>
      <div className={styles['kinds']}>
        {data.hasRequests ? <Waiting home={data} /> : null}
        {isSetUp(setUpOf(data)) || (isMember && data.hasRequests) ? null : <GettingStarted setUp={setUpOf(data)} />}
      </div>
      {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
    </Page>
  );
}

function Waiting({ home }: { home: DeskHome }) {
  const shown = withoutRepeats(home);
  const waiting = KINDS.filter(({ kind }) => shown[kind].count > 0);
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
    <>
      {home.failedMails.count === 0 ? null : <FailedMails mails={home.failedMails} />}
      {waiting.map(({ kind, search }) => (
        <WaitingCard key={kind} {...texts.kinds[kind]} waiting={shown[kind]} total={home[kind].count} search={search} />
      ))}
      {rest.length === 0 ? null : <p className={styles['rest']}>{texts.rest(listKinds(rest))}</p>}
    </>
  );
}

/** The kinds by what they ask for: a request that waits for several things stands under the first of these that names it. */
const BY_URGENCY = ['answersDue', 'ordersDue', 'asked', 'expiring', 'unread'] as const;

/** What waits, each request once. Beyond the few that are known of a kind, what its count repeats of another is not known. */
function withoutRepeats(home: DeskHome): Pick<DeskHome, (typeof BY_URGENCY)[number]> {
  const seen = new Set<string>();
  const shown = { unread: home.unread, asked: home.asked, answersDue: home.answersDue, ordersDue: home.ordersDue, expiring: home.expiring };
  for (const kind of BY_URGENCY) {
    const { count, first } = home[kind];
    const own = first.filter(({ requestID }) => !seen.has(requestID));
    for (const { requestID } of own) seen.add(requestID);
    shown[kind] = { count: count - (first.length - own.length), first: own };
  }
  return shown;
}

function listKinds(kinds: readonly (keyof typeof texts.restKinds)[]): string {
  return new Intl.ListFormat(visitorLocale(), { type: 'disjunction' }).format(kinds.map((kind) => texts.restKinds[kind]));
}
