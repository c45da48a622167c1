import { IconLayoutDashboard, IconShoppingBag, IconUsers } from '@tabler/icons-react';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/placeholder.tsx';
import { GettingStarted } from './getting-started.tsx';
import { texts } from './texts.ts';
import styles from './wip-pages.module.css';

/** /msp/wip: where signing in leads unless the installation says otherwise. */
export function PortalWipPage() {
  return (
    <Page {...texts.wip}>
      <GettingStarted />
    </Page>
  );
}

/** /msp/home until there is a request. */
export function HomePlaceholder() {
  return (
    <Page {...texts.home}>
      <GettingStarted />
    </Page>
  );
}

/** /msp/dashboard until there is a request. */
export function DashboardPlaceholder() {
  return (
    <Page title={texts.dashboard.title}>
      <EmptyState icon={<IconLayoutDashboard size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <p className={styles['words']}>{texts.dashboard.words}</p>
      </EmptyState>
    </Page>
  );
}

/** /msp/orders until there is a request. */
export function OrdersPlaceholder() {
  return (
    <Page title={texts.orders.title}>
      <EmptyState icon={<IconShoppingBag size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <p className={styles['words']}>{texts.orders.words}</p>
      </EmptyState>
    </Page>
  );
}

/** /msp/clients until there is a request. */
export function ClientsPlaceholder() {
  return (
    <Page title={texts.clients.title}>
      <EmptyState icon={<IconUsers size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <p className={styles['words']}>{texts.clients.words}</p>
      </EmptyState>
    </Page>
  );
}
