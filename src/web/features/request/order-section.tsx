import type { FollowedRequest } from '#contract/desk/request.ts';
import { listDelivery } from '#domain/desk/delivery-address.ts';
import { nameOrder, nameQuote, type OrderDocument } from '#domain/desk/quote-document.ts';
import { FileName } from '../../ui/file-name.tsx';
import { formatDay, formatMoment } from '../../ui/format-day.ts';
import { DocumentLines } from '../../ui/quote-document/document-lines.tsx';
import { DocumentSums } from '../../ui/quote-document/document-sums.tsx';
import { picturesOf } from './pictures-of.ts';
import styles from './request.module.css';
import { texts } from './texts.ts';

const words = texts.order;

/** What was ordered, how far each line is, and the parcels that left. */
export function OrderSection({ request, order }: { request: FollowedRequest; order: OrderDocument }) {
  const { life, quotes } = request;
  const quote = quotes.find(({ revision }) => revision === order.quote.revision);
  const progress = new Map(life.order?.lines.map((line) => [line.line, line]));
  const filenames = new Map(order.lines.map(({ line, filename }) => [line, filename]));
  const parcels = request.events.flatMap(({ at, act }) => (act.type === 'parcel-sent' ? [{ at, ...act }] : []));
  return (
    <section className={styles['card']} aria-labelledby="order">
      <div>
        <h2 id="order">{words.heading(nameOrder(order.number))}</h2>
        <p className={styles['dimmed']}>
          {[
            words.placed(order.acceptedBy, formatDay(order.orderedOn)),
            ...(order.purchaseOrder === '' ? [] : [words.purchaseOrder(order.purchaseOrder)]),
            words.from(nameQuote(order.quote)),
            ...(order.deliverTo === null ? [] : [words.deliverTo(listDelivery(order.deliverTo).join(', '))]),
          ].join(' · ')}
        </p>
      </div>
      {life.state === 'cancelled' ? null : (
        <table className={styles['progress']} aria-label={words.lines}>
          <tbody>
            {order.lines.map(({ line, filename, quantity }) => {
              const { making = 'waiting', shipped = 0 } = progress.get(line) ?? {};
              return (
                <tr key={line}>
                  <th scope="row">
                    <FileName name={filename} />
                  </th>
                  <td className={styles['dimmed']}>{words.pieces(quantity)}</td>
                  <td data-making={shipped > 0 ? 'finished' : making}>
                    {shipped > 0 ? words.shipped(shipped, quantity) : words.making[making]}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {parcels.length === 0 ? null : (
        <div className={styles['parcels']}>
          <h3>{words.parcels}</h3>
          <ol>
            {parcels.map(({ at, carrier, tracking, lines }, index) => (
              <li key={at}>
                <strong>{words.parcel(index + 1, formatMoment(at))}</strong>
                <span>{lines.map(({ line, quantity }) => `${quantity} × ${filenames.get(line) ?? line}`).join(', ')}</span>
                {carrier === '' ? null : (
                  <span>
                    {words.carrier}: {carrier}
                  </span>
                )}
                {tracking === '' ? null : (
                  <span>
                    {words.tracking}: <span className={styles['code']}>{tracking}</span>
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      <details className={styles['folded']}>
        <summary>
          <span className={styles['foldedName']}>{words.document}</span>
        </summary>
        <div className={styles['unfolded']}>
          <DocumentLines lines={order.lines} currency={order.currency} pictures={picturesOf(request)} />
          {quote === undefined ? null : (
            <DocumentSums
              sums={order.sums}
              charges={quote.charges}
              discountPercent={quote.discountPercent}
              tax={quote.tax}
              currency={order.currency}
            />
          )}
        </div>
      </details>
    </section>
  );
}
