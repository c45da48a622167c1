import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { endCustomerSession } from '#contract/api/returning/end-customer-session.ts';
import { listOwnRequests } from '#contract/api/returning/list-own-requests.ts';
import { orderAgain } from '#contract/api/returning/order-again.ts';
import type { OwnRequest } from '#contract/desk/returning.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { useAction } from '../../api/use-action.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { formatNumber } from '../../language/visitor-locale.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { useCustomerSessionStore } from '../../stores/customer-session-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { type ListedColumn, Listing } from '../../ui/tables/listing.tsx';
import { Colleagues } from './colleagues.tsx';
import { texts } from './texts.ts';

/** What came of ordering again. */
interface Added {
  readonly count: number;
  readonly gone: readonly string[];
}

/** Everything that the address, and those whom it shares with, sent to the shop. */
export function OwnRequests({ token, mspID }: { token: string; mspID: string }) {
  const query = useApiQuery(listOwnRequests, { token }, { staleTime: 0, refetchOnWindowFocus: true });
  const { data, error } = query;
  const [added, setAdded] = useState<Added | null>(null);
  const again = useAction(orderAgain);
  const leave = useAction(endCustomerSession);
  const { close } = useCustomerSessionStore.getState();
  const isOver = error !== null && error.failure.isUnknown === true;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const signOut = async () => {
    await leave.run({ token });
    close();
  };
  const putBack = async (request: OwnRequest) => {
    setAdded(null);
    const answer = await again.run({ token, requestID: request.requestID });
    if (answer?.success !== true) return;
    useCartStore.getState().addItems(
      answer.lines.map(({ partID, filename, image, quantity, materialID, colorID, finishID, description }) => ({
        ...{ productID: partID, title: filename, description, image, quantity, price: 0 },
        metadata: { specifications: { mspID, partID, materialID, colorID, finishID } },
      })),
    );
    setAdded({ count: answer.lines.length, gone: answer.gone });
  };
  return (
    <Page
      isWide
      title={texts.title}
      lead={data === undefined ? undefined : texts.at(data.shop, data.email)}
      actions={
        <Button variant="default" loading={leave.isPending} onClick={() => void signOut()}>
          {texts.signOut}
        </Button>
      }
    >
      <Answered query={query} loading={texts.loading} failed={texts.failed} height={180}>
        {({ requests, group, invitedBy, discountPercent }) => (
          <Stack gap="xl">
            {again.problem === null ? null : <Alert type="danger" text={again.problem} onClose={again.dismiss} />}
            {added === null ? null : <AddedNotice added={added} mspID={mspID} onClose={() => setAdded(null)} />}
            {discountPercent === 0 ? null : <Text tone="dim">{texts.discount(formatNumber(discountPercent))}</Text>}
            {requests.length === 0 ? (
              <EmptyState title={texts.none}>{texts.noneLead}</EmptyState>
            ) : (
              <Listing
                label={texts.list}
                columns={columnsFor((request) => void putBack(request), again.isPending)}
                things={requests}
                lineOf={({ requestID }) => ({ key: requestID })}
              />
            )}
            <Colleagues token={token} group={group} invitedBy={invitedBy} />
          </Stack>
        )}
      </Answered>
    </Page>
  );
}

function AddedNotice({ added: { count, gone }, mspID, onClose }: { added: Added; mspID: string; onClose: () => void }) {
  return (
    <Alert type={gone.length === 0 ? 'success' : 'warning'} onClose={onClose}>
      {count === 0 ? null : (
        <Row gap="md">
          <Text>{texts.added(count)}</Text>
          <LinkButton to="/cart" search={{ msp_id: mspID }} size="xs">
            {texts.toCart}
          </LinkButton>
        </Row>
      )}
      {gone.length === 0 ? null : <Text>{texts.gone(gone)}</Text>}
    </Alert>
  );
}

function nameOf({ requestID: id, number }: OwnRequest): string {
  return nameRequest({ id, number });
}

function columnsFor(onAgain: (request: OwnRequest) => void, isBusy: boolean): readonly ListedColumn<OwnRequest>[] {
  const { columns } = texts;
  return [
    {
      name: columns.number,
      width: 'minmax(0, 1fr)',
      part: 'name',
      key: ({ number }) => number,
      show: (request) => (
        <>
          <AnchorLink to="/request/$key" params={{ key: request.key }}>
            {nameOf(request)}
          </AnchorLink>
          {request.isOwn ? null : (
            <Text as="div" tone="dim" wrap="cut">
              {texts.by(request.by)}
            </Text>
          )}
        </>
      ),
    },
    { name: columns.date, width: '8rem', key: ({ sentOn }) => sentOn, show: ({ sentOn }) => formatDay(sentOn) },
    { name: columns.state, width: '10rem', key: ({ state }) => texts.states[state], show: ({ state }) => texts.states[state] },
    {
      name: columns.total,
      width: '9rem',
      isNumeric: true,
      key: ({ totalMicros }) => totalMicros,
      show: ({ totalMicros, currency }) => (totalMicros === null ? texts.noTotal : showMicros(totalMicros, currency)),
    },
    {
      name: columns.again,
      width: '10rem',
      show: (request) => (
        <Button variant="default" size="xs" disabled={isBusy} onClick={() => onAgain(request)}>
          {texts.orderAgain}
          <VisuallyHidden> {nameOf(request)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
