import type { CardPath } from '../card/card-path.ts';
import { useCardEditor } from './card-editor.ts';
import styles from './fields.module.css';

/** What is wrong with something that is no single field. */
export function ProblemText({ path }: { path: CardPath }) {
  const problem = useCardEditor().problems.get(path);
  return problem === undefined ? null : <p className={styles['problem']}>{problem}</p>;
}
