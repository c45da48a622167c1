import { Anchor } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { Alert } from '../../../../ui/alert.tsx';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

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
          <p className={styles['text']}>{asked.act.text}</p>
          <Anchor href="#messages" underline="always">
            {texts.answer}
          </Anchor>
        </Alert>
      ) : null}
      <nav className={styles['jumps']} aria-label={texts.jumps}>
        <Anchor href="#messages">{texts.talkCount(messages.length)}</Anchor>
        <Anchor href="#notes">{texts.notesCount(notes.length)}</Anchor>
        <Anchor href="#timeline">{texts.timeline}</Anchor>
      </nav>
    </>
  );
}
