import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { findBusinessFaults } from '#domain/papers/check-business.ts';
import type { Business } from '#domain/shop/business.ts';
import { focusField } from '../../ui/forms/focus-field.ts';
import { FieldSet, unitProps } from '../../ui/forms/form.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

type Name = keyof typeof texts.fields;
type Typed = Readonly<Record<Name, string>>;

/** Characters that each field may have. */
const LONGEST: Readonly<Record<Name, number>> = {
  ...{ legalName: 200, registration: 200, directors: 200, vatId: 24, taxNumber: 40, holder: 200, bankName: 200, iban: 42, bic: 11 },
  ...{ paymentDays: 3, paymentLink: 500, footer: 1000 },
};
const MOST_DAYS = 365;

interface BusinessFormProps {
  readonly business: Business;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly onSave: (business: Business) => void;
  /** What was typed is no longer what was saved. */
  readonly onChange: () => void;
  /** How the last Save ended. */
  readonly children: ReactNode;
}

/** Who the shop is by law, how it is paid, and what its papers end with. */
export function BusinessForm({ business, isReadOnly, isBusy, onSave, onChange, children }: BusinessFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [typed, setTyped] = useState<Typed>(() => spread(business));
  const wanted = gather(typed);
  const problems = findProblems(typed, wanted);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const [faulty] = Object.keys(problems);
    if (faulty === undefined) onSave(wanted);
    else focusField(form.current, faulty);
  };
  const propsOf = (name: Name) => ({
    name,
    label: texts.fields[name],
    autoComplete: 'off',
    readOnly: isReadOnly,
    maxLength: LONGEST[name],
    value: typed[name],
    error: isTried ? problems[name] : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      onChange();
      setTyped((known) => ({ ...known, [name]: value }));
    },
  });
  return (
    <Stack as="form" ref={form} gap="lg" style={{ maxWidth: '44rem' }} noValidate onSubmit={save}>
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
      {children}
      {isReadOnly ? null : (
        <div>
          <Button type="submit" loading={isBusy}>
            {texts.save}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function spread({ bank, paymentDays, ...rest }: Business): Typed {
  const { holder, name, iban, bic } = bank;
  return { ...rest, holder, bankName: name, iban, bic, paymentDays: String(paymentDays) };
}

function gather({ holder, bankName, iban, bic, paymentDays, ...typed }: Typed): Business {
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as typeof typed;
  const bank = { holder: holder.trim(), name: bankName.trim(), iban: iban.trim(), bic: bic.trim() };
  return { ...trimmed, bank, paymentDays: /^\d{1,3}$/.test(paymentDays.trim()) ? Number(paymentDays) : Number.NaN };
}

/** In the order of the fields. */
function findProblems(typed: Typed, business: Business): { readonly [N in Name]?: string } {
  const faults = new Set(findBusinessFaults(business));
  const isDays = business.paymentDays >= 0 && business.paymentDays <= MOST_DAYS;
  return {
    ...(faults.has('vatId') ? { vatId: texts.faults.vatId } : {}),
    ...(faults.has('iban') ? { iban: texts.faults.iban } : {}),
    ...(faults.has('bic') ? { bic: texts.faults.bic } : {}),
    ...(isDays ? {} : { paymentDays: texts.faults.paymentDays(MOST_DAYS) }),
    ...(faults.has('paymentLink') ? { paymentLink: texts.faults.paymentLink } : {}),
    ...(typed.footer.length > LONGEST.footer ? { footer: texts.faults.footer(LONGEST.footer) } : {}),
  };
}
