import { Textarea, TextInput } from '@mantine/core';
import type { SettingsFields } from '../../product/shop/settings/settings-form.tsx';
import { FieldSet, unitProps } from '../../ui/forms/form.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { type BusinessDraft, type BusinessField, LONGEST } from './business-draft.ts';
import { texts } from './texts.ts';

/** Who the shop is by law, how it is paid, and what its papers end with. */
export function BusinessFields({ field }: SettingsFields<BusinessDraft>) {
  const propsOf = (name: BusinessField) => ({
    ...field(name),
    label: texts.fields[name],
    autoComplete: 'off',
    maxLength: LONGEST[name],
  });
  return (
    <>
      <FieldSet legend={texts.company}>
        <TextInput {...propsOf('legalName')} description={texts.help.legalName} />
        <Grid least="15rem">
          <TextInput {...propsOf('registration')} description={texts.help.registration} />
          <TextInput {...propsOf('directors')} description={texts.help.directors} />
          <TextInput {...propsOf('vatId')} description={texts.help.vatId} />
          <TextInput {...propsOf('taxNumber')} description={texts.help.taxNumber} />
        </Grid>
      </FieldSet>
      <FieldSet legend={texts.payment}>
        <Grid least="15rem">
          <TextInput {...propsOf('holder')} />
          <TextInput {...propsOf('bankName')} />
          <TextInput {...propsOf('iban')} description={texts.help.iban} />
          <TextInput {...propsOf('bic')} description={texts.help.bic} />
          <TextInput {...propsOf('paymentDays')} description={texts.help.paymentDays} inputMode="numeric" {...unitProps(texts.days)} />
          <TextInput {...propsOf('paymentLink')} description={texts.help.paymentLink} inputMode="url" />
        </Grid>
      </FieldSet>
      <FieldSet legend={texts.end}>
        <Textarea {...propsOf('footer')} description={texts.help.footer} rows={4} resize="vertical" />
      </FieldSet>
    </>
  );
}
