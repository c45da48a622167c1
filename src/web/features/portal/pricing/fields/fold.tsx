import { type ReactNode, useState } from 'react';
import type { CardPath } from '../card/card-path.ts';
import { useCardEditor } from './card-editor.ts';
import styles from './fold.module.css';

interface FoldProps {
  /** Opens by itself while something under it is wrong. */
  readonly path: CardPath;
  readonly title: ReactNode;
  readonly isOpened?: boolean;
  readonly children: ReactNode;
}

/** Fields that are seldom needed, or one of many things: folded away until they are wanted. */
export function Fold({ path, title, isOpened = false, children }: FoldProps) {
  const { problems } = useCardEditor();
  const [isOpen, setIsOpen] = useState(isOpened);
  const isFaulty = [...problems.keys()].some((problem) => problem === path || problem.startsWith(`${path}.`));
  return (
    <details className={styles['fold']} open={isOpen || isFaulty} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles['title']}>{title}</summary>
      {isOpen || isFaulty ? <div className={styles['content']}>{children}</div> : null}
    </details>
  );
}
