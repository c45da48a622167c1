import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { ShopPage } from '../../product/shop/settings/shop-page.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Heading, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { texts } from './texts.ts';
import { type Team, useTeam, type Ways } from './use-team.ts';

/** /msp/colleagues: who works for the shop, and for owners the ways to change that. */
export function TeamPage() {
  const hasShop = useHasShop();
  const { query, outcome, isBusy, ways, dismiss } = useTeam(hasShop === true);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with its line.
  useEffect(() => {
    if (outcome !== null) notice.current?.focus();
  }, [outcome]);
  return (
    <ShopPage
      title={texts.title}
      lead={texts.lead}
      noShop={texts.noShop}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      height={88}
    >
      {({ colleagues, invitations }) => {
        const isOwner = colleagues.some(({ isYou, role }) => isYou && role === 'owner');
        return (
          <Stack gap="xl" style={{ maxWidth: '48rem' }}>
            <div ref={notice} tabIndex={-1} style={{ outline: 'none', display: outcome === null ? 'none' : undefined }}>
              {outcome === null ? null : <Alert type={outcome.isDone ? 'success' : 'danger'} text={outcome.words} onClose={dismiss} />}
            </div>
            {isOwner ? null : <Alert type="info" text={texts.readOnly} />}
            <MemberList members={colleagues} isOwner={isOwner} isBusy={isBusy} ways={ways} />
            {isOwner ? (
              <>
                <InvitationList invitations={invitations} isBusy={isBusy} ways={ways} />
                <InviteForm isBusy={isBusy} ways={ways} />
              </>
            ) : null}
          </Stack>
        );
      }}
    </ShopPage>
  );
}

interface InvitationListProps {
  readonly invitations: Team['invitations'];
  readonly isBusy: boolean;
  readonly ways: Pick<Ways, 'withdraw'>;
}

/** Who was asked and has not answered. */
function InvitationList({ invitations, isBusy, ways }: InvitationListProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="sm">
      <Heading id={headingId}>{texts.waiting}</Heading>
      {invitations.length === 0 ? (
        <Text tone="dim" size="base">
          {texts.noneWaiting}
        </Text>
      ) : (
        <Lines framed aria-labelledby={headingId}>
          {invitations.map(({ email, role, invitedBy, expiresAt }) => (
            <Row as="li" key={email} p="md" justify="between">
              <div style={{ flex: '1 1 14rem' }}>
                <Text weight={600}>{email}</Text>
                <Text tone="dim" size="base">
                  {[texts.roles[role], ...(invitedBy === '' ? [] : [texts.invitedBy(invitedBy)]), texts.goodUntil(showDay(expiresAt))].join(
                    ', ',
                  )}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                disabled={isBusy}
                aria-label={texts.withdrawLabel(email)}
                onClick={() => void ways.withdraw.run({ email }, texts.done.withdrawn(email))}
              >
                {texts.withdraw}
              </Button>
            </Row>
          ))}
        </Lines>
      )}
    </Stack>
  );
}

/** An invitation is over at a minute: of which day is what matters. */
function showDay(iso: string): string {
  return new Date(iso).toLocaleDateString(visitorLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
}
