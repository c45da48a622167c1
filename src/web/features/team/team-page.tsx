import { useEffect, useRef } from 'react';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { ShopPage } from '../../product/shop/shop-page.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { texts } from './texts.ts';
import { useTeam } from './use-team.ts';

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
