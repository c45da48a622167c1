import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { listDelivery } from '#domain/desk/delivery-address.ts';
import { nameOrder, nameQuote, type OrderDocument } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { formatDay } from '../../../../ui/format-day.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { DocumentSums } from '../../../../ui/quote-document/document-sums.tsx';
import { ConfirmDialog } from '../request/confirm-dialog.tsx';
import { ReasonDialog } from '../request/reason-dialog.tsx';
import type { Acting } from '../use-act.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './order-section.module.css';
import { ParcelDialog } from './parcel-dialog.tsx';
import { ParcelList } from './parcel-list.tsx';
import { texts } from './texts.ts';

interface OrderSectionProps {
  readonly request: WireDeskRequest;
  readonly order: OrderDocument;
  /** Names under the image base by the parts' ids. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly acting: Acting;
}

type Asked = 'parcel' | 'complete' | 'cancel' | null;

/** What was ordered, how far it is, and what can be done next. */
export function OrderSection({ request, order, pictures, acting }: OrderSectionProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const { life, quotes, requestID } = request;
  const quote = quotes.find(({ revision }) => revision === order.quote.revision);
  const close = () => setAsked(null);
  const actAndClose = async (act: Parameters<Acting['act']>[0]) => {
    await acting.act(act);
    close();
  };
  const may = (type: 'parcel-sent' | 'completed' | 'cancelled') => mayAct(life.state, 'member', type);
  return (
    <section className={styles['order']} aria-label={texts.order(nameOrder(order.number))}>
      <div className={styles['head']}>
        <h2>{texts.order(nameOrder(order.number))}</h2>
        <div className={styles['buttons']}>
          <LinkButton to="/msp/orders/$requestId/traveller" params={{ requestId: requestID }} variant="default">
            {texts.traveller}
          </LinkButton>
          {may('parcel-sent') ? <Button onClick={() => setAsked('parcel')}>{texts.sendParcel}</Button> : null}
          {may('completed') ? <Button onClick={() => setAsked('complete')}>{texts.complete}</Button> : null}
        </div>
      </div>
      <div className={styles['paper']}>
        <OrderFacts order={order} />
        <OrderLines request={request} order={order} pictures={pictures} acting={acting} />
        <DocumentSums
          sums={order.sums}
          charges={quote?.charges ?? []}
          discountPercent={quote?.discountPercent ?? 0}
          tax={quote?.tax ?? null}
          currency={order.currency}
        />
        {may('cancelled') ? (
          <Button variant="subtle" color="red" className={styles['cancel'] ?? ''} onClick={() => setAsked('cancel')}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
      <ParcelList request={request} order={order} />
      <ParcelDialog request={request} order={order} opened={asked === 'parcel'} acting={acting} onClose={close} />
      <ConfirmDialog
        opened={asked === 'complete'}
        title={texts.completeTitle}
        text={texts.completeText}
        button={texts.complete}
        isBusy={acting.isPending}
        onClose={close}
        onConfirm={() => void actAndClose({ type: 'completed' })}
      />
      <ReasonDialog
        opened={asked === 'cancel'}
        title={texts.cancelTitle}
        text={texts.cancelText}
        label={texts.cancelReason}
        button={texts.cancel}
        isBusy={acting.isPending}
        onClose={close}
        onGive={(reason) => void actAndClose({ type: 'cancelled', reason })}
      />
    </section>
  );
}

function OrderFacts({ order }: { order: OrderDocument }) {
  const rows = [
    [texts.orderedOn, formatDay(order.orderedOn)],
    [texts.acceptedBy, order.acceptedBy],
    [texts.purchaseOrder, order.purchaseOrder === '' ? texts.noPurchaseOrder : order.purchaseOrder],
    [texts.quote, nameQuote(order.quote)],
    [texts.deliverTo, order.deliverTo === null ? texts.noAddress : listDelivery(order.deliverTo).join(', ')],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
