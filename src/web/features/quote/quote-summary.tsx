import { Button, Skeleton } from '@mantine/core';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { spellCutOff } from '#domain/calendar/cut-off.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { type OrderItem, useOrder } from '../../product/cart/use-order.ts';
import { OrderTotals } from '../../product/prices/order-totals.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card, Hint, Stack } from '../../ui/layout/layout.tsx';
import { findItemOf } from './cart-item-from-line.ts';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';

interface QuoteSummaryProps {
  /** Undefined until they are there. */
  readonly lines: readonly QuoteLine[] | undefined;
  /** Some of their prices are still to come. */
  readonly isAsked: boolean;
  readonly mspID: string;
  /** Puts lines into the cart, on top of what is there. */
  readonly onAdd: (lines: readonly QuoteLine[]) => void;
}

/** What all lines come to, and where to go from here. */
export function QuoteSummary({ lines, isAsked, mspID, onAdd }: QuoteSummaryProps) {
  return (
    <Card as="aside" gap="sm" p="lg" aria-label={texts.summary.heading}>
      {lines === undefined ? <Skeleton height={72} radius="md" /> : <Totals lines={lines} mspID={mspID} isAsked={isAsked} />}
      <CartButtons lines={lines ?? []} isAsked={isAsked} mspID={mspID} onAdd={onAdd} />
      <LinkButton
        to="/material-selection"
        search={{ msp_id: mspID }}
        variant="default"
        fullWidth
        px="xs"
        h="auto"
        mih={36}
        py={7}
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
      >
        {texts.otherParts}
      </LinkButton>
      {lines === undefined ? null : <CutOffNote lines={lines} />}
      <Hint>{texts.summary.noPayment}</Hint>
    </Card>
  );
}

/** The ways on: straight to the request with all lines, or into the cart and there. */
function CartButtons({ lines, isAsked, mspID, onAdd }: Omit<QuoteSummaryProps, 'lines'> & { readonly lines: readonly QuoteLine[] }) {
  const navigate = useNavigate();
  const items = useCartStore((store) => store.items);
  const missing = lines.filter((line) => findItemOf(items, line, mspID) === undefined);
  const addAndGo = () => {
    onAdd(lines);
    void navigate({ to: '/cart', search: { msp_id: mspID } });
  };
  return (
    <>
      {lines.length === 0 || isAsked ? (
        <Button fullWidth disabled>
          {texts.requestAll}
        </Button>
      ) : (
        <LinkButton to="/submit" preload="render" search={{ msp_id: mspID }} fullWidth onClick={() => onAdd(missing)}>
          {texts.requestAll}
        </LinkButton>
      )}
      {lines.length > 1 ? (
        <SoftButton fullWidth disabled={isAsked} onClick={() => onAdd(lines)}>
          {texts.addAll}
        </SoftButton>
      ) : null}
      {lines.length === 1 && missing.length === 1 ? (
        <SoftButton fullWidth disabled={isAsked} onClick={addAndGo}>
          {texts.addAndGo}
        </SoftButton>
      ) : null}
      <LinkButton to="/cart" preload="render" search={{ msp_id: mspID }} variant="default" fullWidth>
        {texts.goToCart}
      </LinkButton>
    </>
  );
}

function Totals({ lines, mspID, isAsked }: { lines: readonly QuoteLine[]; mspID: string; isAsked: boolean }) {
  const currency = lines[0]?.currency ?? 'USD';
  const order = useOrder(mspID, lines.some(({ isPending }) => isPending) ? [] : lines.map(describe));
  const subtotalMicros = lines.reduce((sum, line) => sum + totalMicros(microsFromAmount(line.price), line.quantity, currency), 0);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const toReview = lines.filter((line) => !line.isInstantQuote).length;
  return (
    <Stack gap="xs">
      <Hint>
        {texts.summary.lines(lines.length)} · {texts.summary.pieces(pieces)}
      </Hint>
      <OrderTotals
        state={isAsked ? { ...order, isAsked } : order}
        subtotal={amountFromMicros(subtotalMicros)}
        currency={currency}
        isMarked={toReview > 0}
        isPartial={lines.some(({ price }) => price === 0)}
      />
      {toReview > 0 ? <Hint>{texts.summary.toReview(toReview)}</Hint> : null}
    </Stack>
  );
}

function CutOffNote({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const dated = lines.find(({ leadTimeDays }) => leadTimeDays > 0);
  return dated === undefined ? null : <Hint>{spellCutOff(dated.cutOff)}</Hint>;
}

function describe({ partID, quantity, materialID, colorID, finishID, leadTimeID }: QuoteLine): OrderItem {
  return { partID, quantity, materialID, colorID, finishID, ...(leadTimeID === '' ? {} : { leadTimeID }) };
}
