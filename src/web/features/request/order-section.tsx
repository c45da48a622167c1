import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameOrder, nameQuote, type OrderDocument } from '#domain/desk/quote-document.ts';
import { listDelivery } from '#domain/trade/delivery-address.ts';
import { formatDay, formatMoment } from '../../product/prices/format-day.ts';
import { DocumentLines, picturesOf } from '../../product/quote-document/document-lines.tsx';
import { DocumentSums } from '../../product/quote-document/document-sums.tsx';
import { FileName } from '../../ui/display/file-name.tsx';
import { Card, Fold, Heading, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { Cell, type Column, Line, NameCell, Rows } from '../../ui/tables/rows.tsx';
import { texts } from './texts.ts';

const words = texts.order;

const COLUMNS: readonly Column[] = [
  { name: words.columns.part, width: 'minmax(0, 1fr)' },
  { name: words.columns.quantity, width: '6rem', isNumeric: true },
  { name: words.columns.making, width: '12rem', isNumeric: true },
];

/** What was ordered, how far each line is, and the parcels that left. */
export function OrderSection({ request, order }: { request: FollowedRequest; order: OrderDocument }) {
  const { life, quotes } = request;
  const quote = quotes.find(({ revision }) => revision === order.quote.revision);
  const progress = new Map(life.order?.lines.map((line) => [line.line, line]));
  const filenames = new Map(order.lines.map(({ line, filename }) => [line, filename]));
  const parcels = request.events.flatMap(({ at, act }) => (act.type === 'parcel-sent' ? [{ at, ...act }] : []));
  return (
    <Card as="section" gap="lg" p="lg" aria-labelledby="order">
      <div>
        <Heading size="xl" id="order">
          {words.heading(nameOrder(order.number))}
        </Heading>
        <Hint>
          {[
            words.placed(order.acceptedBy, formatDay(order.orderedOn)),
            ...(order.purchaseOrder === '' ? [] : [words.purchaseOrder(order.purchaseOrder)]),
            words.from(nameQuote(order.quote)),
            ...(order.deliverTo === null ? [] : [words.deliverTo(listDelivery(order.deliverTo).join(', '))]),
            ...(order.invoice?.billTo ? [words.billTo(listDelivery(order.invoice.billTo).join(', '))] : []),
          ].join(' · ')}
        </Hint>
      </div>
      {life.state === 'cancelled' ? null : (
        <Rows label={words.lines} columns={COLUMNS}>
          {order.lines.map(({ line, filename, quantity }) => {
            const { making = 'waiting', shipped = 0 } = progress.get(line) ?? {};
            return (
              <Line key={line}>
                <NameCell>
                  <FileName name={filename} />
                </NameCell>
                <Cell isNumeric>{words.pieces(quantity)}</Cell>
                <Cell isNumeric>{shipped > 0 ? words.shipped(shipped, quantity) : words.making[making]}</Cell>
              </Line>
            );
          })}
        </Rows>
      )}
      {parcels.length === 0 ? null : (
        <Stack gap="xs">
          <Heading as="h3" size="md">
            {words.parcels}
          </Heading>
          <Stack as="ol" gap="sm">
            {parcels.map(({ at, carrier, tracking, lines }, index) => (
              <Card as="li" kind="sunken" gap="none" p="sm" size="base" key={at}>
                <strong>{words.parcel(index + 1, formatMoment(at))}</strong>
                <span>{lines.map(({ line, quantity }) => `${quantity} × ${filenames.get(line) ?? line}`).join(', ')}</span>
                {carrier === '' ? null : (
                  <span>
                    {words.carrier}: {carrier}
                  </span>
                )}
                {tracking === '' ? null : (
                  <span>
                    {words.tracking}:{' '}
                    <span style={{ fontFamily: 'var(--mantine-font-family-monospace)', userSelect: 'all' }}>{tracking}</span>
                  </span>
                )}
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
      <Fold
        framed
        summary={
          <Text as="span" size="base" weight={600}>
            {words.document}
          </Text>
        }
      >
        <Stack gap="lg" mt="xs" mb="lg">
          {/* Quantities that were not taken are on offer no more. */}
          <DocumentLines
            lines={order.lines.map((line) => ({ ...line, breaks: [] }))}
            currency={order.currency}
            pictures={picturesOf(request)}
          />
          {quote === undefined ? null : <DocumentSums document={{ ...quote, sums: order.sums, currency: order.currency }} />}
        </Stack>
      </Fold>
    </Card>
  );
}
