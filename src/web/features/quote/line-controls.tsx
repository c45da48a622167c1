import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { ColorSwatch } from '../../ui/display/color-swatch.tsx';
import { ChoiceSelect, type SelectOption } from '../../ui/forms/choice-select.tsx';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { leadTimeOptions } from './lead-time-options.ts';
import styles from './line-controls.module.css';
import { texts } from './texts.ts';
import type { LineChanges } from './use-line-changes.ts';
import type { WantedLine } from './use-quotes.ts';

interface LineControlsProps {
  readonly mspID: string;
  readonly wanted: WantedLine;
  /** The last price that was had; while another is asked for, of what was wanted before. */
  readonly line: QuoteLine;
  readonly isAsked: boolean;
  readonly changes: LineChanges;
}

/** What of a line can be changed where it stands. */
export function LineControls({ mspID, wanted, line, isAsked, changes }: LineControlsProps) {
  const { materialID } = wanted;
  const materials = useApiQuery(getMaterialList, { materialID: NO_SELECTION, mspID });
  const colors = useApiQuery(getColorList, { materialID, mspID });
  const finishes = useApiQuery(getFinishList, { materialID, mspID });
  const file = line.modelFilename;
  const colorList = colors.data?.colorList ?? [];
  const color = colorList.find(({ colorID }) => colorID === wanted.colorID);
  const leadTimes = leadTimeOptions(line);
  const leadTimeID = isAsked ? (wanted.leadTimeID ?? line.leadTimeID) : line.leadTimeID;
  const facts = texts.facts;
  return (
    <div className={styles['controls']}>
      <Stack as="span" gap="xxs" align="start">
        <Note aria-hidden>{facts.quantity}</Note>
        <QuantityInput label={texts.change.of(facts.quantity, file)} value={wanted.quantity} onChange={changes.changeQuantity} />
      </Stack>
      <ChoiceSelect
        label={facts.material}
        describedAs={texts.change.of(facts.material, file)}
        value={changes.comingMaterial ?? materialID}
        options={withPresent(
          materials.data?.materialList.map(({ materialID, name, process }) => ({ value: materialID, label: name, group: process })),
          { value: line.materialID, label: line.material },
        )}
        isBusy={changes.comingMaterial !== null}
        onChange={changes.changeMaterial}
      />
      <span className={styles['color']}>
        {color === undefined ? null : <ColorSwatch rgb={color.rgb} alpha={color.alpha} />}
        <ChoiceSelect
          label={facts.color}
          describedAs={texts.change.of(facts.color, file)}
          value={wanted.colorID}
          options={withPresent(
            colors.data?.colorList.map(({ colorID, name }) => ({ value: colorID, label: name })),
            { value: line.colorID, label: line.color },
          )}
          onChange={(colorID) => changes.change({ colorID })}
        />
      </span>
      <ChoiceSelect
        label={facts.finish}
        describedAs={texts.change.of(facts.finish, file)}
        value={wanted.finishID}
        options={withPresent(
          finishes.data?.finishList.map(({ finishID, name }) => ({ value: finishID, label: name })),
          { value: line.finishID, label: line.finish },
        )}
        onChange={(finishID) => changes.change({ finishID })}
      />
      {leadTimes.length === 0 ? null : (
        <span data-wide>
          <ChoiceSelect
            label={facts.leadTime}
            describedAs={texts.change.of(facts.leadTime, file)}
            value={leadTimes.some(({ value }) => value === leadTimeID) ? leadTimeID : line.leadTimeID}
            options={leadTimes}
            onChange={(leadTimeID) => changes.change({ leadTimeID })}
          />
        </span>
      )}
    </div>
  );
}

/** What is offered, once it is known; before that what is chosen stands alone. */
function withPresent(offered: readonly SelectOption[] | undefined, present: SelectOption): readonly SelectOption[] {
  return offered === undefined || offered.length === 0 ? [present] : offered;
}
