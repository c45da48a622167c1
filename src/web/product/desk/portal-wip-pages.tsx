import { getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { IconLayoutDashboard, IconShoppingBag, IconUsers } from '../../ui/icons/more-icons.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { useHasShop } from '../shop/portal-store.ts';
import { GettingStarted, setUpOf } from './getting-started.tsx';
import { texts } from './getting-started-texts.ts';
import { useDeskCall } from './use-desk-call.ts';
import styles from './wip-pages.module.css';

/** /msp/wip: where signing in leads where the installation says so. */
export function PortalWipPage() {
  const hasShop = useHasShop();
  const { data } = useDeskCall(getDeskHome, {}, hasShop === true);
  return (
    <Page {...texts.wip}>
      {hasShop === false ? <GettingStarted setUp={null} /> : data === undefined ? null : <GettingStarted setUp={setUpOf(data)} />}
    </Page>
  );
}

/** /msp/dashboard until there is a request. */
export function DashboardPlaceholder() {
  return (
    <Page title={texts.dashboard.title}>
      <EmptyState icon={<IconLayoutDashboard size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <Text className={styles['words']}>{texts.dashboard.words}</Text>
      </EmptyState>
    </Page>
  );
}

/** /msp/orders until there is a request. */
export function OrdersPlaceholder() {
  return (
    <Page title={texts.orders.title}>
      <EmptyState icon={<IconShoppingBag size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <Text className={styles['words']}>{texts.orders.words}</Text>
      </EmptyState>
    </Page>
  );
}

/** /msp/clients until there is a request. */
export function ClientsPlaceholder() {
  return (
    <Page title={texts.clients.title}>
      <EmptyState icon={<IconUsers size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <Text className={styles['words']}>{texts.clients.words}</Text>
      </EmptyState>
    </Page>
  );
}
