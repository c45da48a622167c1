import { useState } from 'react';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { InvitationView } from './invitation-view.tsx';
import { texts } from './texts.ts';
import { useInvitation } from './use-invitation.ts';

/** /invitation: joining a provider by the invitation whose mailed link was opened in this tab. */
export function InvitationPage() {
  const [secret] = useState(waitingInvitation.read);
  return secret === null ? <NoInvitation {...texts.none} /> : <InvitationOfSecret secret={secret} />;
}

function InvitationOfSecret({ secret }: { secret: string }) {
  const query = useInvitation(secret);
  const { data } = query;
  if (data === undefined) {
    return (
      <Page title={texts.title}>
        <Answered query={query} loading={texts.loading} failed={texts.failed} rows={1} />
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
