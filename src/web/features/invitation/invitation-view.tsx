import { Button } from '@mantine/core';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { signOut } from '../../api/identity/account-calls.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { isSignedIn, localName, useSessionStore } from '../../stores/session-store.ts';
import { forgetShopDraft } from '../../stores/shop-draft-store.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Row, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './texts.ts';
import type { Invitation } from './use-invitation.ts';

interface InvitationViewProps {
  readonly invitation: Invitation;
  readonly secret: string;
}

/** Who invites and as what, and the next step: signing in, changing the account, or joining. */
export function InvitationView({ invitation: { provider, email, role }, secret }: InvitationViewProps) {
  const isKnown = useSessionStore(isSignedIn);
  const userID = useSessionStore((store) => store.userID);
  const { isPending, problem, join } = useJoin(secret);
  const { name, text } = texts.roles[role];
  return (
    <Page title={texts.join(provider)} lead={texts.lead(provider, email)}>
      <Card p="lg" style={{ maxWidth: '40rem' }}>
        <Text>
          {texts.as} <strong>{name}</strong>. {text}
        </Text>
        {problem === null ? null : <Alert type="danger" text={problem} />}
        {!isKnown ? (
          <SignedOut email={email} />
        ) : isSameAddress(userID, email) ? (
          <>
            <Text size="base" tone="dim">
              {texts.signedInAs(userID)}
            </Text>
            <Row>
              <Button size="md" loading={isPending} onClick={() => void join()}>
                {texts.join(provider)}
              </Button>
            </Row>
          </>
        ) : (
          <OtherAccount email={email} userID={userID} />
        )}
      </Card>
    </Page>
  );
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function SignedOut({ email }: { email: string }) {
  return (
    <>
      <Text size="base" tone="dim">
        {texts.needsAccount(email)}
      </Text>
      <Row>
        <LinkButton to="/join" size="md">
          {texts.create}
        </LinkButton>
        <LinkButton to="/signin" search={{ redirect: 'invitation' }} size="md" variant="default">
          {texts.signIn}
        </LinkButton>
      </Row>
    </>
  );
}

function OtherAccount({ email, userID }: { email: string; userID: string }) {
  const navigate = useNavigate();
  const change = () => {
    void signOut();
    void navigate({ to: '/signin', search: { redirect: 'invitation' } });
  };
  return (
    <>
      <Alert type="warning" text={texts.otherAddress(email, userID)} />
      <Row>
        <Button size="md" onClick={change}>
          {texts.signInAsOther}
        </Button>
        <LinkButton to="/msp/home" size="md" variant="default">
          {texts.portal}
        </LinkButton>
      </Row>
    </>
  );
}

/** Accepting an invitation: the portal of the provider that was joined takes the page's place; `problem` is why it does not. */
function useJoin(secret: string) {
  const answers = useAnswers();
  const navigate = useNavigate();
  const { run, ...joining } = useAction(acceptInvitation, {
    words: texts.failures,
    onRefused: ({ needsSignIn }) => {
      if (needsSignIn === true) useSessionStore.getState().clearSession();
    },
  });
  const join = async (): Promise<void> => {
    const { userID } = useSessionStore.getState();
    const answer = await run({ secret });
    if (answer?.success !== true) return;
    waitingInvitation.forget();
    // What was typed or asked for before belongs to no shop, or to another.
    forgetShopDraft(localName(userID));
    answers.forgetAll();
    await navigate({ to: '/msp/home', replace: true });
  };
  return { ...joining, join };
}
