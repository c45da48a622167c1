import { useEffect, useId, useState } from 'react';
import { useLocation } from '../../navigation/router-view.tsx';
import { useIsShopFloor } from '../../product/shop/portal-store.ts';
import { PillButton, PillLink } from '../../ui/controls/anchor-link.tsx';
import {
  IconBox,
  IconBuildingFactory2,
  IconFile,
  IconLayoutDashboard,
  IconReceipt2,
  IconShoppingBag,
  IconUsers,
  IconUsersGroup,
} from '../../ui/icons/more-icons.tsx';
import { IconChevronDown } from '../../ui/icons/part-icons.tsx';
import { IconHome, IconPalette } from '../../ui/icons/viewer-icons.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import styles from './sidebar.module.css';
import { texts } from './texts.ts';
import { UserMenu } from './user-menu.tsx';

const { pages } = texts;
const PAGES = [
  { to: '/msp/home', label: pages.home, Icon: IconHome },
  { to: '/msp/dashboard', label: pages.dashboard, Icon: IconLayoutDashboard },
  { to: '/msp/parts', label: pages.parts, Icon: IconBox },
  { to: '/msp/orders', label: pages.orders, Icon: IconShoppingBag },
  { to: '/msp/invoices', label: pages.invoices, Icon: IconFile },
  { to: '/msp/clients', label: pages.clients, Icon: IconUsers },
  { to: '/msp/my-materials', label: pages.materials, Icon: IconPalette },
  { to: '/msp/pricing', label: pages.pricing, Icon: IconReceipt2 },
  { to: '/msp/profile', label: pages.profile, Icon: IconBuildingFactory2 },
  { to: '/msp/colleagues', label: pages.colleagues, Icon: IconUsersGroup },
] as const;
/** What is reached from one of these pages and has no entry of its own. */
const PAGE_OVER: Readonly<Record<string, (typeof PAGES)[number]['to']>> = {
  '/msp/trade': '/msp/orders',
  '/msp/desk-settings': '/msp/orders',
  '/msp/business': '/msp/invoices',
  '/msp/material-configurator': '/msp/my-materials',
  '/msp/storefront': '/msp/profile',
};
/** Those without prices. */
const FLOOR_PAGES: ReadonlySet<string> = new Set(['/msp/orders', '/msp/parts', '/msp/colleagues']);

/** Whether a page of the portal is one of the shop floor's. */
export function isForShopFloor(pathname: string): boolean {
  return [...FLOOR_PAGES].some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

/** Who is signed in, and the portal's pages; narrow screens fold the pages away. */
export function Sidebar() {
  const { pathname } = useLocation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const listId = useId();
  const isShopFloor = useIsShopFloor();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to a page folds the list again.
  useEffect(() => setIsUnfolded(false), [pathname]);

  return (
    <div className={styles['sidebar']}>
      <Row nowrap justify="between">
        <UserMenu />
        <PillButton className={styles['fold']} aria-expanded={isUnfolded} aria-controls={listId} onClick={() => setIsUnfolded(!isUnfolded)}>
          {texts.menu}
          <IconChevronDown size={16} aria-hidden />
        </PillButton>
      </Row>
      <nav id={listId} className={styles['pages']} data-unfolded={isUnfolded || undefined} aria-label={texts.portal}>
        <Stack as="ul">
          {PAGES.filter(({ to }) => !isShopFloor || FLOOR_PAGES.has(to)).map(({ to, label, Icon }) => (
            <li key={to}>
              <PillLink to={to} className={styles['page']} {...(PAGE_OVER[pathname] === to && { 'aria-current': 'true' })}>
                <Icon style={{ flex: 'none', opacity: 0.75 }} size={19} stroke={1.6} aria-hidden />
                {label}
              </PillLink>
            </li>
          ))}
        </Stack>
      </nav>
    </div>
  );
}
