import { getName } from '#contract/calls/get-name.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useCartOrder } from '../../product/cart/use-cart-order.ts';
import { useSendableItems } from '../../product/cart/use-sendable-items.ts';
import { sayMadeOf } from '../../product/offers/spell-made-of.ts';
import { OrderTotals } from '../../product/prices/order-totals.tsx';
import { totalsOf } from '../../product/prices/totals-of.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { FileName } from '../../ui/display/file-name.tsx';
import { Card, Heading, Lines, Note, Row, Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState, Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { texts as acceptTexts } from './accept/texts.ts';
import { OrderForm } from './instant/order-form.tsx';
import { texts } from './instant/texts.ts';

/** /order: the cart as an order at its instant prices, where the shop takes it without a look. */
export function InstantOrderPage() {
  const mspID = useProviderId();
  const items = useSendableItems(mspID);
  const state = useCartOrder(mspID, items);
  const shop = useApiQuery(getName, { mspID }).data?.manufacturingServiceProviderName ?? texts.providerFallback;
  const { order } = state;
  if (items.length === 0) {
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.empty}>
          <LinkButton to="/upload" search={{ msp_id: mspID }}>
            {texts.upload}
          </LinkButton>
        </EmptyState>
      </Page>
    );
  }
  if (order === undefined) {
    return (
      <Page title={texts.title}>
        {state.hasFailed ? (
          <TryAgain text={state.refusal ?? texts.failed} onRetry={state.retry} busy={state.isAsked} />
        ) : (
          <Placeholder label={texts.loading} />
        )}
      </Page>
    );
  }
  if (order.instantOrder === null) {
    return (
      <Page title={texts.closed} lead={texts.closedLead}>
        <Row gap="xl">
          <LinkButton to="/submit" search={{ msp_id: mspID }}>
            {texts.toRequest}
          </LinkButton>
          <LinkButton to="/cart" search={{ msp_id: mspID }} variant="default">
            {texts.toCart}
          </LinkButton>
        </Row>
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead(shop)}>
      <Split width="minmax(0, 0.6fr)" sticky gap="xl">
        <OrderForm mspID={mspID} shop={shop} items={items} order={order} terms={order.instantOrder.terms} onRefused={state.retry} />
        <Card as="aside" gap="sm" p="lg" aria-label={acceptTexts.heading}>
          <Heading>{acceptTexts.heading}</Heading>
          <Lines>
            {items.map((item) => (
              <li key={item.id}>
                <FileName name={item.title} />
                <Note weight={400}>{texts.line(item.quantity, sayMadeOf(item.description))}</Note>
              </li>
            ))}
          </Lines>
          <OrderTotals {...totalsOf(items, state)} />
        </Card>
      </Split>
    </Page>
  );
}
