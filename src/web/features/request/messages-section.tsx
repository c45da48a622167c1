import { Button, Textarea } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { ShownEvent } from '#contract/desk/events.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameOrder, nameQuote } from '#domain/desk/quote-document.ts';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { formatMoment } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { useKeptWords } from '../../stores/kept-words.ts';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Heading, Hint, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import { useCustomerAct } from './use-followed-request.ts';

interface MessagesSectionProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const words = texts.messages;
/** Of a long story the end is shown at first. */
const SHOWN_AT_FIRST = 12;

/** What was said and done so far, and the field to say more. */
export function MessagesSection({ request, requestKey, field }: MessagesSectionProps) {
  const [isAll, setIsAll] = useState(false);
  const { events, shop } = request;
  const shown = isAll ? events : events.slice(-SHOWN_AT_FIRST);
  const hidden = events.length - shown.length;
  return (
    <Stack as="section" aria-labelledby="messages">
      <Heading id="messages">{words.heading}</Heading>
      {hidden === 0 ? null : (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setIsAll(true)}>
            {words.earlier(hidden)}
          </Button>
        </div>
      )}
      <Stack as="ol" gap="sm">
        {shown.map((event) => (
          <Event key={event.number} event={event} currency={currencyOf(request)} />
        ))}
      </Stack>
      {events.some(({ act }) => act.type === 'message') ? null : <Hint>{words.empty(shop.name)}</Hint>}
      <MessageForm name={`customer ${request.requestID}`} shop={shop.name} requestKey={requestKey} field={field} />
    </Stack>
  );
}

function currencyOf({ quotes, currency }: FollowedRequest): string {
  return quotes.at(-1)?.currency ?? currency;
}

function Event({ event, currency }: { event: ShownEvent; currency: string }) {
  const { actor, act, at } = event;
  const who = actor.kind === 'member' ? actor.name : words.you;
  const when = (
    <Hint as="time" size="xs" wrap="none" dateTime={at}>
      {formatMoment(at)}
    </Hint>
  );
  if (act.type === 'message') {
    return (
      <Card as="li" kind={actor.kind === 'customer' ? 'accent' : undefined} gap="xxs" p="sm">
        <Row as="p" gap="xs" align="baseline" justify="between" size="sm">
          <strong>{who}</strong> {when}
        </Row>
        <Text size="base" wrap="lines">
          {act.text}
        </Text>
      </Card>
    );
  }
  const told = describeEvent(event, who, (micros) => showMicros(micros, currency));
  return told === null ? null : (
    <Stack as="li" gap="none" size="sm" tone="dim">
      <span>{told}</span> {when}
    </Stack>
  );
}

interface MessageFormProps extends Pick<MessagesSectionProps, 'requestKey' | 'field'> {
  /** What is typed is kept under this name until it is sent. */
  readonly name: string;
  readonly shop: string;
}

function MessageForm({ name, shop, requestKey, field }: MessageFormProps) {
  const { words: text, keep: setText, keyFor } = useKeptWords(name);
  const { act, isPending, problem, dismiss } = useCustomerAct(requestKey);
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    if (text.trim() === '') return field.current?.focus();
    setIsSent(false);
    if (!(await act({ type: 'message', text, key: keyFor(text) }))) return;
    setText('');
    setIsSent(true);
  };
  return (
    <Stack
      as="form"
      gap="sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <Textarea
        ref={field}
        label={words.label(shop)}
        placeholder={words.placeholder}
        rows={3}
        autosize={false}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problem === null ? null : <Alert type="danger" text={problem} onClose={dismiss} />}
      <Row>
        <SubmitButton isBusy={isPending}>{words.send}</SubmitButton>
        <Hint as="span" role="status">
          {isSent ? words.sent : null}
        </Hint>
      </Row>
    </Stack>
  );
}

/** What happened, in a sentence; null for what is none of the customer's and for messages, which speak for themselves. */
function describeEvent({ act }: Pick<ShownEvent, 'act'>, who: string, money: (micros: number) => string): string | null {
  switch (act.type) {
    case 'received':
      return texts.messages.acts.received(who);
    case 'file-added':
      return texts.messages.acts.fileAdded(who, act.filename);
    case 'quoted':
      return texts.messages.acts.quoted(who, nameQuote(act), money(act.totalMicros));
    case 'declined':
      return texts.messages.acts.declined(who);
    case 'turned-down':
      return texts.messages.acts.turnedDown(who);
    case 'withdrawn':
      return texts.messages.acts.withdrawn(who);
    case 'expired':
      return texts.messages.acts.expired;
    case 'accepted':
      return texts.messages.acts.accepted(who, nameOrder(act.order), money(act.totalMicros));
    case 'started':
      return texts.messages.acts.started(who);
    case 'finished':
      return texts.messages.acts.finished(who);
    case 'parcel-sent':
      return texts.messages.acts.parcelSent(who);
    case 'completed':
      return texts.messages.acts.completed(who);
    case 'cancelled':
      return texts.messages.acts.cancelled(who);
    default:
      return null;
  }
}
