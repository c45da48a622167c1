import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import { leadTimeFields, listProcessFields } from '../card/card-fields.ts';
import { readList, readText, readTexts } from '../card/card-path.ts';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { CheckList } from '../fields/check-list.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { AddButton } from '../fields/entry-buttons.tsx';
import fieldStyles from '../fields/fields.module.css';
import { freshId } from '../fields/fresh-id.ts';
import { ItemList } from '../fields/item-list.tsx';
import { ShapeFields } from '../fields/shape-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { texts as pageTexts } from '../texts.ts';
import styles from './section.module.css';
import { Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.leadTimes;
const WEEKDAYS = words.days.map((label, index) => ({ value: index + 1, label }));

/** When parts of a process leave, and the shop's calendar. */
export function LeadTimesSection({ process }: { process: ProcessCode }) {
  const { card } = useCardEditor();
  const path = `processes.${process}.leadTimes`;
  const create = () => ({
    id: freshId(
      'option',
      readList(card, path).map((leadTime) => leadTime['id']),
    ),
    name: '',
    days: { value: 1, unit: 'days' },
    surcharge: { value: 0, unit: '%' },
    mostHours: { value: 0, unit: 'h' },
  });
  return (
    <>
      <ItemList
        path={path}
        title={words.title}
        help={words.help}
        addLabel={words.add}
        least={1}
        nameOf={(index) => words.name(readText(card, `${path}.${index}.name`), index + 1)}
        create={create}
      >
        {(leadTime) => (
          <ShapeFields fields={leadTimeFields(leadTime)}>
            <TextField path={`${leadTime}.name`} />
          </ShapeFields>
        )}
      </ItemList>
      <Part title={words.horizon}>
        <ShapeFields fields={listProcessFields(process).horizon} />
      </Part>
      <Calendar />
    </>
  );
}

function Calendar() {
  const { card } = useCardEditor();
  const chosen = readText(card, 'calendar.timeZone');
  const zones = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Part title={words.calendar} help={words.calendarHelp}>
      <div className={fieldStyles['grid']}>
        <ChoiceField path="calendar.timeZone" choices={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))} />
        <TextField path="calendar.cutOff" type="time" />
      </div>
      <CheckList path="calendar.workingDays" choices={WEEKDAYS} />
      <Holidays />
    </Part>
  );
}

function Holidays() {
  const { card, problems, isReadOnly, change } = useCardEditor();
  const days = readTexts(card, 'calendar.holidays');
  return (
    <fieldset className={fieldStyles['checks']}>
      <legend>{words.holidays}</legend>
      <div className={styles['rows']}>
        {days.map((day, index) => {
          const path = `calendar.holidays.${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: days have nothing but their place.
            <div key={index} className={styles['day']}>
              <TextInput
                id={fieldId(path)}
                type="date"
                aria-label={words.holiday(index + 1)}
                readOnly={isReadOnly}
                value={day}
                error={problems.get(path)}
                onChange={(event) => change(path, event.currentTarget.value)}
              />
              {isReadOnly ? null : (
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={pageTexts.remove(words.holiday(index + 1))}
                  onClick={() => change(path, undefined)}
                >
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </Button>
              )}
            </div>
          );
        })}
        {isReadOnly ? null : (
          <AddButton label={words.addHoliday} onClick={() => change('calendar.holidays', [...days, nextDay(days.at(-1))])} />
        )}
      </div>
    </fieldset>
  );
}

/** The day after one, else today. */
function nextDay(day: string | undefined): string {
  const ms = Date.parse(day ?? '');
  return new Date(Number.isNaN(ms) ? Date.now() : ms + 86_400_000).toISOString().slice(0, 10);
}
