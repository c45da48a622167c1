import { Check, FieldSet } from '../../../ui/forms/form.tsx';
import { Hint, Row } from '../../../ui/layout/layout.tsx';
import { wordsAt } from '../card/card-fields.ts';
import { type CardPath, readAt } from '../card/card-path.ts';
import { fieldId, useCardEditor } from './card-editor.ts';
import { ProblemText } from './problem-text.tsx';

interface CheckListProps<V extends string | number> {
  readonly path: CardPath;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
}

/** Several of a list; what is checked is written down in the list's order. */
export function CheckList<V extends string | number>({ path, choices }: CheckListProps<V>) {
  const { card, isReadOnly, change } = useCardEditor();
  const { label, help } = wordsAt(path);
  const value = readAt(card, path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const id = fieldId(path);
  const toggle = (toggled: V) =>
    change(
      path,
      choices.map((choice) => choice.value).filter((each) => (each === toggled ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <FieldSet plain legend={label} id={id} tabIndex={-1} aria-describedby={`${id}-help ${id}-problem`}>
      <Row gap="md">
        {choices.map((choice) => (
          <Check
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            disabled={isReadOnly}
            onChange={() => toggle(choice.value)}
          />
        ))}
      </Row>
      <Hint id={`${id}-help`} size="xs">
        {help}
      </Hint>
      <ProblemText path={path} />
    </FieldSet>
  );
}
