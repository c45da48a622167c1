import type { ReactNode } from 'react';
import { IconLayoutDashboard, IconShoppingBag, IconUsers } from '../../ui/icons/more-icons.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { useHasShop } from '../shop/portal-store.ts';
import { GettingStarted } from './getting-started.tsx';
import { texts } from './getting-started-texts.ts';
import { useSetUp } from './use-set-up.ts';

/** /msp/wip: where signing in leads where the installation says so. */
export function PortalWipPage() {
  const hasShop = useHasShop();
  const { data } = useSetUp();
  return (
    <Page {...texts.wip}>
      {hasShop === false ? <GettingStarted setUp={null} /> : data === undefined ? null : <GettingStarted setUp={data} />}
    </Page>
  );
}

const ICONS = { dashboard: IconLayoutDashboard, orders: IconShoppingBag, clients: IconUsers } as const;

/** /msp/dashboard, /msp/orders and /msp/clients until there is a request. */
export function PortalPlaceholder({ page, children }: { page: keyof typeof ICONS; children?: ReactNode }) {
  const Icon = ICONS[page];
  const hasShop = useHasShop();
  return (
    <Page title={texts[page].title}>
      <EmptyState icon={<Icon size={56} stroke={1} aria-hidden />} title={texts.inProgress}>
        <Text style={{ maxWidth: '28rem' }}>{texts[page].words}</Text>
        {children}
      </EmptyState>
      {hasShop === false ? <GettingStarted setUp={null} /> : null}
    </Page>
  );
}
