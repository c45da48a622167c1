import { Textarea, TextInput } from '@mantine/core';
import { Check, FieldSet } from '../../../ui/forms/form.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { FigureInput, offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import type { QuoteDraft } from '../shared/draft.ts';

interface TermsEditorProps {
  readonly draft: QuoteDraft;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
}

/** Discount, tax, validity, and what is written below and above the figures. */
export function TermsEditor({ draft: { discount, tax, validUntil, terms, message }, today, problems, onChange }: TermsEditorProps) {
  return (
    <>
      <FieldSet legend={texts.rest}>
        <Grid least="9rem">
          <FigureInput
            path="discount"
            label={texts.discount}
            unit="%"
            value={discount}
            error={problems.get('discount')}
            onType={(typed) => onChange({ discount: typed })}
          />
          <TextInput
            id={offerFieldId('validUntil')}
            type="date"
            label={texts.validUntil}
            min={today}
            value={validUntil}
            error={problems.get('validUntil')}
            onChange={(event) => onChange({ validUntil: event.currentTarget.value })}
          />
        </Grid>
        <Check
          label={texts.hasTax}
          checked={tax !== null}
          onChange={(event) => onChange({ tax: event.currentTarget.checked ? { name: '', percent: '' } : null })}
        />
        {tax === null ? null : (
          <Grid least="9rem">
            <TextInput
              id={offerFieldId('tax.name')}
              label={texts.taxName}
              autoComplete="off"
              value={tax.name}
              error={problems.get('tax.name')}
              onChange={(event) => onChange({ tax: { ...tax, name: event.currentTarget.value } })}
            />
            <FigureInput
              path="tax.percent"
              label={texts.taxPercent}
              unit="%"
              value={tax.percent}
              error={problems.get('tax.percent')}
              onType={(percent) => onChange({ tax: { ...tax, percent } })}
            />
          </Grid>
        )}
      </FieldSet>
      <Textarea
        id={offerFieldId('message')}
        label={texts.message}
        description={texts.messageHelp}
        rows={3}
        resize="vertical"
        value={message}
        error={problems.get('message')}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
      <Textarea
        id={offerFieldId('terms')}
        label={texts.terms}
        rows={3}
        resize="vertical"
        value={terms}
        error={problems.get('terms')}
        onChange={(event) => onChange({ terms: event.currentTarget.value })}
      />
    </>
  );
}
