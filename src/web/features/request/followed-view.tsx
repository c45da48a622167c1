import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { formatDay, formatMoment } from '../../product/prices/format-day.ts';
import { Split, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AskedLines } from './asked-lines.tsx';
import { describeState, endReason } from './describe-state.ts';
import { FilesSection } from './files-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OrderSection } from './order-section.tsx';
import { ProgressLine } from './progress-line.tsx';
import { QuoteSection } from './quote-section.tsx';
import { texts } from './texts.ts';
import { WithdrawSection } from './withdraw-section.tsx';

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
      title={heading}
      above={
        <Text mb="xs" size="base" tone="dim">
          {shop.name} · {texts.sentOn(formatMoment(request.receivedAt))}
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
        <Split width="21rem" gap="xl">
          <Stack gap="xl">
            {request.order === null ? null : <OrderSection request={request} order={request.order} />}
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
