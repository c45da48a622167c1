import { VisuallyHidden } from '@mantine/core';
import { type CartItem, countCartItems } from '#domain/request/cart.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { currencyOf } from '../../product/cart/item-specifications.ts';
import { useCartOrder } from '../../product/cart/use-cart-order.ts';
import type { OrderState } from '../../product/cart/use-order.ts';
import { useSendableItems } from '../../product/cart/use-sendable-items.ts';
import { NoticeBar } from '../../product/frame/notice-bar.tsx';
import { texts as partTexts } from '../../product/parts/texts.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { TotalsBar } from '../../product/prices/totals-bar.tsx';
import { totalsOf } from '../../product/prices/totals-of.ts';
import { PurchasePanel } from '../../product/purchase/purchase-panel.tsx';
import { useProviderId } from '../../stores/msp-store.ts';
import { showNotice } from '../../stores/notice-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { IconShoppingCart } from '../../ui/icons/icons.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { Rows } from '../../ui/tables/rows.tsx';
import { CartItemRow, ITEM_COLUMNS } from './cart-item-row.tsx';
import { texts } from './texts.ts';

/** /cart: what is about to be asked for. */
export function CartPage() {
  const mspID = useProviderId();
  const items = useCartStore((store) => store.items);
  const sendable = useSendableItems(mspID);
  const order = useCartOrder(mspID, sendable);
  const repriced = sendable.filter(({ id }) => order.repricedIds.has(id));

  return (
    <Page isWide title={texts.title}>
      {items.length === 0 ? (
        <EmptyState title={texts.empty} icon={<IconShoppingCart size={36} stroke={1.2} aria-hidden />}>
          <LinkButton to="/upload" search={{ msp_id: mspID }}>
            {texts.uploadParts}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <Rows label={texts.title} columns={ITEM_COLUMNS}>
            {items.map((item) => (
              <CartItemRow
                key={item.id}
                item={item}
                mspID={mspID}
                isUpdating={order.updatingIds.has(item.id)}
                grossTotal={order.grossTotals.get(item.id)}
                onRemove={remove}
              />
            ))}
          </Rows>
          <PurchasePanel order={order} />
          {sendable.length === 0 ? null : <CartSummary items={sendable} order={order} mspID={mspID} />}
        </>
      )}
      <VisuallyHidden role="status">
        {repriced.map((item) => texts.updated(item.title, formatPrice(item.price, currencyOf([item])))).join(' ')}
      </VisuallyHidden>
      <NoticeBar />
    </Page>
  );
}

/** What the cart comes to, and the way on. */
function CartSummary({ items, order, mspID }: { items: readonly CartItem[]; order: OrderState; mspID: string }) {
  const totals = totalsOf(items, order);
  return (
    <TotalsBar
      label={texts.subtotal}
      count={texts.itemCount(countCartItems({ items }))}
      totals={totals}
      next={
        <>
          {order.order?.instantOrder == null ? null : (
            <LinkButton to="/order" search={{ msp_id: mspID }} variant="default">
              {texts.orderNow}
            </LinkButton>
          )}
          <LinkButton to="/submit" preload="render" search={{ msp_id: mspID }}>
            {texts.checkOut}
          </LinkButton>
        </>
      }
      notes={
        <>
          {totals.isMarked ? <Hint>* {texts.notInstant}</Hint> : null}
          <Hint>{order.order?.instantOrder == null ? texts.noPayment : texts.noPaymentYet}</Hint>
        </>
      }
    />
  );
}

function remove(item: CartItem): void {
  const { items, removeItem, restoreItem } = useCartStore.getState();
  const index = items.indexOf(item);
  removeItem(item.id);
  showNotice({
    text: texts.removed(item.title),
    action: partTexts.undo,
    act: () => restoreItem(item, index),
    place: `[data-item="${item.id}"]`,
  });
}
