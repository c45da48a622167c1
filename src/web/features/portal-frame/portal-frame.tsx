import { type ReactNode, useEffect } from 'react';
import { useAnswers } from '../../api/use-answers.ts';
import { useShortage } from '../../api/use-shortage.ts';
import { useLocation } from '../../navigation/router-view.tsx';
import { SetUpBar } from '../../product/getting-started/set-up-bar.tsx';
import { enterPortal } from '../../product/shop/enter-portal.ts';
import { leavePortal, useIsShopFloor, usePortalStore } from '../../product/shop/portal-store.ts';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TriedAgainAbove, TryAgain } from '../../ui/layout/try-again.tsx';
import styles from './portal-frame.module.css';
import { SaveNotice } from './save-notice.tsx';
import { isForShopFloor, Sidebar } from './sidebar.tsx';
import { texts } from './texts.ts';

/** Around every page of the portal: the sidebar, and above the page what the server is short of and how the last Save ended. */
export function PortalFrame({ children }: { children?: ReactNode }) {
  const userID = useSessionStore((store) => store.userID);
  const hasFailed = usePortalStore((store) => store.entry === 'failed');
  const answers = useAnswers();
  const tryAgain = () => {
    void enterPortal();
    void answers.askFailedAgain();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user enters anew.
  useEffect(() => {
    // Signing out changes the user too, a moment before the page goes.
    if (isSignedIn()) void enterPortal();
    return leavePortal;
  }, [userID]);
  return (
    <div className={styles['frame']} data-wide>
      <Sidebar />
      <div className={styles['content']}>
        <div className={styles['notices']}>
          <ShortageNotice />
          <SetUpBar />
          <SaveNotice />
          {hasFailed ? <TryAgain text={texts.entryFailed} onRetry={tryAgain} /> : null}
        </div>
        <TriedAgainAbove value={hasFailed}>
          <Permitted>{children}</Permitted>
        </TriedAgainAbove>
      </div>
    </div>
  );
}

/** Pages that show prices are none of the shop floor's: the server refuses what they ask for, and this says it at once. */
function Permitted({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isShopFloor = useIsShopFloor();
  const role = usePortalStore((store) => store.role);
  const isEntering = usePortalStore((store) => store.entry === 'loading');
  if (isForShopFloor(pathname)) return role === null && isEntering ? <Placeholder label={texts.entering} height={180} /> : children;
  if (!isShopFloor) return children;
  return (
    <Page title={texts.floor.title} lead={texts.floor.lead}>
      <LinkButton to="/msp/orders">{texts.floor.orders}</LinkButton>
    </Page>
  );
}

/** Says so while the server takes no uploads and requests for want of something. */
function ShortageNotice() {
  const shortage = useShortage();
  return shortage === null ? null : <Alert type="warning" text={texts.shortages[shortage]} />;
}
