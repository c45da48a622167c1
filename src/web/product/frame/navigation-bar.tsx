import { VisuallyHidden } from '@mantine/core';
import { use } from 'react';
import { countCartItems } from '#domain/request/cart.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { useLocation } from '../../navigation/router-view.tsx';
import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink, BoldLink } from '../../ui/controls/anchor-link.tsx';
import { ColorSchemeSwitch } from '../../ui/controls/color-scheme-switch.tsx';
import { IconShoppingCart } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { OutlineOnly } from '../../ui/layout/outline-only.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { sendableItems } from '../cart/sendable-items.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './navigation-bar.module.css';
import { texts } from './texts.ts';

/** The calculator stands for itself: its bar has neither the QuickQuote button nor the cart. */
const CALCULATOR_PATH = '/roi-calculator';

/** The bar on top of every page. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const { appName, logoURL } = readConfig();
  return (
    <header className={styles['bar']}>
      <Row as="nav" nowrap justify="between" className={styles['row']} aria-label={texts.main}>
        <AnchorLink to="/" className={styles['brand'] ?? ''} underline="never" aria-label={texts.home(appName)}>
          {logoURL === null ? <BrandMark /> : <img className={styles['logo']} src={logoURL} alt="" />}
          <span className={styles['brandName']}>{appName}</span>
        </AnchorLink>
        <Row nowrap className={styles['links']}>
          {pathname === CALCULATOR_PATH ? null : <CustomerLinks />}
          <ColorSchemeSwitch />
        </Row>
      </Row>
    </header>
  );
}

function CustomerLinks() {
  const mspID = useProviderId();
  const count = useCartStore((cart) => countCartItems({ items: sendableItems(cart.items, mspID) }));
  // Of what lies in the browser a built page knows nothing; the count's place is kept.
  const isUnknown = use(OutlineOnly);
  return (
    <>
      <BoldLink to="/upload" search={{ msp_id: mspID }} className={styles['start']}>
        {texts.start}
      </BoldLink>
      <AnchorLink to="/cart" search={{ msp_id: mspID }} className={styles['cart'] ?? ''} underline="never">
        <IconShoppingCart size={20} stroke={1.6} aria-hidden />
        <span className={styles['cartName']}>{texts.cart}</span>
        <span className={styles['badge']} data-empty={count === 0 || undefined} data-unknown={isUnknown || undefined}>
          <span aria-hidden>{count > 999 ? '999+' : count}</span>
          <VisuallyHidden component="span">{texts.items(count)}</VisuallyHidden>
        </span>
      </AnchorLink>
    </>
  );
}
