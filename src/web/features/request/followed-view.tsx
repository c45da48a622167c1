import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { AddFile } from '../../product/parts/add-file.tsx';
import { formatDay, formatMoment } from '../../product/prices/format-day.ts';
import { Card, Heading, Hint, Split, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AskedLines } from './asked-lines.tsx';
import { describeState, endReason } from './describe-state.ts';
import { FileList } from './file-list.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OrderSection } from './order-section.tsx';
import { PapersSection } from './papers/papers-section.tsx';
import { ProgressLine } from './progress-line.tsx';
import { QuoteSection } from './quote-section.tsx';
import { ReasonForm } from './reason-form.tsx';
import { texts } from './texts.ts';

interface FollowedViewProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly reload: () => void;
  /** Something about the page as a whole. */
  readonly notice: ReactNode;
}

/** A request as its customer sees it, the most urgent first. */
export function FollowedView({ request, requestKey, reload, notice }: FollowedViewProps) {
  const { heading, lead } = describeState(request, formatDay);
  const { life, shop } = request;
  const reason = endReason(request);
  const message = useRef<HTMLTextAreaElement>(null);
  const { state } = life;
  const seen = useRef(state);
  // Who has just ordered, or ended it, had the focus on a button that is gone: the heading tells what came of it.
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
  }, [state]);
  const ask = () => {
    message.current?.scrollIntoView({ block: 'center' });
    message.current?.focus({ preventScroll: true });
  };
  return (
    <Page
      isWide
      title={heading}
      above={
        <Text mb="xs" size="base" tone="dim">
          {shop.name} · {nameRequest({ id: request.requestID, number: request.number })} · {texts.sentOn(formatMoment(request.receivedAt))}
        </Text>
      }
      lead={lead}
    >
      <Stack gap="xl">
        {notice}
        {reason === '' ? null : (
          <Text
            as="blockquote"
            wrap="lines"
            style={{ maxWidth: '50rem', paddingInlineStart: '1rem', borderInlineStart: '3px solid var(--mantine-color-default-border)' }}
          >
            <Text as="span" tone="dim">
              {life.state === 'declined' || life.state === 'cancelled' ? texts.reason(shop.name) : texts.reasonOfYours}
            </Text>{' '}
            {reason}
          </Text>
        )}
        <ProgressLine request={request} />
        <Split width="20rem" gap="xl">
          <Stack gap="xl">
            {request.order === null ? null : <OrderSection request={request} order={request.order} />}
            <PapersSection request={request} requestKey={requestKey} />
            <QuoteSection request={request} requestKey={requestKey} onAsk={ask} />
            <AskedLines request={request} requestKey={requestKey} onAdded={reload} />
            <WithdrawSection request={request} requestKey={requestKey} />
          </Stack>
          <Stack as="aside" gap="xl">
            <MessagesSection request={request} requestKey={requestKey} field={message} />
            <FilesSection request={request} requestKey={requestKey} onAdded={reload} />
          </Stack>
        </Split>
      </Stack>
    </Page>
  );
}

interface FilesSectionProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAdded: () => void;
}

/** Files about the request as a whole; those of a line stand with it. */
function FilesSection({ request, requestKey, onAdded }: FilesSectionProps) {
  const files = request.files.filter(({ line }) => line === null);
  const ofLines = request.files.length - files.length;
  return (
    <Stack as="section" gap="sm" aria-labelledby="files">
      <Heading id="files">{texts.files.heading}</Heading>
      {request.files.length === 0 ? <Hint>{texts.files.none}</Hint> : null}
      {ofLines === 0 ? null : <Hint>{texts.files.atLines(ofLines)}</Hint>}
      <FileList files={files} requestKey={requestKey} shop={request.shop.name} label={texts.files.heading} />
      <AddFile text={texts.files.add} way={{ key: requestKey }} onAdded={onAdded} />
      <Hint>{texts.files.hint}</Hint>
    </Stack>
  );
}

/** Takes the request back, as long as nothing was ordered. */
function WithdrawSection({ request, requestKey }: { request: FollowedRequest; requestKey: string }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!mayAct(request.life.state, 'customer', 'withdrawn')) return null;
  if (!isAsking) {
    return (
      <div>
        <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
          {texts.withdraw.open}
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" gap="lg" p="lg" aria-label={texts.withdraw.open}>
      <ReasonForm
        heading={texts.withdraw.open}
        hint={texts.withdraw.hint(request.shop.name)}
        label={texts.turnDown.label}
        send={texts.withdraw.send}
        requestKey={requestKey}
        actOf={(reason) => ({ type: 'withdrawn', reason })}
        onBack={() => setIsAsking(false)}
      />
    </Card>
  );
}
