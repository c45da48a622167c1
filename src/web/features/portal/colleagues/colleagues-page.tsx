import { useEffect, useRef } from 'react';
import { NO_SELECTION } from '#contract/fields.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Page } from '../../../ui/page.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useLocalProvider } from '../provider/local-provider.ts';
import { NoShop } from '../provider/no-shop.tsx';
import { useHasProvider } from '../provider/use-has-provider.ts';
import { ColleagueList } from './colleague-list.tsx';
import styles from './colleagues.module.css';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { texts } from './texts.ts';
import { useColleagues } from './use-colleagues.ts';

/** /msp/colleagues: who works for the provider, and for owners the ways to change that. */
export function ColleaguesPage() {
  const { account } = useLocalProvider();
  const hasProvider = useHasProvider();
  const { query, outcome, isBusy, ways, dismiss } = useColleagues(account.mspID !== NO_SELECTION);
  const { data, isError, isFetching, refetch } = query;
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with its line.
  useEffect(() => {
    if (outcome !== null) notice.current?.focus();
  }, [outcome]);

  if (hasProvider === false) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <NoShop words={texts.noProvider} />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        {isError ? (
          <TryAgain text={texts.failed} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Placeholder label={texts.loading} height={88} />
        )}
      </Page>
    );
  }
  const isOwner = data.colleagues.some(({ isYou, role }) => isYou && role === 'owner');
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className={styles['parts']}>
        <div ref={notice} tabIndex={-1} className={styles['notice']}>
          {outcome === null ? null : <Alert type={outcome.isDone ? 'success' : 'danger'} text={outcome.words} onClose={dismiss} />}
        </div>
        {isOwner ? null : <Alert type="info" text={texts.readOnly} />}
        <ColleagueList colleagues={data.colleagues} isOwner={isOwner} isBusy={isBusy} ways={ways} />
        {isOwner ? (
          <>
            <InvitationList invitations={data.invitations} isBusy={isBusy} ways={ways} />
            <InviteForm isBusy={isBusy} ways={ways} />
          </>
        ) : null}
      </div>
    </Page>
  );
}
