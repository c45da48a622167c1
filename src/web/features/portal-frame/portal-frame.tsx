import { type ReactNode, useEffect } from 'react';
import { useShortage } from '../../api/use-shortage.ts';
import { SetUpBar } from '../../product/getting-started/set-up-bar.tsx';
import { enterPortal } from '../../product/shop/enter-portal.ts';
import { leavePortal, usePortalStore } from '../../product/shop/portal-store.ts';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import styles from './portal-frame.module.css';
import { SaveNotice } from './save-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { texts } from './texts.ts';

/** Around every page of the portal: the sidebar, and above the page what the server is short of and how the last Save ended. */
export function PortalFrame({ children }: { children?: ReactNode }) {
  const userID = useSessionStore((store) => store.userID);
  const entry = usePortalStore((store) => store.entry);
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
          {entry === 'failed' ? <TryAgain text={texts.entryFailed} onRetry={() => void enterPortal()} /> : null}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Says so while the server takes no uploads and requests for want of something. */
function ShortageNotice() {
  const shortage = useShortage();
  return shortage === null ? null : <Alert type="warning" text={texts.shortages[shortage]} />;
}
