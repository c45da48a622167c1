import { Title, VisuallyHidden } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { OrderDocument } from '#domain/desk/quote-document.ts';
import { formatMoment } from '../../../product/prices/format-day.ts';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { Card, Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import { listShipments } from './shipments.ts';
import { texts } from './texts.ts';

/** What left, when, and with whom. */
export function ShipmentList({ request: { requestID, events }, order }: { request: WireDeskRequest; order: OrderDocument }) {
  const shipments = listShipments(events);
  if (shipments.length === 0) return null;
  const nameOf = (line: number) => order.lines.find((each) => each.line === line)?.filename ?? '';
  return (
    <Stack gap="xs">
      <Title order={3}>{texts.shipments}</Title>
      <Stack as="ul" gap="xs">
        {shipments.map(({ number, at, lines, carrier, tracking }) => (
          <Card as="li" key={number} p="sm" size="sm">
            <Row align="baseline">
              <strong>{texts.shipment(number)}</strong>
              <Hint as="span" size="xs">
                {[formatMoment(at), carrier, tracking].filter((word) => word !== '').join(' · ')}
              </Hint>
              <span>{lines.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join(', ')}</span>
              <AnchorLink
                inherit
                ml="auto"
                to="/msp/orders/$requestId/packing-list/$parcel"
                params={{ requestId: requestID, parcel: String(number) }}
              >
                {texts.packingList}
                <VisuallyHidden>{texts.packingListOf(number)}</VisuallyHidden>
              </AnchorLink>
            </Row>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
