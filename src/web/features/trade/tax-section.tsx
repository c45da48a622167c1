import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { getTax } from '#contract/api/shop/get-tax.ts';
import { saveTax } from '#contract/api/shop/save-tax.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { LONGEST_TAX_NOTE } from '#domain/desk/offer.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { COUNTRIES, isInEu, nameCountry } from '#domain/trade/countries.ts';
import { BUYER_KINDS } from '#domain/trade/purchase.ts';
import { TRADE_TEXTS } from '#domain/trade/trade-words.ts';
import { US_STATES } from '#domain/trade/us-states.ts';
import { useAction } from '../../api/use-action.ts';
import { type SettingsFields, SettingsForm } from '../../product/shop/settings/settings-form.tsx';
import { Check, FieldSet, Optional, unitProps } from '../../ui/forms/form.tsx';
import { IconX } from '../../ui/icons/icons.tsx';
import { Fold, Grid, Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { beginTaxDraft, readTaxDraft, type TaxDraft } from './tax-draft.ts';
import { texts } from './texts.ts';

const words = texts.tax;
const COUNTRY_CHOICES = COUNTRIES.map((value) => ({ value, label: nameCountry(value, LANGUAGE) })).sort((a, b) =>
  a.label.localeCompare(b.label, LANGUAGE),
);

/** By what rules the shop taxes what it sells. */
export function TaxSection({ answer }: { answer: ResponseOf<typeof getTax> }) {
  const saving = useAction(saveTax);
  return (
    <SettingsForm
      {...{ answer, saving }}
      asks={getTax}
      begin={() => beginTaxDraft(answer.settings, '')}
      read={readTaxDraft}
      words={{ save: words.save, saved: texts.saved }}
    >
      {(fields) => (
        <FieldSet legend={words.heading}>
          <Check label={words.usesRules} {...fields.check('usesRules')} />
          {fields.draft.usesRules ? <RuleFields {...fields} /> : <Hint>{words.off}</Hint>}
        </FieldSet>
      )}
    </SettingsForm>
  );
}

type FieldsProps = SettingsFields<TaxDraft>;

function RuleFields(props: FieldsProps) {
  const { draft, set, problems, isReadOnly, field } = props;
  const { homeCountry, homeState, isRegistered } = draft;
  const isByState = homeCountry === 'US';
  return (
    <>
      <Grid least="15rem">
        <NativeSelect
          name="homeCountry"
          label={words.country}
          data={[{ value: '', label: '–' }, ...COUNTRY_CHOICES]}
          value={homeCountry}
          disabled={isReadOnly}
          error={problems.get('homeCountry')}
          onChange={(event) => set({ homeCountry: event.currentTarget.value })}
        />
        {isByState ? (
          <NativeSelect
            name="homeState"
            label={words.state}
            data={[{ value: '', label: '–' }, ...[...US_STATES].map(([value, label]) => ({ value, label }))]}
            value={homeState}
            disabled={isReadOnly}
            error={problems.get('homeState')}
            onChange={(event) => set({ homeState: event.currentTarget.value })}
          />
        ) : null}
        <TextInput
          label={words.name}
          placeholder={isByState ? words.usualName.us : words.usualName.other}
          description={words.nameHelp}
          maxLength={40}
          {...field('name')}
        />
      </Grid>
      <Check
        label={words.unregistered}
        checked={!isRegistered}
        disabled={isReadOnly}
        onChange={(event) => set({ isRegistered: !event.currentTarget.checked })}
      />
      {isRegistered ? isByState ? <StateRates {...props} /> : <Rates {...props} /> : null}
      <FieldSet plain legend={words.buyers}>
        {BUYER_KINDS.map((kind) => (
          <Check
            key={kind}
            radio
            name="usualBuyer"
            label={words[kind]}
            checked={draft.usualBuyer === kind}
            disabled={isReadOnly}
            onChange={() => set({ usualBuyer: kind })}
          />
        ))}
      </FieldSet>
      <Notes {...props} />
    </>
  );
}

function Rates({ draft, field, check }: FieldsProps) {
  const isEuropean = isInEu(draft.homeCountry);
  return (
    <>
      <Grid least="15rem">
        <TextInput label={words.rate} inputMode="decimal" autoComplete="off" {...unitProps('%')} {...field('percent')} />
        <TextInput
          label={<Optional>{words.reduced}</Optional>}
          description={words.reducedHelp}
          inputMode="decimal"
          autoComplete="off"
          {...unitProps('%')}
          {...field('reducedPercent')}
        />
      </Grid>
      {isEuropean ? (
        <>
          <Check label={words.reverse} {...check('reversesCharge')} />
          <Hint>{words.reverseHelp}</Hint>
        </>
      ) : null}
      <Hint>{isEuropean ? words.eu : words.abroad}</Hint>
    </>
  );
}

function StateRates({ draft: { states }, set, problems, isReadOnly }: FieldsProps) {
  const left = [...US_STATES].filter(([code]) => !states.some((state) => state.code === code));
  return (
    <FieldSet plain legend={words.states}>
      <Hint>{words.statesHelp}</Hint>
      <Grid least="15rem">
        {states.map(({ code, percent }) => (
          <Row key={code} nowrap align="end" gap="xs">
            <TextInput
              name={code}
              label={words.rateOf(US_STATES.get(code) ?? code)}
              flex={1}
              inputMode="decimal"
              autoComplete="off"
              {...unitProps('%')}
              readOnly={isReadOnly}
              value={percent}
              error={problems.get(code)}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                set({ states: states.map((state) => (state.code === code ? { code, percent: typed } : state)) });
              }}
            />
            {isReadOnly ? null : (
              <ActionIcon
                mb="xxs"
                aria-label={words.removeState(US_STATES.get(code) ?? code)}
                onClick={() => set({ states: states.filter((state) => state.code !== code) })}
              >
                <IconX size={17} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
          </Row>
        ))}
        {isReadOnly || left.length === 0 ? null : (
          <NativeSelect
            label={words.addState}
            data={[{ value: '', label: '–' }, ...left.map(([value, label]) => ({ value, label }))]}
            value=""
            onChange={(event) => set({ states: [...states, { code: event.currentTarget.value, percent: '' }] })}
          />
        )}
      </Grid>
    </FieldSet>
  );
}

function Notes({ draft: { notes, homeCountry }, set, isReadOnly }: FieldsProps) {
  const usual = TRADE_TEXTS[LANGUAGE].notes;
  const usualOf = { ...usual, export: isInEu(homeCountry) ? usual.export : usual.exportElsewhere };
  return (
    <Fold summary={words.notes}>
      <Stack gap="sm" mt="xs">
        <Hint>{words.notesHelp}</Hint>
        {(['unregistered', 'exempt', 'intra-community', 'reverse-charge', 'export'] as const).map((of) => (
          <TextInput
            key={of}
            name={`notes.${of}`}
            label={words.note[of]}
            placeholder={usualOf[of]}
            maxLength={LONGEST_TAX_NOTE}
            readOnly={isReadOnly}
            value={notes[of]}
            onChange={(event) => set({ notes: { ...notes, [of]: event.currentTarget.value } })}
          />
        ))}
      </Stack>
    </Fold>
  );
}
