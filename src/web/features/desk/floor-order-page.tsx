import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FloorOrder } from '#contract/desk/floor.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { listDelivery } from '#domain/trade/delivery-address.ts';
import { deskArchiveAddress, deskFileAddress } from '../../api/files/fetch-desk-file.ts';
import { useParams } from '../../navigation/router-view.tsx';
import { DeskFileLink } from '../../product/desk/desk-file-link.tsx';
import { Section } from '../../product/desk/section.tsx';
import { StateBadge } from '../../product/desk/state-badge.tsx';
import { texts as deskTexts } from '../../product/desk/texts.ts';
import { formatDay, formatMoment } from '../../product/prices/format-day.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './floor/texts.ts';
import { OrderLines } from './order/order-lines.tsx';
import { ShipmentList } from './order/order-section.tsx';
import { ShipmentDialog } from './order/shipment-dialog.tsx';
import { texts as orderTexts } from './order/texts.ts';
import { WordsForm } from './request/words-form.tsx';
import { nameDraft } from './shared/draft.ts';
import { useFloorAct } from './shared/use-act.ts';
import { useFloorOrder } from './shared/use-desk-request.ts';

/** /msp/orders/… for the shop floor: what is to be made, how far it is, and what can be said of it. */
export function FloorOrderPage() {
  const { requestId } = useParams('/msp/orders/$requestId');
  const query = useFloorOrder(requestId);
  if (query.data !== undefined) return <Order order={query.data.order} />;
  return (
    <Page title={texts.title}>
      <Answered query={query} loading={deskTexts.loading} failed={query.failed} height={180} />
      <AnchorLink to="/msp/orders">{deskTexts.allOrders}</AnchorLink>
    </Page>
  );
}

function Order({ order }: { order: FloorOrder }) {
  const acting = useFloorAct(order);
  const userID = useSessionStore((store) => store.userID);
  const [isShipping, setIsShipping] = useState(false);
  const { requestID, life, customer, lines, shipments, notes, files, deliverTo, purchaseOrder } = order;
  return (
    <Page
      isWide
      title={nameOrder(order.orderNumber)}
      above={
        <Row gap="xs" mb="sm" size="base">
          <AnchorLink to="/msp/orders">{deskTexts.allOrders}</AnchorLink>
          <StateBadge state={life.state} />
          {life.dueOn === null ? null : <span>{texts.due(formatDay(life.dueOn))}</span>}
        </Row>
      }
      actions={
        <>
          <LinkButton to="/msp/orders/$requestId/traveller" params={{ requestId: requestID }} variant="default">
            {orderTexts.traveller}
          </LinkButton>
          {mayAct(life.state, 'member', 'parcel-sent') ? (
            <Button onClick={() => setIsShipping(true)}>{orderTexts.sendShipment}</Button>
          ) : null}
        </>
      }
    >
      <Stack gap="lg">
        {acting.problem === null ? null : <Alert type="danger" text={acting.problem} onClose={acting.dismiss} />}
        <Card p="lg" gap="lg" style={{ containerType: 'inline-size' }}>
          <FactList
            kind="above"
            size="base"
            facts={[
              [orderTexts.printed.customer, [customer.name, customer.organization].filter((text) => text !== '').join(', ')],
              [orderTexts.purchaseOrder, purchaseOrder],
              [orderTexts.deliverTo, deliverTo === null ? orderTexts.noAddress : listDelivery(deliverTo).join(', ')],
            ]}
          />
          <OrderLines life={life} lines={lines.map((line) => ({ ...line, picture: line.image }))} acting={acting} />
        </Card>
        <ShipmentList requestID={requestID} shipments={shipments} lines={lines} />
        <Section title={texts.files}>
          <Stack as="ul" gap="xs" size="base">
            <li>
              <DeskFileLink address={deskArchiveAddress(requestID)}>{deskTexts.archive}</DeskFileLink>
            </li>
            {files.map(({ id, filename }) => (
              <li key={id}>
                <DeskFileLink address={deskFileAddress(requestID, id)}>{filename}</DeskFileLink>
              </li>
            ))}
          </Stack>
        </Section>
        <Section title={texts.notes}>
          <Stack as="ol" gap="xs">
            {notes.map(({ at, by, text }) => (
              <Card as="li" key={at} p="sm" gap="xxs">
                <Text size="xs">
                  <strong>{by}</strong> <time dateTime={at}>{formatMoment(at)}</time>
                </Text>
                <Text wrap="lines">{text}</Text>
              </Card>
            ))}
          </Stack>
          <WordsForm
            name={`${nameDraft(userID, requestID)} note`}
            label={texts.addNote}
            help={texts.noteHelp}
            button={texts.saveNote}
            isBusy={acting.isPending}
            onSend={(text, key) => acting.act({ type: 'note', text, key })}
          />
        </Section>
      </Stack>
      <ShipmentDialog life={life} lines={lines} opened={isShipping} acting={acting} onClose={() => setIsShipping(false)} />
    </Page>
  );
}
