import { useId } from 'react';
import type { DeskHome } from '#contract/api/desk/get-desk-home.ts';
import { formatMoment } from '../../product/prices/format-day.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Hint, Lines, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import { KindHead } from './waiting-card.tsx';

/** Mails that the mail server refused; each leads to the request that it is about. */
export function FailedMails({ mails: { count, first } }: { mails: DeskHome['failedMails'] }) {
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
            <Hint as="span" size="xs">
              {[mails.to(to), mails.tries(attempts), ...(nextAttemptAt === null ? [] : [mails.next(formatMoment(nextAttemptAt))])].join(
                ' · ',
              )}
            </Hint>
          </Stack>
        ))}
      </Lines>
      {count > first.length ? <Hint size="xs">{mails.more(count - first.length)}</Hint> : null}
    </Stack>
  );
}
