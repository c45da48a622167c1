import type { ShownEvent } from '#contract/desk/events.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import { formatMoment } from '../../../../ui/format-day.ts';
import { nameDraft } from '../quote/draft-store.ts';
import type { Acting } from '../use-act.ts';
import styles from './request-page.module.css';
import { texts } from './texts.ts';
import { WordsForm } from './words-form.tsx';

interface ConversationProps {
  readonly request: WireDeskRequest;
  readonly acting: Acting;
}

/** What shop and customer wrote to each other, and the way to write. */
export function Conversation({ request, acting }: ConversationProps) {
  const userID = useSessionStore((store) => store.userID);
  return (
    <section className={styles['section']} id="messages" aria-label={texts.talk}>
      <h2>{texts.talk}</h2>
      <Said events={request.events} kind="message" empty={texts.noMessages} />
      <WordsForm
        name={nameWords(userID, request, 'message')}
        label={texts.write}
        help={texts.talkHelp(request.contact.name)}
        button={texts.send}
        isBusy={acting.isPending}
        onSend={(text, key) => acting.act({ type: 'message', text, key })}
      />
    </section>
  );
}

/** What the shop writes for itself. */
export function PrivateNotes({ request, acting }: ConversationProps) {
  const userID = useSessionStore((store) => store.userID);
  return (
    <section className={styles['section']} id="notes" aria-label={texts.notes}>
      <h2>{texts.notes}</h2>
      <Said events={request.events} kind="note" empty={null} />
      <WordsForm
        name={nameWords(userID, request, 'note')}
        label={texts.addNote}
        help={texts.notesHelp}
        button={texts.saveNote}
        isBusy={acting.isPending}
        onSend={(text, key) => acting.act({ type: 'note', text, key })}
      />
    </section>
  );
}

/** What is being written is its writer's and of one request. */
function nameWords(userID: string, { requestID }: WireDeskRequest, kind: 'message' | 'note'): string {
  return `${nameDraft(userID, requestID)} ${kind}`;
}

interface SaidProps {
  readonly events: readonly ShownEvent[];
  readonly kind: 'message' | 'note';
  readonly empty: string | null;
}

function Said({ events, kind, empty }: SaidProps) {
  const said = events.flatMap(({ number, at, actor, act }) => (act.type === kind ? [{ number, at, actor, text: act.text }] : []));
  if (said.length === 0) return empty === null ? null : <p className={styles['dimmed']}>{empty}</p>;
  return (
    <ol className={styles['said']}>
      {said.map(({ number, at, actor, text }) => (
        <li key={number} data-by={actor.kind}>
          <p className={styles['by']}>
            <strong>{actor.kind === 'system' ? texts.system : actor.name}</strong> <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
