import { useEffect, useState } from 'react';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { ColorSwatch } from '../../../ui/display/color-swatch.tsx';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { readList, readText, readTexts } from '../card/card-path.ts';
import { addColor, addMaterial, CATALOGUE_FINISHES, isKnown, listNamedMaterials, newOwnId, removeMaterial } from '../card/own-things.ts';
import styles from '../card/pricing.module.css';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { CardField, CardFields, CardGrid } from '../fields/card-field.tsx';
import { CardFold, FieldGrid } from '../fields/card-fold.tsx';
import { CheckList } from '../fields/check-list.tsx';
import { AddButton, RemoveButton } from '../fields/entry-buttons.tsx';
import { PictureField } from './picture-field.tsx';
import { OwnTitle, Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.materials;

/** What the materials of a process cost, and those of the provider's own. */
export function MaterialsSection({ process }: { process: ProcessCode }) {
  return (
    <>
      <Part title={words.catalogue} help={words.catalogueHelp}>
        <Stack gap="sm" className={styles['alike']}>
          {CATALOGUE.filter((material) => material.process === process).map(({ id, name }) => (
            <FieldSet key={id} legend={sayOffer(name)}>
              <CardGrid path={`materials.${id}`} />
            </FieldSet>
          ))}
        </Stack>
      </Part>
      <OwnMaterials process={process} />
      <OwnColors process={process} />
    </>
  );
}

function OwnMaterials({ process }: { process: ProcessCode }) {
  const { card, isReadOnly, replace } = useCardEditor();
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const next = addMaterial(card, process, words.newName, newOwnId);
    setAdded(readText(readList(next, 'ownMaterials').at(-1), 'id'));
    replace(next);
  };
  return (
    <Part title={words.own} help={words.ownHelp}>
      <Stack gap="sm">
        {readList(card, 'ownMaterials').map((material, index) => {
          if (material['process'] !== process) return null;
          const id = readText(material, 'id');
          return (
            <CardFold key={id} path={`ownMaterials.${index}`} isOpened={id === added} title={<OwnTitle thing={material} />}>
              <OwnMaterial index={index} isNew={id === added} />
            </CardFold>
          );
        })}
      </Stack>
      {isReadOnly ? null : <AddButton label={words.add} onClick={add} />}
    </Part>
  );
}

const CATALOGUE_IDS = new Set(CATALOGUE.map(({ id }) => id));

/** Colours that are for materials of the catalogue, or for none yet. */
function OwnColors({ process }: { process: ProcessCode }) {
  const { card, isReadOnly, replace } = useCardEditor();
  const materials = CATALOGUE.filter((material) => material.process === process);
  const first = materials[0]?.id;
  return (
    <Part title={words.ownColors} help={words.ownColorsHelp}>
      <Stack gap="sm">
        {readList(card, 'ownColors').map((color, index) => {
          const of = readTexts(color, 'materialIds');
          const isHere = materials.some(({ id }) => of.includes(id)) || (of.length === 0 && !of.some((id) => CATALOGUE_IDS.has(id)));
          if (!isHere) return null;
          return (
            <CardFold
              key={readText(color, 'id')}
              path={`ownColors.${index}`}
              title={
                <Row as="span" gap="xs">
                  <ColorSwatch rgb={readText(color, 'rgb')} alpha={100} />
                  {words.color(readText(color, 'name'))}
                </Row>
              }
            >
              <ColorItem index={index} />
              <CheckList path={`ownColors.${index}.materialIds`} choices={choicesFor(of)} />
            </CardFold>
          );
        })}
      </Stack>
      {isReadOnly || first === undefined ? null : (
        <AddButton label={words.addColor} onClick={() => replace(addColor(card, [first], newOwnId))} />
      )}
    </Part>
  );

  /** This process's materials, and what else the colour is for, so that nothing is unchecked unseen. */
  function choicesFor(of: readonly string[]) {
    return listNamedMaterials(card)
      .filter((material) => material.process === process || of.includes(material.id))
      .map(({ id, name }) => ({ value: id, label: name || words.unnamed }));
  }
}

const FINISHES = CATALOGUE_FINISHES.map(({ id, name }) => ({ value: id, label: sayOffer(name) }));

/** Everything about one material of the provider's own. */
function OwnMaterial({ index, isNew }: { index: number; isNew: boolean }) {
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

/** One colour of the provider's own. */
function ColorItem({ index }: { index: number }) {
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
