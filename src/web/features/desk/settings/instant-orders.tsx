import { TextInput } from '@mantine/core';
import { getInstantOrders } from '#contract/api/shop/get-instant-orders.ts';
import { saveInstantOrders } from '#contract/api/shop/save-instant-orders.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { MOST_INSTANT_MICROS } from '#contract/shop/instant-orders.ts';
import { amountFromMicros, microsFromAmount } from '#domain/money/money.ts';
import { MAX_QUANTITY } from '#domain/part/quantity.ts';
import type { InstantOrders as InstantOrderSettings } from '#domain/pricing/instant-orders.ts';
import { useAction } from '../../../api/use-action.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { type SettingsFields, SettingsForm } from '../../../product/shop/settings/settings-form.tsx';
import { useSettingsOptions } from '../../../product/shop/settings/settings-page.tsx';
import { Check, FieldSet, Problem, unitProps } from '../../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Answered } from '../../../ui/layout/answered.tsx';
import { Grid, Hint } from '../../../ui/layout/layout.tsx';
import { texts } from './instant-texts.ts';

type Answer = ResponseOf<typeof getInstantOrders>;

/** Up to where orders at the instant price need no look of the shop. */
export function InstantOrders() {
  const query = useApiQuery(getInstantOrders, {}, useSettingsOptions());
  const saving = useAction(saveInstantOrders);
  return (
    <Answered query={query} loading={texts.loading} failed={texts.failed} height={120}>
      {(answer) => (
        <SettingsForm
          key={answer.revision}
          {...{ answer, saving }}
          asks={getInstantOrders}
          begin={() => beginDraft(answer.settings)}
          read={readDraft}
          words={{ save: texts.save }}
        >
          {(fields) => <InstantOrderFields {...fields} currency={answer.currency} materials={answer.materials} />}
        </SettingsForm>
      )}
    </Answered>
  );
}

/** Its bounds as they are typed. */
interface InstantOrdersDraft {
  readonly isOn: boolean;
  readonly amount: string;
  readonly pieces: string;
  readonly isAll: boolean;
  readonly chosen: readonly string[];
}

function beginDraft({ isOn, mostMicros, mostPieces, materialIds }: InstantOrderSettings): InstantOrdersDraft {
  const amount = writeFigure(amountFromMicros(mostMicros));
  return { isOn, amount, pieces: String(mostPieces), isAll: materialIds.length === 0, chosen: materialIds };
}

function readDraft({ isOn, amount, pieces, isAll, chosen }: InstantOrdersDraft) {
  const figure = parseFigure(amount);
  const mostMicros = figure.kind === 'figure' ? microsFromAmount(figure.value) : Number.NaN;
  const mostPieces = /^\s*\d{1,6}\s*$/.test(pieces) ? Number(pieces) : 0;
  const problems = new Map<string, string>();
  if (!(mostMicros >= 0 && mostMicros <= MOST_INSTANT_MICROS)) problems.set('amount', texts.badAmount);
  if (mostPieces < 1 || mostPieces > MAX_QUANTITY) problems.set('pieces', texts.badPieces(MAX_QUANTITY));
  if (!isAll && chosen.length === 0) problems.set('materials', texts.noMaterial);
  return { settings: { isOn, mostMicros, mostPieces, materialIds: isAll ? [] : chosen }, problems };
}

type FieldsProps = SettingsFields<InstantOrdersDraft> & Pick<Answer, 'currency' | 'materials'>;

function InstantOrderFields({ draft, set, problems, isReadOnly, field, check, currency, materials }: FieldsProps) {
  return (
    <FieldSet legend={texts.heading}>
      <Check label={texts.isOn} {...check('isOn')} />
      <Hint>{texts.help}</Hint>
      {draft.isOn ? (
        <>
          <Grid least="15rem">
            <TextInput
              label={texts.amount}
              description={texts.amountHelp}
              inputMode="decimal"
              autoComplete="off"
              {...unitProps(currency)}
              {...field('amount')}
            />
            <TextInput label={texts.pieces} description={texts.piecesHelp} inputMode="numeric" autoComplete="off" {...field('pieces')} />
          </Grid>
          <Check name="materials" label={texts.allMaterials} {...check('isAll')} />
          {draft.isAll ? null : (
            <Grid least="14rem" fill gap="xs" role="group" aria-label={texts.materials}>
              {materials.map(({ materialID, name }) => (
                <Check
                  key={materialID}
                  label={name}
                  checked={draft.chosen.includes(materialID)}
                  disabled={isReadOnly}
                  onChange={(event) =>
                    set({
                      chosen: event.currentTarget.checked ? [...draft.chosen, materialID] : draft.chosen.filter((id) => id !== materialID),
                    })
                  }
                />
              ))}
            </Grid>
          )}
          <Problem>{problems.get('materials')}</Problem>
        </>
      ) : null}
    </FieldSet>
  );
}
