import { VisuallyHidden } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { OrderDocument } from '#domain/desk/quote-document.ts';
import { AnchorLink } from '../../../../ui/anchor-link.tsx';
import { formatMoment } from '../../../../ui/format-day.ts';
import styles from './order-section.module.css';
import { listParcels } from './parcels.ts';
import { texts } from './texts.ts';

/** What left, when, and with whom. */
export function ParcelList({ request: { requestID, events }, order }: { request: WireDeskRequest; order: OrderDocument }) {
  const parcels = listParcels(events);
  if (parcels.length === 0) return null;
  const nameOf = (line: number) => order.lines.find((each) => each.line === line)?.filename ?? '';
  return (
    <div className={styles['parcels']}>
      <h3>{texts.parcels}</h3>
      <ul>
        {parcels.map(({ number, at, lines, carrier, tracking }) => (
          <li key={number}>
            <strong>{texts.parcel(number)}</strong>
            <span className={styles['dimmed']}>{[formatMoment(at), carrier, tracking].filter((word) => word !== '').join(' · ')}</span>
            <span>{lines.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join(', ')}</span>
            <AnchorLink to="/msp/orders/$requestId/packing-list/$parcel" params={{ requestId: requestID, parcel: String(number) }}>
              {texts.packingList}
              <VisuallyHidden>{texts.packingListOf(number)}</VisuallyHidden>
            </AnchorLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
