import { useParams } from '@tanstack/react-router';
import { type Delivery, listDelivery } from '#domain/desk/delivery-address.ts';
import { nameOrder, type OrderDocument } from '#domain/desk/quote-document.ts';
import { dayAt } from '#domain/pricing/ship-date.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { listAddress } from '../../../ui/list-address.ts';
import styles from './order/paper.module.css';
import { PaperFacts } from './order/paper-facts.tsx';
import { PaperPage } from './order/paper-page.tsx';
import { countBefore, listParcels, type Parcel } from './order/parcels.ts';
import { texts } from './order/texts.ts';
import type { RequestAnswer } from './use-desk-request.ts';

const words = texts.paper;

/** /msp/orders/…/packing-list/…: what goes into one parcel, to lie in it. */
export function PackingListPage() {
  const { parcel } = useParams({ from: '/portal-queries/msp/orders/$requestId/packing-list/$parcel' });
  return (
    <PaperPage
      title={texts.packingList}
      missing={texts.noParcel}
      draw={({ request, timeZone }, order) => {
        const parcels = listParcels(request.events);
        const own = parcels.find(({ number }) => String(number) === parcel);
        return own === undefined ? null : <PackingList {...{ request, timeZone, order, parcels }} parcel={own} />;
      }}
    />
  );
}

interface PackingListProps {
  readonly request: RequestAnswer['request'];
  readonly timeZone: string;
  readonly order: OrderDocument;
  readonly parcel: Parcel;
  readonly parcels: readonly Parcel[];
}

/** Who gets the parcel: at the address that was given, with what orders of old left to the customer's own words. */
function listReceiver({ name, organization }: RequestAnswer['request']['contact'], delivery: Delivery | null): readonly string[] {
  if (delivery === null) return [name, organization].filter((row) => row !== '');
  if (delivery === 'pick-up') return [name, organization, ...listDelivery(delivery)].filter((row) => row !== '');
  return listDelivery({ ...delivery, name: delivery.name || name, company: delivery.company || organization });
}

function PackingList({ request, timeZone, order, parcel, parcels }: PackingListProps) {
  const shop = request.quotes.find(({ revision }) => revision === order.quote.revision)?.shop;
  const { contact } = request;
  const facts = [
    [words.from, shop === undefined ? '' : [shop.name, ...listAddress(shop.address)].join('\n')],
    [words.to, listReceiver(contact, order.deliverTo).join('\n')],
    [texts.purchaseOrder, order.purchaseOrder],
    [words.sentOn, formatDay(dayAt(new Date(parcel.at), timeZone))],
    [words.carrier, parcel.carrier],
    [words.tracking, parcel.tracking],
  ] as const;
  return (
    <article className={styles['paper']}>
      <h2>{words.packingList(nameOrder(order.number), parcel.number)}</h2>
      <PaperFacts className={styles['facts']} facts={facts} />
      <table className={styles['table']}>
        <thead className={styles['columns']}>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.ordered}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.pieces}</th>
          </tr>
        </thead>
        <tbody>
          {parcel.lines.map(({ line, quantity }) => {
            const ordered = order.lines.find((each) => each.line === line);
            return (
              <tr key={line}>
                <td>{line}</td>
                <th scope="row">
                  {ordered?.filename}
                  <span className={styles['dimmed']}>{[ordered?.material, ordered?.color, ordered?.finish].join(' · ')}</span>
                </th>
                <td>{ordered?.quantity}</td>
                <td>{countBefore(parcels, parcel.number, line)}</td>
                <td className={styles['pieces']}>{quantity}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}
