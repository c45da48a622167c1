import { readText } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { RemoveButton } from '../fields/entry-buttons.tsx';
import { FigureField } from '../fields/figure-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './section.module.css';
import { texts } from './texts.ts';

/** One colour of the provider's own. */
export function ColorItem({ index }: { index: number }) {
  const { card, isReadOnly, change } = useCardEditor();
  const path = `ownColors.${index}`;
  return (
    <>
      <div className={styles['colorFields']}>
        <TextField path={`${path}.name`} />
        <TextField path={`${path}.rgb`} type="color" />
        <FigureField path={`${path}.alpha`} unit="%" isPlain />
        <TextField path={`${path}.description`} />
      </div>
      {isReadOnly ? null : (
        <RemoveButton label={texts.materials.removeColor(readText(card, `${path}.name`))} onClick={() => change(path, undefined)} />
      )}
    </>
  );
}
