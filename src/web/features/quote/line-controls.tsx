import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { ColorSwatch } from '../../ui/display/color-swatch.tsx';
import { ChoiceSelect, type SelectOption } from '../../ui/forms/choice-select.tsx';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { leadTimeOptions } from './lead-time-options.ts';
import type { WantedLine } from './prices/use-quotes.ts';
import { texts } from './texts.ts';
import type { LineChanges } from './use-line-changes.ts';

interface LineControlsProps {
  readonly mspID: string;
  readonly wanted: WantedLine;
  /** The last price that was had; while another is asked for, of what was wanted before. */
  readonly line: QuoteLine;
  readonly isAsked: boolean;
  readonly changes: LineChanges;
}

const { facts } = texts;

/** What a line is made of, changed where it stands. */
export function MaterialChoices({ mspID, wanted, line, changes }: LineControlsProps) {
  const { materialID } = wanted;
  const materials = useApiQuery(getMaterialList, { materialID: NO_SELECTION, mspID });
  const colors = useApiQuery(getColorList, { materialID, mspID });
  const finishes = useApiQuery(getFinishList, { materialID, mspID });
  const file = line.modelFilename;
  const color = colors.data?.colorList.find(({ colorID }) => colorID === wanted.colorID);
  return (
    <Stack gap="xxs">
      <ChoiceSelect
        isQuiet
        label={texts.change.of(facts.material, file)}
        value={changes.comingMaterial ?? materialID}
        options={withPresent(
          materials.data?.materialList.map(({ materialID, name, process }) => ({
            value: materialID,
            label: sayOffer(name),
            group: process && sayOffer(process),
          })),
          { value: line.materialID, label: sayOffer(line.material) },
        )}
        isBusy={changes.comingMaterial !== null}
        onChange={changes.changeMaterial}
      />
      <Row nowrap gap="xs">
        {color === undefined ? null : <ColorSwatch rgb={color.rgb} alpha={color.alpha} />}
        <ChoiceSelect
          isQuiet
          label={texts.change.of(facts.color, file)}
          value={wanted.colorID}
          options={withPresent(
            colors.data?.colorList.map(({ colorID, name }) => ({ value: colorID, label: sayOffer(name) })),
            { value: line.colorID, label: sayOffer(line.color) },
          )}
          onChange={(colorID) => changes.change({ colorID })}
        />
        <ChoiceSelect
          isQuiet
          label={texts.change.of(facts.finish, file)}
          value={wanted.finishID}
          options={withPresent(
            finishes.data?.finishList.map(({ finishID, name }) => ({ value: finishID, label: sayOffer(name) })),
            { value: line.finishID, label: sayOffer(line.finish) },
          )}
          onChange={(finishID) => changes.change({ finishID })}
        />
      </Row>
    </Stack>
  );
}

/** How many of a line and by when, changed where it stands. */
export function AmountChoices({ wanted, line, isAsked, changes }: LineControlsProps) {
  const { leadTimeDays, furthestDays, modelFilename } = line;
  const leadTimes = leadTimeOptions(line);
  const leadTimeID = isAsked ? (wanted.leadTimeID ?? line.leadTimeID) : line.leadTimeID;
  return (
    <Stack gap="xxs">
      <Row nowrap gap="xs">
        <QuantityInput
          size="xs"
          label={texts.change.of(facts.quantity, modelFilename)}
          value={wanted.quantity}
          onChange={changes.changeQuantity}
        />
        {leadTimeDays > 0 ? <Note>{texts.leadTime(leadTimeDays, furthestDays)}</Note> : null}
      </Row>
      {leadTimes.length === 0 ? null : (
        <ChoiceSelect
          isQuiet
          label={texts.change.of(facts.leadTime, modelFilename)}
          value={leadTimes.some(({ value }) => value === leadTimeID) ? leadTimeID : line.leadTimeID}
          options={leadTimes}
          onChange={(leadTimeID) => changes.change({ leadTimeID })}
        />
      )}
    </Stack>
  );
}

/** What is offered, once it is known; before that what is chosen stands alone. */
function withPresent(offered: readonly SelectOption[] | undefined, present: SelectOption): readonly SelectOption[] {
  return offered === undefined || offered.length === 0 ? [present] : offered;
}
