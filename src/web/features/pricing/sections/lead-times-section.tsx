import { Button, TextInput } from '@mantine/core';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import { fillFields } from '#domain/fields/fill-fields.ts';
import { LEAD_TIME_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { IconTrash } from '../../../ui/icons/part-icons.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { listHeadings } from '../card/card-fields.ts';
import { readList, readText, readTexts } from '../card/card-path.ts';
import { sayField } from '../card/field-words.ts';
import { texts as pageTexts } from '../card/texts.ts';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { CardGrid } from '../fields/card-field.tsx';
import { CheckList } from '../fields/check-list.tsx';
import { AddButton } from '../fields/entry-buttons.tsx';
import { freshId, ItemList } from '../fields/item-list.tsx';
import { Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.leadTimes;
const WEEKDAYS = words.days.map((label, index) => ({ value: index + 1, label }));

/** When parts of a process leave, and the shop's calendar. */
export function LeadTimesSection({ process }: { process: ProcessCode }) {
  const { card } = useCardEditor();
  const at = `processes.${process}`;
  const path = `${at}.leadTimes`;
  const ids = readList(card, path).map((leadTime) => leadTime['id']);
  return (
    <>
      <ItemList
        path={path}
        title={words.title}
        help={words.help}
        addLabel={words.add}
        least={1}
        nameOf={(index) => words.name(readText(card, `${path}.${index}.name`), index + 1)}
        create={() => fillFields(LEAD_TIME_FIELDS, { id: freshId('option', ids) })}
      >
        {(leadTime) => <CardGrid path={leadTime} least="12rem" />}
      </ItemList>
      {listHeadings(at).map((heading) => (
        <Part key={heading} title={sayField(heading)}>
          <CardGrid path={at} heading={heading} />
        </Part>
      ))}
      <Calendar />
    </>
  );
}

function Calendar() {
  return (
    <Part title={words.calendar} help={words.calendarHelp}>
      <CardGrid path="calendar" />
      <CheckList path="calendar.workingDays" choices={WEEKDAYS} />
      <Holidays />
    </Part>
  );
}

function Holidays() {
  const { card, problems, isReadOnly, change } = useCardEditor();
  const days = readTexts(card, 'calendar.holidays');
  return (
    <FieldSet plain legend={words.holidays}>
      <Stack gap="sm">
        {days.map((day, index) => {
          const path = `calendar.holidays.${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: days have nothing but their place.
            <Row key={index} gap="xs">
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
            </Row>
          );
        })}
        {isReadOnly ? null : (
          <AddButton label={words.addHoliday} onClick={() => change('calendar.holidays', [...days, nextDay(days.at(-1))])} />
        )}
      </Stack>
    </FieldSet>
  );
}

/** The day after one, else today. */
function nextDay(day: string | undefined): string {
  const ms = Date.parse(day ?? '');
  return new Date(Number.isNaN(ms) ? Date.now() : ms + 86_400_000).toISOString().slice(0, 10);
}
