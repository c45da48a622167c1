import { Problem } from '../../../ui/forms/form.tsx';
import type { CardPath } from '../card/card-path.ts';
import { fieldId, useCardEditor } from './card-editor.ts';

/** What is wrong at a path that is no input of its own. */
export function ProblemText({ path }: { path: CardPath }) {
  return <Problem id={`${fieldId(path)}-problem`}>{useCardEditor().problems.get(path)}</Problem>;
}
