import { Button, Textarea } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { ShownEvent } from '#contract/desk/events.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { useKeptWords } from '../../stores/kept-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatMoment } from '../../ui/format-day.ts';
import { showMicros } from '../../ui/format-micros.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { describeEvent } from './describe-event.ts';
import styles from './messages.module.css';
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
    <section className={styles['section']} aria-labelledby="messages">
      <h2 id="messages">{words.heading}</h2>
      {hidden === 0 ? null : (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setIsAll(true)}>
            {words.earlier(hidden)}
          </Button>
        </div>
      )}
      <ol className={styles['events']}>
        {shown.map((event) => (
          <Event key={event.number} event={event} currency={currencyOf(request)} />
        ))}
      </ol>
      {events.some(({ act }) => act.type === 'message') ? null : <p className={styles['hint']}>{words.empty(shop.name)}</p>}
      <MessageForm name={`customer ${request.requestID}`} shop={shop.name} requestKey={requestKey} field={field} />
    </section>
  );
}

function currencyOf({ quotes, currency }: FollowedRequest): string {
  return quotes.at(-1)?.currency ?? currency;
}

function Event({ event, currency }: { event: ShownEvent; currency: string }) {
  const { actor, act, at } = event;
  const who = actor.kind === 'member' ? actor.name : words.you;
  const when = (
    <time className={styles['when']} dateTime={at}>
      {formatMoment(at)}
    </time>
  );
  if (act.type === 'message') {
    return (
      <li className={styles['message']} data-own={actor.kind === 'customer' || undefined}>
        <p className={styles['who']}>
          <strong>{who}</strong> {when}
        </p>
        <p className={styles['text']}>{act.text}</p>
      </li>
    );
  }
  const told = describeEvent(event, who, (micros) => showMicros(micros, currency));
  return told === null ? null : (
    <li className={styles['event']}>
      <span>{told}</span> {when}
    </li>
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
    <form
      className={styles['form']}
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
      <div className={styles['send']}>
        <SubmitButton isBusy={isPending}>{words.send}</SubmitButton>
        <span className={styles['hint']} role="status">
          {isSent ? words.sent : null}
        </span>
      </div>
    </form>
  );
}
