import { useEffect } from 'react';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { readList, readText, readTexts } from '../card/card-path.ts';
import { addColor, CATALOGUE_FINISHES, isKnown, newOwnId, removeMaterial } from '../card/own-things.ts';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { CardField, CardFields } from '../fields/card-field.tsx';
import { FieldGrid } from '../fields/card-fold.tsx';
import { CheckList } from '../fields/check-list.tsx';
import { AddButton, RemoveButton } from '../fields/entry-buttons.tsx';
import { ColorItem } from './color-item.tsx';
import { PictureField } from './picture-field.tsx';
import { texts } from './texts.ts';

const words = texts.materials;
const FINISHES = CATALOGUE_FINISHES.map(({ id, name }) => ({ value: id, label: name }));

/** Everything about one material of the provider's own. */
export function OwnMaterial({ index, isNew }: { index: number; isNew: boolean }) {
  const { card, published, isReadOnly, replace } = useCardEditor();
  const path = `ownMaterials.${index}`;
  const id = readText(card, `${path}.id`);
  useEffect(() => {
    if (!isNew) return;
    const name = document.getElementById(fieldId(`ownMaterials.${index}.name`));
    name?.focus();
    if (name instanceof HTMLInputElement) name.select();
  }, [isNew, index]);

  return (
    <>
      <FieldGrid>
        <CardFields path={path} />
        <CardFields path={`materials.${id}`} />
      </FieldGrid>
      <PictureField path={path} />
      <CheckList path={`${path}.finishIds`} choices={FINISHES} />
      <FieldSet plain legend={words.colors}>
        <Stack gap="sm">
          {readList(card, 'ownColors').map((color, colorIndex) =>
            readTexts(color, 'materialIds').includes(id) ? (
              <FieldSet key={readText(color, 'id')} legend={words.color(readText(color, 'name'))}>
                <ColorItem index={colorIndex} />
              </FieldSet>
            ) : null,
          )}
          {isReadOnly ? null : <AddButton label={words.addColor} onClick={() => replace(addColor(card, [id], newOwnId))} />}
        </Stack>
      </FieldSet>
      <CardField path={`${path}.isRetired`} />
      {isReadOnly || isKnown(published, 'ownMaterials', id) ? null : (
        <RemoveButton label={words.remove} onClick={() => replace(removeMaterial(card, id))} />
      )}
    </>
  );
}
