import { useState } from 'react';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { InvitationView } from './invitation-view.tsx';
import { texts } from './texts.ts';
import { useInvitation } from './use-invitation.ts';

/** /invitation: joining a provider by the invitation whose mailed link was opened in this tab. */
export function InvitationPage() {
  const [secret] = useState(waitingInvitation.read);
  return secret === null ? <NoInvitation {...texts.none} /> : <InvitationOfSecret secret={secret} />;
}

function InvitationOfSecret({ secret }: { secret: string }) {
  const { data, isError, isFetching, refetch } = useInvitation(secret);
  if (data === undefined) {
    return (
      <Page title={texts.title}>
        {isError ? (
          <TryAgain text={texts.failed} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Placeholder label={texts.loading} rows={1} />
        )}
      </Page>
    );
  }
  if (typeof data === 'string') return <NoInvitation title={texts.over.title} lead={data} />;
  return <InvitationView invitation={data} secret={secret} />;
}

function NoInvitation({ title, lead }: { title: string; lead: string }) {
  const isKnown = useSessionStore(isSignedIn);
  return (
    <Page title={title} lead={lead}>
      <LinkButton to={isKnown ? '/msp/home' : '/'} variant="default">
        {isKnown ? texts.portal : texts.home}
      </LinkButton>
    </Page>
  );
}
