import type { ClipboardEvent } from 'react';
import styles from './file-name.module.css';

const TAIL_LENGTH = 12;
/** Names up to here fit nearly everywhere and stay in one piece. */
const SHORT_LENGTH = 20;
/** Hebrew, Arabic and other letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** A file name on one line; one that is too long loses letters in its middle, so that its ending stays readable. */
export function FileName({ name }: { name: string }) {
  const letters = Array.from(name);
  const cut = letters.length <= SHORT_LENGTH ? letters.length : findTail(name, letters);
  return (
    <span className={styles['name']} title={name} onCopy={copyInOneLine}>
      <span className={styles['head']}>{letters.slice(0, cut).join('')}</span>
      <span className={styles['tail']}>{letters.slice(cut).join('')}</span>
    </span>
  );
}

/** Words from right to left stay in one piece, or what stands right of their middle would come to stand left of it. */
function findTail(name: string, letters: readonly string[]): number {
  if (!RIGHT_TO_LEFT.test(name)) return letters.length - TAIL_LENGTH;
  const dot = letters.lastIndexOf('.');
  return dot === -1 ? letters.length : dot;
}

/** Browsers put a line break between the two pieces, and after them. */
function copyInOneLine(event: ClipboardEvent): void {
  event.clipboardData.setData('text/plain', String(getSelection()).replaceAll(/[\r\n]/g, ''));
  event.preventDefault();
}
