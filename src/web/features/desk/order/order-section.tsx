import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { nameOrder, nameQuote, type OrderDocument } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { listShipments, type Shipment } from '#domain/desk/shipments.ts';
import { listDelivery } from '#domain/trade/delivery-address.ts';
import { AskDialog } from '../../../product/desk/ask-dialog.tsx';
import { Section } from '../../../product/desk/section.tsx';
import { formatDay, formatMoment } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { DocumentSums } from '../../../product/quote-document/document-sums.tsx';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { ReasonDialog } from '../request/reason-dialog.tsx';
import type { Acting } from '../shared/use-act.ts';
import { OrderLines } from './order-lines.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import { texts } from './texts.ts';

interface OrderSectionProps {
  readonly request: WireDeskRequest;
  readonly order: OrderDocument;
  /** Names under the image base by the parts' ids. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly acting: Acting;
}

type Asked = 'shipment' | 'complete' | 'cancel' | null;

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
    <Section
      title={texts.order(nameOrder(order.number))}
      actions={
        <>
          <LinkButton to="/msp/orders/$requestId/traveller" params={{ requestId: requestID }} variant="default">
            {texts.traveller}
          </LinkButton>
          {may('parcel-sent') ? <Button onClick={() => setAsked('shipment')}>{texts.sendShipment}</Button> : null}
          {may('completed') ? <Button onClick={() => setAsked('complete')}>{texts.complete}</Button> : null}
        </>
      }
    >
      <Card p="lg" gap="lg" style={{ containerType: 'inline-size' }}>
        <OrderFacts order={order} />
        <OrderLines
          life={life}
          lines={order.lines.map((line) => ({
            ...line,
            picture: pictures[line.partId] ?? '',
            worth: showMicros(line.totalMicros, order.currency),
          }))}
          acting={acting}
        />
        <DocumentSums document={{ charges: [], discountPercent: 0, tax: null, ...quote, sums: order.sums, currency: order.currency }} />
        {may('cancelled') ? (
          <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setAsked('cancel')}>
            {texts.cancel}
          </Button>
        ) : null}
      </Card>
      <ShipmentList requestID={requestID} shipments={listShipments(request.events)} lines={order.lines} />
      <ShipmentDialog life={life} lines={order.lines} opened={asked === 'shipment'} acting={acting} onClose={close} />
      <AskDialog
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
        cancel={texts.keep}
        isBusy={acting.isPending}
        onClose={close}
        onGive={(reason) => void actAndClose({ type: 'cancelled', reason })}
      />
    </Section>
  );
}

function OrderFacts({ order }: { order: OrderDocument }) {
  const { deliverTo, invoice } = order;
  const facts = [
    [texts.orderedOn, formatDay(order.orderedOn)],
    [texts.acceptedBy, order.acceptedBy],
    [texts.purchaseOrder, order.purchaseOrder === '' ? texts.noPurchaseOrder : order.purchaseOrder],
    [texts.quote, nameQuote(order.quote)],
    [texts.deliverTo, deliverTo === null ? texts.noAddress : listDelivery(deliverTo).join(', ')],
    [texts.billTo, invoice?.billTo ? listDelivery(invoice.billTo).join(', ') : ''],
    [texts.vatId, invoice?.vatId ?? ''],
    [texts.phone, invoice?.phone ?? ''],
  ] as const;
  return <FactList kind="above" size="base" facts={facts} />;
}

interface ShipmentListProps {
  readonly requestID: string;
  readonly shipments: readonly Shipment<string>[];
  readonly lines: readonly { readonly line: number; readonly filename: string }[];
}

/** What left, when, and with whom. */
export function ShipmentList({ requestID, shipments, lines: ordered }: ShipmentListProps) {
  if (shipments.length === 0) return null;
  const nameOf = (line: number) => ordered.find((each) => each.line === line)?.filename ?? '';
  return (
    <Stack gap="xs">
      <Heading as="h3">{texts.shipments}</Heading>
      <Stack as="ul" gap="xs">
        {shipments.map(({ number, at, lines, carrier, tracking }) => (
          <Card as="li" key={number} p="sm" size="sm">
            <Row align="baseline">
              <strong>{texts.shipment(number)}</strong>
              <Text as="span" tone="dim" size="xs">
                {[formatMoment(at), carrier, tracking].filter((word) => word !== '').join(' · ')}
              </Text>
              <span>{lines.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join(', ')}</span>
              <AnchorLink
                inherit
                ml="auto"
                to="/msp/orders/$requestId/packing-list/$parcel"
                params={{ requestId: requestID, parcel: String(number) }}
              >
                {texts.deliveryNote}
                <VisuallyHidden>{texts.deliveryNoteOf(number)}</VisuallyHidden>
              </AnchorLink>
            </Row>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
