import { Grid } from '../../../ui/layout/layout.tsx';
import { readText } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CardFields } from '../fields/card-field.tsx';
import { RemoveButton } from '../fields/entry-buttons.tsx';
import { texts } from './texts.ts';

/** One colour of the provider's own. */
export function ColorItem({ index }: { index: number }) {
  const { card, isReadOnly, change } = useCardEditor();
  const path = `ownColors.${index}`;
  return (
    <>
      <Grid least="11rem" fill>
        <CardFields path={path} />
      </Grid>
      {isReadOnly ? null : (
        <RemoveButton label={texts.materials.removeColor(readText(card, `${path}.name`))} onClick={() => change(path, undefined)} />
      )}
    </>
  );
}
