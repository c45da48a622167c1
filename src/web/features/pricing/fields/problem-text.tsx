import { Text } from '../../../ui/layout/layout.tsx';
import type { CardPath } from '../card/card-path.ts';
import { fieldId, useCardEditor } from './card-editor.ts';

/** What is wrong with something that is no single input. */
export function ProblemText({ path }: { path: CardPath }) {
  const problem = useCardEditor().problems.get(path);
  if (problem === undefined) return null;
  return (
    <Text id={`${fieldId(path)}-problem`} size="xs" tone="error">
      {problem}
    </Text>
  );
}
