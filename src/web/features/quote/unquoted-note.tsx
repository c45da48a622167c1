import type { Part } from '#contract/entities.ts';
import { FileName } from '../../ui/file-name.tsx';
import { retentionTexts } from '../../ui/retention-texts.ts';
import { texts } from './texts.ts';
import styles from './unquoted-note.module.css';

/** A part the server does not know any more, in the place where its line would be. */
export function UnquotedNote({ part }: { part: Part | undefined }) {
  return (
    <article className={styles['note']} aria-label={part?.filename}>
      <h3 className={styles['name']}>{part === undefined ? null : <FileName name={part.filename} />}</h3>
      <p>{retentionTexts()?.deleted ?? texts.unquoted}</p>
    </article>
  );
}
