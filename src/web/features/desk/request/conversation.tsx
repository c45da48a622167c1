import { Anchor } from '@mantine/core';
import type { ShownEvent } from '#contract/desk/events.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { Section } from '../../../product/desk/section.tsx';
import { formatMoment } from '../../../product/prices/format-day.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Card, Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { nameDraft } from '../shared/draft.ts';
import type { Acting } from '../shared/use-act.ts';
import { describeEvent } from './describe-event.ts';
import styles from './request-page.module.css';
import { texts } from './texts.ts';
import { WordsForm } from './words-form.tsx';

interface ConversationProps {
  readonly request: WireDeskRequest;
  readonly acting: Acting;
}

/** The way down a long page, and the customer's question where one waits for an answer. */
export function Jumps({ request: { events, life, contact } }: { request: WireDeskRequest }) {
  const messages = events.filter(({ act }) => act.type === 'message');
  const notes = events.filter(({ act }) => act.type === 'note');
  const asked = messages.findLast(({ actor }) => actor.kind === 'customer');
  return (
    <>
      {life.isAsked && asked?.act.type === 'message' ? (
        <Alert type="warning">
          <strong>{texts.asks(contact.name)}</strong>
          <Said text={asked.act.text} />
          <Anchor href="#messages" underline="always">
            {texts.answer}
          </Anchor>
        </Alert>
      ) : null}
      <Row as="nav" gap="lg" size="base" aria-label={texts.jumps}>
        <Anchor inherit href="#messages">
          {texts.talkCount(messages.length)}
        </Anchor>
        <Anchor inherit href="#notes">
          {texts.notesCount(notes.length)}
        </Anchor>
        <Anchor inherit href="#timeline">
          {texts.timeline}
        </Anchor>
      </Row>
    </>
  );
}

/** What shop and customer wrote to each other, and the way to write. */
export function Conversation({ request, acting }: ConversationProps) {
  const userID = useSessionStore((store) => store.userID);
  return (
    <Section id="messages" title={texts.talk}>
      <Messages events={request.events} kind="message" empty={texts.noMessages} />
      <WordsForm
        name={nameWords(userID, request, 'message')}
        label={texts.write}
        help={texts.talkHelp(request.contact.name)}
        button={texts.send}
        isBusy={acting.isPending}
        onSend={(text, key) => acting.act({ type: 'message', text, key })}
      />
    </Section>
  );
}

/** What the shop writes for itself. */
export function PrivateNotes({ request, acting }: ConversationProps) {
  const userID = useSessionStore((store) => store.userID);
  return (
    <Section id="notes" title={texts.notes}>
      <Messages events={request.events} kind="note" empty={null} />
      <WordsForm
        name={nameWords(userID, request, 'note')}
        label={texts.addNote}
        help={texts.notesHelp}
        button={texts.saveNote}
        isBusy={acting.isPending}
        onSend={(text, key) => acting.act({ type: 'note', text, key })}
      />
    </Section>
  );
}

/** Everything that happened to the request, the last first. */
export function Timeline({ request: { events, currency } }: { request: WireDeskRequest }) {
  return (
    <Section id="timeline" title={texts.timeline}>
      <Stack as="ol" className={styles['timeline']} gap="sm" size="sm" reversed>
        {events.toReversed().map((event) => (
          <Stack as="li" key={event.number} gap="xxs" data-by={event.actor.kind}>
            {describeEvent(event, currency)}
            <Hint as="time" size="xs" dateTime={event.at}>
              {formatMoment(event.at)}
            </Hint>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** What is being written is its writer's and of one request. */
function nameWords(userID: string, { requestID }: WireDeskRequest, kind: 'message' | 'note'): string {
  return `${nameDraft(userID, requestID)} ${kind}`;
}

interface MessagesProps {
  readonly events: readonly ShownEvent[];
  readonly kind: 'message' | 'note';
  readonly empty: string | null;
}

function Messages({ events, kind, empty }: MessagesProps) {
  const said = events.flatMap(({ number, at, actor, act }) => (act.type === kind ? [{ number, at, actor, text: act.text }] : []));
  if (said.length === 0) return empty === null ? null : <Hint>{empty}</Hint>;
  return (
    <Stack as="ol" gap="xs">
      {said.map(({ number, at, actor, text }) => (
        <Card as="li" key={number} p="sm" gap="xxs" kind={actor.kind === 'customer' ? 'accent' : undefined}>
          <Text size="xs">
            <strong>{actor.kind === 'system' ? texts.system : actor.name}</strong> <time dateTime={at}>{formatMoment(at)}</time>
          </Text>
          <Said text={text} />
        </Card>
      ))}
    </Stack>
  );
}

/** Words as they were typed. */
export function Said({ text }: { text: string }) {
  return <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>;
}
