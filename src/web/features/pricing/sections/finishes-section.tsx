import { useState } from 'react';
import { sayOffer } from '#domain/sentences/offers.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { readList, readText } from '../card/card-path.ts';
import { addFinish, CATALOGUE_FINISHES, isKnown, listNamedMaterials, newOwnId, removeFinish } from '../card/own-things.ts';
import styles from '../card/pricing.module.css';
import { useCardEditor } from '../fields/card-editor.ts';
import { CardField, CardFields, CardGrid } from '../fields/card-field.tsx';
import { CardFold, FieldGrid } from '../fields/card-fold.tsx';
import { CheckList } from '../fields/check-list.tsx';
import { AddButton, RemoveButton } from '../fields/entry-buttons.tsx';
import { PictureField } from './picture-field.tsx';
import { OwnTitle, Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.finishes;

/** What finishes cost, and those of the provider's own. */
export function FinishesSection() {
  const { card, isReadOnly, replace } = useCardEditor();
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const next = addFinish(card, words.newName, newOwnId);
    setAdded(readText(readList(next, 'ownFinishes').at(-1), 'id'));
    replace(next);
  };
  return (
    <>
      <Part title={words.catalogue}>
        <Stack gap="sm" className={styles['alike']}>
          {CATALOGUE_FINISHES.map(({ id, name }) => (
            <FieldSet key={id} legend={sayOffer(name)}>
              <CardGrid path={`finishes.${id}`} least="12rem" />
            </FieldSet>
          ))}
        </Stack>
      </Part>
      <Part title={words.own} help={words.ownHelp}>
        <Stack gap="sm">
          {readList(card, 'ownFinishes').map((finish, index) => (
            <CardFold
              key={readText(finish, 'id')}
              path={`ownFinishes.${index}`}
              isOpened={finish['id'] === added}
              title={<OwnTitle thing={finish} />}
            >
              <OwnFinish index={index} />
            </CardFold>
          ))}
        </Stack>
        {isReadOnly ? null : <AddButton label={words.add} onClick={add} />}
      </Part>
    </>
  );
}

function OwnFinish({ index }: { index: number }) {
  const { card, published, isReadOnly, replace } = useCardEditor();
  const path = `ownFinishes.${index}`;
  const id = readText(card, `${path}.id`);
  const materials = listNamedMaterials(card).map(({ id: value, name, process }) => ({ value, label: `${name} (${process})` }));
  return (
    <>
      <FieldGrid>
        <CardFields path={path} />
        <CardFields path={`finishes.${id}`} />
      </FieldGrid>
      <PictureField path={path} />
      <CheckList path={`${path}.materialIds`} choices={materials} />
      <CardField path={`${path}.isRetired`} />
      {isReadOnly || isKnown(published, 'ownFinishes', id) ? null : (
        <RemoveButton label={words.remove} onClick={() => replace(removeFinish(card, id))} />
      )}
    </>
  );
}
