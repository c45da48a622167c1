import { useId } from 'react';
import { type DeskHome, getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { useDeskCall } from '../../product/desk/use-desk-call.ts';
import { GettingStarted } from '../../product/getting-started/getting-started.tsx';
import { useSetUp } from '../../product/getting-started/use-set-up.ts';
import { formatDay, formatMoment } from '../../product/prices/format-day.ts';
import { useHasShop, useIsMember } from '../../product/shop/portal-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { IconCircleCheck } from '../../ui/icons/more-icons.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Hint, Lines, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { texts } from './texts.ts';
import { KindHead, WaitingCard } from './waiting-card.tsx';

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
  const hasShop = useHasShop();
  const isMember = useIsMember();
  const query = useDeskCall(getDeskHome, {}, hasShop === true);
  const { data } = query;
  const setUp = useSetUp().data;
  const lead = data === undefined ? undefined : data.hasRequests ? texts.lead(formatDay(data.today)) : texts.noRequests;
  return (
    <Page title={texts.title} lead={lead}>
      {hasShop === false ? (
        <GettingStarted setUp={null} />
      ) : (
        <Answered query={query} loading={texts.loading} failed={texts.failed} height={150}>
          {(home) => (
            <Stack gap="xl">
              {home.hasRequests ? <Waiting home={home} /> : null}
              {setUp === undefined || (isMember && home.hasRequests) ? null : <GettingStarted setUp={setUp} />}
            </Stack>
          )}
        </Answered>
      )}
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
        <Text style={{ maxWidth: '28rem' }}>{texts.calm.text}</Text>
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
      {rest.length === 0 ? null : <Text tone="dim">{texts.rest(listKinds(rest))}</Text>}
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

/** Mails that the mail server refused; each leads to the request that it is about. */
function FailedMails({ mails: { count, first } }: { mails: DeskHome['failedMails'] }) {
  const id = useId();
  const { mails } = texts;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <KindHead id={id} title={mails.title} text={mails.text} count={count} isTrouble />
      <Lines framed aria-labelledby={id}>
        {first.map(({ messageID, requestID, to, subject, attempts, nextAttemptAt }) => (
          <Stack as="li" key={messageID} p="sm" gap="xxs" size="base">
            <AnchorLink inherit to="/msp/orders/$requestId" params={{ requestId: requestID }}>
              {subject}
            </AnchorLink>
            <Note>
              {[mails.to(to), mails.tries(attempts), ...(nextAttemptAt === null ? [] : [mails.next(formatMoment(nextAttemptAt))])].join(
                ' · ',
              )}
            </Note>
          </Stack>
        ))}
      </Lines>
      {count > first.length ? <Hint size="xs">{mails.more(count - first.length)}</Hint> : null}
    </Stack>
  );
}
