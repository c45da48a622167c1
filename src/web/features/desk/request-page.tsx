import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { useParams } from '../../navigation/router-view.tsx';
import { Section } from '../../product/desk/section.tsx';
import { Marks, StateBadge } from '../../product/desk/state-badge.tsx';
import { texts as deskTexts } from '../../product/desk/texts.ts';
import { ExampleNotice } from '../../product/getting-started/example-buttons.tsx';
import { picturesOf } from '../../product/quote-document/document-lines.tsx';
import { useIsShopFloor } from '../../product/shop/portal-store.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FloorOrderPage } from './floor-order-page.tsx';
import { texts as quoteTexts } from './offer/texts.ts';
import { OrderSection } from './order/order-section.tsx';
import { PapersSection } from './papers/papers-section.tsx';
import { QuoteEditor } from './quote/quote-editor.tsx';
import { SentQuotes } from './quote/sent-quotes.tsx';
import { AskedLines } from './request/asked-lines.tsx';
import { Company } from './request/company.tsx';
import { Conversation, Jumps, PrivateNotes, Said, Timeline } from './request/conversation.tsx';
import { DeclineButton } from './request/decline-button.tsx';
import { describeEvent } from './request/describe-event.ts';
import { RequestFacts } from './request/request-facts.tsx';
import { AllFiles, RequestFiles } from './request/request-files.tsx';
import styles from './request/request-page.module.css';
import { texts } from './request/texts.ts';
import { nameDraft, useQuoteDraftStore } from './shared/draft.ts';
import { othersSince } from './shared/others-since.ts';
import { useAct } from './shared/use-act.ts';
import { useCompany } from './shared/use-company.ts';
import { type RequestAnswer, useDeskRequest } from './shared/use-desk-request.ts';

/** /msp/orders/…: one request, from its asking to its last parcel; to the shop floor its order. */
export function RequestPage() {
  return useIsShopFloor() ? <FloorOrderPage /> : <WholeRequest />;
}

function WholeRequest() {
  const { requestId } = useParams('/msp/orders/$requestId');
  const query = useDeskRequest(requestId);
  if (query.data !== undefined) return <Request key={requestId} answer={query.data} />;
  return (
    <Page title={deskTexts.orders}>
      <Answered query={query} loading={deskTexts.loading} failed={query.failed} height={180} />
      {query.isError ? (
        <p>
          <AnchorLink to="/msp/orders">{deskTexts.allOrders}</AnchorLink>
        </p>
      ) : null}
    </Page>
  );
}

function Request({ answer: { request, settings, today, timeZone } }: { answer: RequestAnswer }) {
  const acting = useAct(request);
  const userID = useSessionStore((store) => store.userID);
  const hasDraft = useQuoteDraftStore((store) => Object.hasOwn(store.drafts, nameDraft(userID, request.requestID)));
  const { life, quotes, order, contact } = request;
  const mayQuote = mayAct(life.state, 'member', 'quoted');
  const [isWriting, setIsWriting] = useState(() => life.state === 'received' || hasDraft);
  const [seen, setSeen] = useState(life.version);
  const [isSent, setIsSent] = useState(false);
  const pictures = useMemo(() => picturesOf(request), [request]);
  useMarkAsRead(request, acting.act);
  // Not before this drawing: the dialog that asked stood in the way, behind which nothing takes the focus.
  useEffect(() => {
    if (isSent) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isSent]);
  const isEditing = mayQuote && isWriting;
  const colleagues = useCompany(request, isEditing && hasDraft);
  const news = othersSince(request, seen);
  const last = quotes.at(-1);
  const revise = () => {
    setIsSent(false);
    setIsWriting(true);
  };
  const isOverdue = life.dueOn !== null && life.dueOn < today;
  const title = order === null ? texts.title(contact.name) : texts.order(nameOrder(order.number), contact.name);
  return (
    <Page
      isWide
      title={title}
      above={
        <Row gap="xs" mb="sm" size="base">
          <AnchorLink to="/msp/orders">{deskTexts.allOrders}</AnchorLink>
          <span>{nameRequest({ id: request.requestID, number: request.number })}</span>
          <StateBadge state={life.state} />
          <Marks isAsked={life.isAsked} isOverdue={isOverdue} />
          <Company colleagues={colleagues} />
        </Row>
      }
      actions={
        <>
          <AllFiles request={request} />
          <DeclineButton request={request} acting={acting} />
        </>
      }
    >
      <Stack gap="lg">
        {acting.problem === null && news.length === 0 ? null : (
          // The page is long: why a step was not taken, and what others did meanwhile, is told where the person is.
          <Stack gap="xs" style={{ position: 'sticky', top: '0.5rem', zIndex: 2 }}>
            {acting.problem === null ? null : <Alert type="danger" text={acting.problem} onClose={acting.dismiss} />}
            {news.length === 0 ? null : (
              <Alert type="info" onClose={() => setSeen(life.version)}>
                {news.map((event) => (
                  <div key={event.number}>{describeEvent(event, request.currency)}</div>
                ))}
              </Alert>
            )}
          </Stack>
        )}
        {isSent && last !== undefined ? (
          <Alert type="success" text={quoteTexts.sent(nameQuote(last), contact.email)} onClose={() => setIsSent(false)} />
        ) : null}
        <ExampleNotice email={contact.email} />
        <RequestFacts request={request} today={today} acting={acting} />
        <Jumps request={request} />
        {contact.message === '' ? null : (
          <Section title={texts.message}>
            <div className={styles['marked']}>
              <Said text={contact.message} />
            </div>
          </Section>
        )}
        {order === null ? null : <OrderSection request={request} order={order} pictures={pictures} acting={acting} />}
        {order === null ? null : <PapersSection {...{ request, order, today, timeZone, acting }} />}
        {isEditing ? (
          <Section title={last === undefined ? quoteTexts.heading : quoteTexts.newRevision}>
            <QuoteEditor
              request={request}
              settings={settings}
              today={today}
              onSent={() => {
                setIsWriting(false);
                setIsSent(true);
              }}
              onClose={life.state === 'received' ? undefined : () => setIsWriting(false)}
            />
          </Section>
        ) : null}
        {mayQuote && !isEditing && last === undefined ? (
          <div>
            <Button onClick={revise}>{quoteTexts.quoteNow}</Button>
          </div>
        ) : null}
        {isEditing ? null : <SentQuotes request={request} pictures={pictures} isFolded={order !== null} onRevise={revise} />}
        {isEditing ? null : <AskedLines request={request} isFolded={last !== undefined} />}
        <Grid least="24rem" gap="xl">
          <Stack gap="xl">
            <Conversation request={request} acting={acting} />
            <PrivateNotes request={request} acting={acting} />
          </Stack>
          <Stack gap="xl">
            <RequestFiles request={request} />
            <Timeline request={request} />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}

/** Whoever opens a request has seen what is new about it. */
function useMarkAsRead({ life }: WireDeskRequest, act: ReturnType<typeof useAct>['act']): void {
  const isMarked = useRef(false);
  useEffect(() => {
    if (!life.isUnread || isMarked.current) return;
    isMarked.current = true;
    void act({ type: 'read' });
  }, [life.isUnread, act]);
}
