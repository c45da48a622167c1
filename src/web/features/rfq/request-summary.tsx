import { amountFromMicros } from '#domain/money/money.ts';
import { type CartItem, countCartItems } from '#domain/request/cart.ts';
import { itemSubtotalMicros } from '#domain/request/cart-subtotal.ts';
import { leadTimeOf, readSpecifications } from '../../product/cart/item-specifications.ts';
import { summarizeWishes } from '../../product/cart/line-wishes.ts';
import type { CartOrder } from '../../product/cart/use-cart-order.ts';
import { sayMadeOf } from '../../product/offers/spell-made-of.ts';
import { MarkedPrice } from '../../product/prices/marked-price.tsx';
import { OrderTotals } from '../../product/prices/order-totals.tsx';
import { totalsOf } from '../../product/prices/totals-of.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { FileName } from '../../ui/display/file-name.tsx';
import { Card, Heading, Hint, Lines, Note, Row, Text } from '../../ui/layout/layout.tsx';
import styles from './request-summary.module.css';
import { texts } from './texts.ts';

/** What goes along with a line, in a few words. */
function Wishes({ item }: { item: CartItem }) {
  const said = summarizeWishes(readSpecifications(item));
  return said === '' ? null : (
    <Text as="div" size="xs">
      {texts.summary.with(said)}
    </Text>
  );
}

/** What the request asks for. */
export function RequestSummary({ items, order, mspID }: { items: readonly CartItem[]; order: CartOrder; mspID: string }) {
  const totals = totalsOf(items, order);
  const { currency } = totals;
  return (
    <Card as="aside" gap="sm" p="lg" aria-label={texts.summary.heading}>
      <Row nowrap gap="none" align="baseline" justify="between">
        <Heading>{texts.summary.heading}</Heading>
        <AnchorLink to="/cart" search={{ msp_id: mspID }} size="sm">
          {texts.summary.edit}
        </AnchorLink>
      </Row>
      <Lines className={styles['items']}>
        {items.map((item) => (
          <Text as="li" size="base" key={item.id}>
            <Row as="span" nowrap gap="md" align="baseline" justify="between">
              <FileName name={item.title} />
              <Text as="span" numeric fit="keep">
                <MarkedPrice
                  value={order.grossTotals.get(item.id) ?? amountFromMicros(itemSubtotalMicros(item, currency))}
                  currency={currency}
                  isInstant={readSpecifications(item).isInstantQuote !== false}
                />
              </Text>
            </Row>
            <Note weight={400}>
              {texts.summary.quantity(item.quantity)} ·{' '}
              {[sayMadeOf(item.description), leadTimeOf(item)].filter((text) => text !== null).join(' · ')}
            </Note>
            <Wishes item={item} />
          </Text>
        ))}
      </Lines>
      <Hint>{texts.summary.itemCount(countCartItems({ items }))}</Hint>
      <OrderTotals {...totals} />
      {totals.isMarked ? (
        <Hint size="xs" weight={400}>
          {texts.summary.review}
        </Hint>
      ) : null}
    </Card>
  );
}
