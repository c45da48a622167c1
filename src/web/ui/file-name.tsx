import styles from './file-name.module.css';

const TAIL_LENGTH = 12;

/** A file name on one line; one that is too long loses letters in its middle, so that its ending stays readable. */
export function FileName({ name }: { name: string }) {
  const letters = Array.from(name);
  const cut = Math.max(letters.length - TAIL_LENGTH, 0);
  return (
    <span className={styles['name']} title={name}>
      <span className={styles['head']}>{letters.slice(0, cut).join('')}</span>
      <span className={styles['tail']}>{letters.slice(cut).join('')}</span>
    </span>
  );
}
