import { sayFinding } from '#domain/sentences/findings.ts';
import { sayStep } from '#domain/sentences/receipts.ts';
import { formatNumber } from '../../language/visitor-locale.ts';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Hint, Stack } from '../../ui/layout/layout.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { showsGross } from '../cart/shows-gross.ts';
import type { OrderState } from '../cart/use-order.ts';
import { formatPrice, Price } from './price.tsx';
import { texts } from './texts.ts';

export interface OrderTotalsProps {
  readonly state: OrderState;
  /** Of the lines as the page knows them: shown until the order is there, and when it can't be had. */
  readonly subtotal: number;
  readonly currency: string;
  /** Whether a person looks at some of it before it holds. */
  readonly isMarked: boolean;
  /** Some lines have no price yet, so that the total is not all. */
  readonly isPartial: boolean;
  /** The lines above have no tax in them, whoever buys, so that what is added to them has none either. */
  readonly isNet?: boolean;
}

/** What a request comes to: its lines, what is charged once for all of them, tax and the total. */
export function OrderTotals(props: OrderTotalsProps) {
  return (
    <Stack gap="xs">
      <OrderSums {...props} kind="sums" />
      <OrderNotes {...props} />
    </Stack>
  );
}

/** The amounts, the total at their end: below each other, or beside each other. */
export function OrderSums({
  state,
  subtotal,
  currency,
  isMarked,
  isNet = false,
  kind,
}: OrderTotalsProps & { readonly kind: 'sums' | 'across' }) {
  const { order, isAsked, hasFailed, refusal, retry } = state;
  const mark = isMarked || (order?.review ?? null) !== null ? '*' : null;
  if (order === undefined || hasFailed) {
    return (
      <Stack gap="xs">
        <Facts kind={kind} size="base">
          <Sum label={texts.subtotal} value={subtotal} currency={currency} mark={mark} isTotal />
        </Facts>
        <Hint role="status">
          {hasFailed ? (refusal ?? texts.notWorkedOut) : texts.workingOut}{' '}
          {hasFailed ? (
            <TextButton inherit underline="always" onClick={retry}>
              {uiTexts.tryAgain}
            </TextButton>
          ) : null}
        </Hint>
      </Stack>
    );
  }
  const isGross = !isNet && showsGross(order);
  return (
    <div aria-busy={isAsked}>
      <Facts kind={kind} gap={kind === 'sums' ? 'xs' : undefined} size="base" tone={isAsked ? 'dim' : undefined} aria-live="polite">
        <Sum label={texts.subtotal} value={isGross ? order.grossSubtotal : order.subtotal} currency={order.currency} />
        {order.discount === null ? null : (
          <Sum
            label={texts.discount(formatNumber(order.discount.percent))}
            value={-(isGross ? order.discount.gross : order.discount.amount)}
            currency={order.currency}
          />
        )}
        {order.extras.map(({ code, label, amount, gross }) => (
          <Sum key={`${code} ${label}`} label={sayStep(label)} value={isGross ? gross : amount} currency={order.currency} />
        ))}
        {order.shipping === null || order.shipping.price === null || order.shipping.isPickUp ? null : (
          <Sum
            label={texts.shipping(order.shipping.name)}
            value={isGross ? order.shipping.gross : order.shipping.price}
            currency={order.currency}
          />
        )}
        {order.tax === null || isGross ? null : (
          <Sum label={texts.tax(order.tax.name, formatNumber(order.tax.percent))} value={order.tax.amount} currency={order.currency} />
        )}
        <Sum
          label={order.tax === null ? texts.totalWithoutTax : texts.total}
          value={order.total}
          currency={order.currency}
          mark={mark}
          isTotal
        />
      </Facts>
    </div>
  );
}

/** What holds for the amounts. */
export function OrderNotes({ state: { order, hasFailed }, isPartial, isNet = false }: OrderTotalsProps) {
  if (order === undefined || hasFailed) return null;
  return (
    <>
      {order.tax !== null && !isNet && showsGross(order) ? (
        <Hint>{texts.includesTax(order.tax.name, formatNumber(order.tax.percent), formatPrice(order.tax.amount, order.currency))}</Hint>
      ) : null}
      {order.tax?.note ? <Hint>{order.tax.note}</Hint> : null}
      {order.shipping?.price === null ? <Hint>{texts.shippingWithQuote(order.shipping.name)}</Hint> : null}
      {order.trade !== null && order.trade.methods.length === 0 && order.shipping === null && order.trade.shipsAtAll ? (
        <Hint>{texts.noWayThere}</Hint>
      ) : null}
      {isPartial ? <Hint>{texts.isPartial}</Hint> : null}
      {order.notes.map((note) => (
        <Hint key={note}>{sayFinding(note)}</Hint>
      ))}
      {order.review === null ? null : <Hint>* {sayFinding(order.review)}</Hint>}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: number;
  readonly currency: string;
  readonly mark?: string | null;
  readonly isTotal?: boolean;
}

function Sum({ label, value, currency, mark = null, isTotal = false }: RowProps) {
  return (
    <Fact label={label} isTotal={isTotal}>
      <Price value={value} currency={currency} />
      {mark}
    </Fact>
  );
}
