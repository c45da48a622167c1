import { VisuallyHidden } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import type { CartItem } from '#domain/cart.ts';
import { useFreshPrices } from '../../api/use-fresh-prices.ts';
import { useSendableItems } from '../../api/use-sendable-items.ts';
import { useCartStore } from '../../stores/cart-store.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { showNotice } from '../../stores/notice-store.ts';
import { hindranceOf } from '../../stores/sendable-items.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/placeholder.tsx';
import { CartItemRow } from './cart-item-row.tsx';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { texts } from './texts.ts';
import { useRepricing } from './use-repricing.ts';

/** /cart: what is about to be asked for. */
export function CartPage() {
  const mspID = useProviderId();
  const items = useCartStore((store) => store.items);
  const sendable = useSendableItems(mspID);
  useFreshPrices(mspID);
  const { updatingIds, announcement, changeQuantity } = useRepricing(mspID);

  const remove = (item: CartItem) => {
    const { removeItem, restoreItem } = useCartStore.getState();
    const index = items.indexOf(item);
    removeItem(item.id);
    showNotice({
      text: texts.removed(item.title),
      action: texts.undo,
      act: () => restoreItem(item, index),
      place: `[data-item="${item.id}"]`,
    });
  };

  return (
    <Page title={texts.title}>
      {items.length === 0 ? (
        <EmptyState title={texts.empty} icon={<IconShoppingCart size={36} stroke={1.2} aria-hidden />}>
          <LinkButton to="/upload" search={{ msp_id: mspID }}>
            {texts.uploadParts}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className={styles['layout']}>
          <ul className={styles['items']} aria-label={texts.title}>
            {items.map((item) => (
              <li key={item.id} data-item={item.id}>
                <CartItemRow
                  item={item}
                  mspID={mspID}
                  hindrance={hindranceOf(item, mspID)}
                  isUpdating={updatingIds.has(item.id)}
                  onQuantity={(quantity) => changeQuantity(item, quantity)}
                  onRemove={() => remove(item)}
                />
              </li>
            ))}
          </ul>
          {sendable.length === 0 ? null : <CartSummary items={sendable} mspID={mspID} />}
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <NoticeBar />
    </Page>
  );
}
