import forms from '../../../../ui/form-parts.module.css';
import { type CardPath, readAt } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { fieldId, useCardEditor } from './card-editor.ts';
import styles from './fields.module.css';

interface CheckListProps<V extends string | number> {
  readonly path: CardPath;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
}

/** Several of a list; what is checked is written down in the list's order. */
export function CheckList<V extends string | number>({ path, choices }: CheckListProps<V>) {
  const { card, problems, isReadOnly, change } = useCardEditor();
  const { label, help } = fieldTexts(path);
  const value = readAt(card, path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const problem = problems.get(path);
  const id = fieldId(path);
  const toggle = (toggled: V) =>
    change(
      path,
      choices.map((choice) => choice.value).filter((each) => (each === toggled ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <fieldset
      id={id}
      className={styles['checks']}
      tabIndex={-1}
      aria-describedby={`${id}-help${problem === undefined ? '' : ` ${id}-problem`}`}
    >
      <legend>{label}</legend>
      <div className={styles['checkRow']}>
        {choices.map((choice) => (
          <label key={choice.value} className={forms['check']}>
            <input type="checkbox" checked={chosen.includes(choice.value)} disabled={isReadOnly} onChange={() => toggle(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className={styles['help']}>
        {help}
      </p>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
