import { Button } from '@mantine/core';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { spellCutOff } from '#domain/calendar/spell-days.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { type OrderItem, useOrder } from '../../product/cart/use-order.ts';
import { TotalsBar } from '../../product/prices/totals-bar.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { AddButton } from './add-button.tsx';
import { findItems } from './cart-item-from-line.ts';
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
  const known = lines ?? [];
  const inCart = findItems(
    useCartStore((store) => store.items),
    known,
    mspID,
  );
  const ways = { lines: known, missing: known.filter((_, index) => inCart[index] === undefined), isAsked, mspID, onAdd };
  const currency = known[0]?.currency ?? 'USD';
  const order = useOrder(mspID, known.some(({ isPending }) => isPending) ? [] : known.map(describe));
  const subtotalMicros = known.reduce((sum, line) => sum + totalMicros(microsFromAmount(line.price), line.quantity, currency), 0);
  const toReview = known.filter((line) => !line.isInstantQuote).length;
  const totals = {
    state: isAsked ? { ...order, isAsked } : order,
    subtotal: amountFromMicros(subtotalMicros),
    currency,
    isMarked: toReview > 0,
    isPartial: known.some(({ price }) => price === 0),
    isNet: true,
  };
  return (
    <TotalsBar
      label={texts.summary.heading}
      totals={lines === undefined ? undefined : totals}
      next={<RequestLink {...ways} />}
      notes={
        <>
          {toReview > 0 ? <Hint>{texts.summary.toReview(toReview)}</Hint> : null}
          <CutOffNote lines={known} />
          <Hint>{texts.summary.noPayment}</Hint>
        </>
      }
    >
      <CartButtons {...ways} />
    </TotalsBar>
  );
}

interface WaysProps extends Omit<QuoteSummaryProps, 'lines'> {
  readonly lines: readonly QuoteLine[];
  /** Those that do not lie in the cart. */
  readonly missing: readonly QuoteLine[];
}

/** Straight to the request with all lines, of which none is added twice. */
function RequestLink({ lines, missing, isAsked, mspID, onAdd }: WaysProps) {
  if (lines.length === 0 || isAsked) return <Button disabled>{texts.requestAll}</Button>;
  return (
    <LinkButton to="/submit" preload="render" search={{ msp_id: mspID }} onClick={() => onAdd(missing)}>
      {texts.requestAll}
    </LinkButton>
  );
}

/** Into the cart, and there. */
function CartButtons({ lines, missing, isAsked, mspID, onAdd }: WaysProps) {
  const navigate = useNavigate();
  const addAndGo = () => {
    onAdd(lines);
    void navigate({ to: '/cart', search: { msp_id: mspID } });
  };
  return (
    <>
      <LinkButton to="/cart" preload="render" search={{ msp_id: mspID }} variant="default">
        {texts.goToCart}
      </LinkButton>
      {lines.length > 1 ? <AddButton words={texts.addAll} isReady={!isAsked} onAdd={() => onAdd(lines)} /> : null}
      {lines.length === 1 && missing.length === 1 ? (
        <SoftButton disabled={isAsked} onClick={addAndGo}>
          {texts.addAndGo}
        </SoftButton>
      ) : null}
    </>
  );
}

function CutOffNote({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const dated = lines.find(({ leadTimeDays }) => leadTimeDays > 0);
  return dated === undefined ? null : <Hint>{spellCutOff(dated.cutOff)}</Hint>;
}

function describe({ partID, quantity, materialID, colorID, finishID, leadTimeID }: QuoteLine): OrderItem {
  return { partID, quantity, materialID, colorID, finishID, ...(leadTimeID === '' ? {} : { leadTimeID }) };
}
