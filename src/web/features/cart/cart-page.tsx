import { VisuallyHidden } from '@mantine/core';
import type { CartItem } from '#domain/request/cart.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { hindranceOf } from '../../product/cart/sendable-items.ts';
import { useFreshPrices } from '../../product/cart/use-fresh-prices.ts';
import { useSendableItems } from '../../product/cart/use-sendable-items.ts';
import { NoticeBar } from '../../product/frame/notice-bar.tsx';
import { useProviderId } from '../../stores/msp-store.ts';
import { showNotice } from '../../stores/notice-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/display/placeholder.tsx';
import { IconShoppingCart } from '../../ui/icons/icons.tsx';
import { Lines, Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CartItemRow } from './cart-item-row.tsx';
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
        <Split width="18rem" sticky>
          <Lines aria-label={texts.title}>
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
          </Lines>
          {sendable.length === 0 ? null : <CartSummary items={sendable} mspID={mspID} />}
        </Split>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <NoticeBar />
    </Page>
  );
}
