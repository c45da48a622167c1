import { useEffect } from 'react';
import { PROCESS_CODES, PROCESS_NAMES } from '#domain/catalogue/process.ts';
import forms from '../../../../ui/form-parts.module.css';
import { materialFields } from '../card/card-fields.ts';
import { readAt, readList, readText, readTexts } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { addColor, CATALOGUE_FINISHES, isKnown, newOwnId, removeMaterial } from '../card/own-things.ts';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { CheckField } from '../fields/check-field.tsx';
import { CheckList } from '../fields/check-list.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { AddButton, RemoveButton } from '../fields/entry-buttons.tsx';
import fieldStyles from '../fields/fields.module.css';
import { FigureField } from '../fields/figure-field.tsx';
import { ShapeFields } from '../fields/shape-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ColorItem } from './color-item.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './section.module.css';
import { texts } from './texts.ts';

const words = texts.materials;
const TYPES = ['Thermoplastic', 'Elastomer', 'Resin', 'Nylon', 'Metal'].map((value) => ({ value, label: value }));
const PROCESSES = PROCESS_CODES.map((value) => ({ value, label: PROCESS_NAMES[value] }));
const FINISHES = CATALOGUE_FINISHES.map(({ id, name }) => ({ value: id, label: name }));

/** Everything about one material of the provider's own. */
export function OwnMaterial({ index, isNew }: { index: number; isNew: boolean }) {
  const { card, published, isReadOnly, change, replace } = useCardEditor();
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
      <div className={fieldStyles['grid']}>
        <TextField path={`${path}.name`} />
        <TextField path={`${path}.shortDescription`} />
        <ChoiceField path={`${path}.process`} choices={PROCESSES} />
        <ChoiceField path={`${path}.type`} choices={TYPES} />
        <FigureField path={`${path}.densityGPerCm3`} unit="g/cm3" isPlain />
        <TextField path={`${path}.infoUrl`} type="url" />
      </div>
      <ShapeFields fields={materialFields(id)} />
      <PictureField path={path} />
      <CheckList path={`${path}.finishIds`} choices={FINISHES} />
      <fieldset className={fieldStyles['checks']}>
        <legend>{words.colors}</legend>
        <div className={styles['rows']}>
          {readList(card, 'ownColors').map((color, colorIndex) =>
            readTexts(color, 'materialIds').includes(id) ? (
              <fieldset key={readText(color, 'id')} className={forms['group']}>
                <legend>{words.color(readText(color, 'name'))}</legend>
                <ColorItem index={colorIndex} />
              </fieldset>
            ) : null,
          )}
          {isReadOnly ? null : <AddButton label={words.addColor} onClick={() => replace(addColor(card, [id], newOwnId))} />}
        </div>
      </fieldset>
      <CheckField
        {...fieldTexts(`${path}.isRetired`)}
        isOn={readAt(card, `${path}.isRetired`) === true}
        onChange={(isOn) => change(`${path}.isRetired`, isOn)}
      />
      {isReadOnly || isKnown(published, 'ownMaterials', id) ? null : (
        <RemoveButton label={words.remove} onClick={() => replace(removeMaterial(card, id))} />
      )}
    </>
  );
}
