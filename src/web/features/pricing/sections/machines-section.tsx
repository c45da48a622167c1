import { NativeSelect } from '@mantine/core';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import { listPresets } from '#domain/machines/presets/machine-presets.ts';
import { ownMachine } from '#domain/rates/demo-process-rates.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { listHeadings } from '../card/card-fields.ts';
import { type CardPath, readAt, readList, readText } from '../card/card-path.ts';
import { sayField } from '../card/field-words.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CardFields, CardGrid } from '../fields/card-field.tsx';
import { CardFold, FieldGrid } from '../fields/card-fold.tsx';
import { freshId, ItemList } from '../fields/item-list.tsx';
import { texts } from './texts.ts';

const words = texts.machines;

/** The machines of a process. */
export function MachinesSection({ process }: { process: ProcessCode }) {
  const { card } = useCardEditor();
  const path = `processes.${process}.machines`;
  const create = () => {
    const machines = readList(card, path);
    const [preset] = listPresets(process);
    const hour = readAt(machines.at(-1), 'hour.value');
    const id = freshId(
      'machine',
      machines.map((machine) => machine['id']),
    );
    return preset === undefined ? { id } : { ...ownMachine(preset[1], typeof hour === 'number' ? hour : 0, 1), id };
  };
  return (
    <ItemList
      path={path}
      title={words.title}
      help={words.help}
      addLabel={words.add}
      least={1}
      nameOf={(index) => words.name(readText(card, `${path}.${index}.figures.name`), index + 1)}
      create={create}
    >
      {(machine) => <Machine path={machine} process={process} />}
    </ItemList>
  );
}

function Machine({ path, process }: { path: CardPath; process: ProcessCode }) {
  const figures = `${path}.figures`;
  return (
    <>
      <FieldGrid>
        <CardFields path={figures} />
        <PresetSelect path={path} process={process} />
      </FieldGrid>
      <FieldGrid>
        <CardFields path={path} />
        <CardFields path={`${path}.build`} />
      </FieldGrid>
      <CardFold path={figures} title={words.figures}>
        {listHeadings(figures).map((heading) => (
          <FieldSet key={heading} legend={sayField(heading)}>
            <CardGrid path={figures} heading={heading} />
          </FieldSet>
        ))}
      </CardFold>
    </>
  );
}

function PresetSelect({ path, process }: { path: CardPath; process: ProcessCode }) {
  const { card, isReadOnly, change } = useCardEditor();
  const presets = listPresets(process);
  if (isReadOnly) return null;
  const take = (name: string) => {
    const preset = presets.find(([known]) => known === name)?.[1];
    const machine = readAt(card, path);
    if (preset !== undefined) change(path, { ...(machine as object), figures: preset.machine, build: preset.build });
  };
  return (
    <NativeSelect
      label={words.preset}
      description={words.presetHelp}
      data={[{ value: '', label: words.keep }, ...presets.map(([value, { machine }]) => ({ value, label: machine.name }))]}
      value=""
      onChange={(event) => take(event.currentTarget.value)}
    />
  );
}
