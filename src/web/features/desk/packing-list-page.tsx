import { useState } from 'react';
import type { FloorOrder } from '#contract/desk/floor.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { countBefore } from '#domain/desk/shipments.ts';
import { namePaper, type Paper } from '#domain/papers/paper.ts';
import { listAddress } from '#domain/shop/list-address.ts';
import { spellWeight } from '#domain/text/spell-weight.ts';
import { type Delivery, listDelivery } from '#domain/trade/delivery-address.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { useParams } from '../../navigation/router-view.tsx';
import { spellMadeOf } from '../../product/offers/spell-made-of.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros, showUnitPrice } from '../../product/prices/format-micros.ts';
import { DocumentSums } from '../../product/quote-document/document-sums.tsx';
import { useIsShopFloor } from '../../product/shop/portal-store.ts';
import { Check } from '../../ui/forms/form.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Card, Hint, Text } from '../../ui/layout/layout.tsx';
import { PrintPage } from './order/print-page.tsx';
import styles from './order/print-view.module.css';
import { texts } from './order/texts.ts';
import { useDeskRequest } from './shared/use-desk-request.ts';

const words = texts.printed;

/** /msp/orders/…/packing-list/…: the delivery note of one shipment, to lie in it, with prices where that is wanted. */
export function PackingListPage() {
  const { parcel } = useParams('/msp/orders/$requestId/packing-list/$parcel');
  return (
    <PrintPage
      title={texts.deliveryNote}
      missing={texts.noShipment}
      draw={({ order, timeZone }) => {
        const own = order.shipments.find(({ number }) => String(number) === parcel);
        return own === undefined ? null : <PackingList {...{ timeZone, order }} shipment={own} />;
      }}
    />
  );
}

interface PackingListProps {
  readonly timeZone: string;
  readonly order: FloorOrder;
  readonly shipment: FloorOrder['shipments'][number];
}

/** Who gets the shipment: at the address that was given, with what orders of old left to the customer's own words. */
function listReceiver({ name, organization }: FloorOrder['customer'], delivery: Delivery | null): readonly string[] {
  if (delivery === null) return [name, organization].filter((row) => row !== '');
  if (delivery === 'pick-up') return [name, organization, ...listDelivery(delivery)].filter((row) => row !== '');
  return listDelivery({ ...delivery, name: delivery.name || name, company: delivery.company || organization });
}

function listContents({ pieces, grams }: NonNullable<FloorOrder['shipments'][number]['contents']>) {
  const weight = grams === null ? [] : [[words.weight, spellWeight(grams, visitorLocale())] as const];
  return [[words.pieces, String(pieces)] as const, ...weight];
}

function PackingList({ timeZone, order, shipment }: PackingListProps) {
  const isFloor = useIsShopFloor();
  const [wantsPrices, setWantsPrices] = useState(false);
  const { shop, customer, shipments } = order;
  const { noteNumber } = shipment;
  const name = nameOrder(order.orderNumber);
  const facts = [
    [words.from, [shop.name, ...listAddress(shop.address)].join('\n')],
    [words.to, listReceiver(customer, order.deliverTo).join('\n')],
    [words.order, noteNumber === null ? '' : words.parcel(name, shipment.number)],
    [texts.purchaseOrder, order.purchaseOrder],
    [words.sentOn, formatDay(dayAt(new Date(shipment.at), timeZone))],
    [words.carrier, shipment.carrier],
    [words.tracking, shipment.tracking],
    ...(shipment.contents === null ? [] : listContents(shipment.contents)),
  ] as const;
  return (
    <>
      {noteNumber === null || isFloor ? null : (
        <div className={styles['bar']}>
          <Check label={texts.showPrices} checked={wantsPrices} onChange={(event) => setWantsPrices(event.currentTarget.checked)} />
        </div>
      )}
      <Card as="article" className={styles['paper']}>
        <Text as="h2" numeric>
          {/* Shipments of old have no number of their own. */}
          {noteNumber === null
            ? words.oldDeliveryNote(name, shipment.number)
            : words.deliveryNote(namePaper({ kind: 'delivery-note', number: noteNumber }))}
        </Text>
        <FactList kind="above" className={styles['facts']} facts={facts} />
        {noteNumber !== null && wantsPrices ? (
          <PricedPieces order={order} shipments={shipments} shipment={shipment} />
        ) : (
          <Pieces order={order} shipments={shipments} shipment={shipment} note={null} />
        )}
      </Card>
    </>
  );
}

interface PiecesProps {
  readonly order: FloorOrder;
  readonly shipments: FloorOrder['shipments'];
  readonly shipment: FloorOrder['shipments'][number];
  /** What the pieces cost; null: that is not shown. */
  readonly note: Paper | null;
}

/** The same with what the pieces cost, as the delivery note has it. */
function PricedPieces(props: Omit<PiecesProps, 'note'>) {
  const papers = useDeskRequest(props.order.requestID).data?.request.papers ?? [];
  const note = papers.find(({ kind, number }) => kind === 'delivery-note' && number === props.shipment.noteNumber) ?? null;
  return (
    <>
      <Pieces {...props} note={note} />
      {note === null ? null : <DocumentSums document={note} />}
    </>
  );
}

function Pieces({ order, shipments, shipment, note }: PiecesProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.ordered}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.pieces}</th>
          {note === null ? null : (
            <>
              <th scope="col">{words.unitPrice}</th>
              <th scope="col">{words.total}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {shipment.lines.map(({ line, quantity }) => {
          const ordered = order.lines.find((each) => each.line === line);
          const priced = note?.lines.find((each) => each.line === line);
          return (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">
                {ordered?.filename}
                <Hint as="div">{ordered === undefined ? null : spellMadeOf(ordered)}</Hint>
              </th>
              <td>{ordered?.quantity}</td>
              <td>{countBefore(shipments, shipment.number, line)}</td>
              <td>{quantity}</td>
              {note === null || priced === undefined ? null : (
                <>
                  <td>{showUnitPrice(priced.unitPriceMicros, note.currency)}</td>
                  <td>{showMicros(priced.totalMicros, note.currency)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
