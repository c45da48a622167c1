import { useState } from 'react';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { type Delivery, listDelivery } from '#domain/desk/delivery-address.ts';
import { nameOrder, type OrderDocument } from '#domain/desk/quote-document.ts';
import { namePaper } from '#domain/papers/paper.ts';
import { listAddress } from '#domain/shop/list-address.ts';
import { useParams } from '../../navigation/router-view.tsx';
import { spellMadeOf } from '../../product/offers/spell-made-of.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros, showUnitPrice } from '../../product/prices/format-micros.ts';
import { DocumentSums } from '../../product/quote-document/document-sums.tsx';
import { Check } from '../../ui/forms/form.tsx';
import { Card, Hint, Text } from '../../ui/layout/layout.tsx';
import { PrintFacts, PrintPage } from './order/print-page.tsx';
import styles from './order/print-view.module.css';
import { countBefore, listShipments, type Shipment } from './order/shipments.ts';
import { texts } from './order/texts.ts';
import type { RequestAnswer } from './shared/use-desk-request.ts';

const words = texts.printed;

/** /msp/orders/…/packing-list/…: the delivery note of one shipment, to lie in it, with prices where that is wanted. */
export function PackingListPage() {
  const { parcel } = useParams('/msp/orders/$requestId/packing-list/$parcel');
  return (
    <PrintPage
      title={texts.deliveryNote}
      missing={texts.noShipment}
      draw={({ request, timeZone }, order) => {
        const shipments = listShipments(request.events);
        const own = shipments.find(({ number }) => String(number) === parcel);
        return own === undefined ? null : <PackingList {...{ request, timeZone, order, shipments }} shipment={own} />;
      }}
    />
  );
}

interface PackingListProps {
  readonly request: RequestAnswer['request'];
  readonly timeZone: string;
  readonly order: OrderDocument;
  readonly shipment: Shipment;
  readonly shipments: readonly Shipment[];
}

/** Who gets the shipment: at the address that was given, with what orders of old left to the customer's own words. */
function listReceiver({ name, organization }: RequestAnswer['request']['contact'], delivery: Delivery | null): readonly string[] {
  if (delivery === null) return [name, organization].filter((row) => row !== '');
  if (delivery === 'pick-up') return [name, organization, ...listDelivery(delivery)].filter((row) => row !== '');
  return listDelivery({ ...delivery, name: delivery.name || name, company: delivery.company || organization });
}

function PackingList({ request, timeZone, order, shipment, shipments }: PackingListProps) {
  const [hasPrices, setHasPrices] = useState(false);
  // Shipments of old have no number of their own.
  const note = request.papers.find((paper) => paper.kind === 'delivery-note' && paper.parcel === shipment.number);
  const shop = request.quotes.find(({ revision }) => revision === order.quote.revision)?.shop;
  const { contact } = request;
  const facts = [
    [words.from, shop === undefined ? '' : [shop.name, ...listAddress(shop.address)].join('\n')],
    [words.to, listReceiver(contact, order.deliverTo).join('\n')],
    ...(note === undefined ? [] : [[words.order, words.parcel(nameOrder(order.number), shipment.number)] as const]),
    [texts.purchaseOrder, order.purchaseOrder],
    [words.sentOn, formatDay(dayAt(new Date(shipment.at), timeZone))],
    [words.carrier, shipment.carrier],
    [words.tracking, shipment.tracking],
  ] as const;
  return (
    <>
      {note === undefined ? null : (
        <div className={styles['bar']}>
          <Check label={texts.showPrices} checked={hasPrices} onChange={(event) => setHasPrices(event.currentTarget.checked)} />
        </div>
      )}
      <Card as="article" className={styles['paper']}>
        <Text as="h2" numeric>
          {note === undefined ? words.oldDeliveryNote(nameOrder(order.number), shipment.number) : words.deliveryNote(namePaper(note))}
        </Text>
        <PrintFacts className={styles['facts']} facts={facts} />
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.part}</th>
              <th scope="col">{words.ordered}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.pieces}</th>
              {hasPrices ? (
                <>
                  <th scope="col">{words.unitPrice}</th>
                  <th scope="col">{words.total}</th>
                </>
              ) : null}
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
                  {hasPrices && priced !== undefined ? (
                    <>
                      <td>{showUnitPrice(priced.unitPriceMicros, order.currency)}</td>
                      <td>{showMicros(priced.totalMicros, order.currency)}</td>
                    </>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </table>
        {hasPrices && note !== undefined ? (
          <DocumentSums
            sums={note.sums}
            charges={note.charges}
            discountPercent={note.discountPercent}
            tax={note.tax}
            currency={note.currency}
          />
        ) : null}
      </Card>
    </>
  );
}
