import type { ClipboardEvent } from 'react';
import styles from './file-name.module.css';

const TAIL_LENGTH = 12;
/** Names up to here fit nearly everywhere and stay in one piece. */
const SHORT_LENGTH = 20;

/** A file name on one line; one that is too long loses letters in its middle, so that its ending stays readable. */
export function FileName({ name }: { name: string }) {
  const letters = Array.from(name);
  const cut = letters.length <= SHORT_LENGTH ? letters.length : letters.length - TAIL_LENGTH;
  return (
    <span className={styles['name']} title={name} onCopy={copyInOneLine}>
      <span className={styles['head']}>{letters.slice(0, cut).join('')}</span>
      <span className={styles['tail']}>{letters.slice(cut).join('')}</span>
    </span>
  );
}

/** Browsers put a line break between the two pieces, and after them. */
function copyInOneLine(event: ClipboardEvent): void {
  event.clipboardData.setData('text/plain', String(getSelection()).replaceAll(/[\r\n]/g, ''));
  event.preventDefault();
}
