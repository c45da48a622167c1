import { Badge } from '@mantine/core';
import { useState } from 'react';
import forms from '../../../../ui/form-parts.module.css';
import { finishFields } from '../card/card-fields.ts';
import { readAt, readList, readText } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { addFinish, CATALOGUE_FINISHES, isKnown, listNamedMaterials, newOwnId, removeFinish } from '../card/own-things.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CheckField } from '../fields/check-field.tsx';
import { CheckList } from '../fields/check-list.tsx';
import { AddButton, RemoveButton } from '../fields/entry-buttons.tsx';
import fieldStyles from '../fields/fields.module.css';
import { Fold } from '../fields/fold.tsx';
import { ShapeFields } from '../fields/shape-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './section.module.css';
import { Part } from './section.tsx';
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
        <div className={styles['rows']}>
          {CATALOGUE_FINISHES.map(({ id, name }) => (
            <fieldset key={id} className={forms['group']}>
              <legend>{name}</legend>
              <ShapeFields fields={finishFields(id)} />
            </fieldset>
          ))}
        </div>
      </Part>
      <Part title={words.own} help={words.ownHelp}>
        <div className={styles['rows']}>
          {readList(card, 'ownFinishes').map((finish, index) => (
            <Fold
              key={readText(finish, 'id')}
              path={`ownFinishes.${index}`}
              isOpened={finish['id'] === added}
              title={
                <span className={styles['own']}>
                  {readText(finish, 'name') || texts.materials.unnamed}
                  {finish['isRetired'] === true ? (
                    <Badge variant="light" color="gray">
                      {texts.materials.retired}
                    </Badge>
                  ) : null}
                </span>
              }
            >
              <OwnFinish index={index} />
            </Fold>
          ))}
        </div>
        {isReadOnly ? null : <AddButton label={words.add} onClick={add} />}
      </Part>
    </>
  );
}

function OwnFinish({ index }: { index: number }) {
  const { card, published, isReadOnly, change, replace } = useCardEditor();
  const path = `ownFinishes.${index}`;
  const id = readText(card, `${path}.id`);
  const materials = listNamedMaterials(card).map(({ id: value, name, process }) => ({ value, label: `${name} (${process})` }));
  return (
    <>
      <div className={fieldStyles['grid']}>
        <TextField path={`${path}.name`} />
        <TextField path={`${path}.description`} />
      </div>
      <ShapeFields fields={finishFields(id)} />
      <PictureField path={path} />
      <CheckList path={`${path}.materialIds`} choices={materials} />
      <CheckField
        {...fieldTexts(`${path}.isRetired`)}
        isOn={readAt(card, `${path}.isRetired`) === true}
        onChange={(isOn) => change(`${path}.isRetired`, isOn)}
      />
      {isReadOnly || isKnown(published, 'ownFinishes', id) ? null : (
        <RemoveButton label={words.remove} onClick={() => replace(removeFinish(card, id))} />
      )}
    </>
  );
}
