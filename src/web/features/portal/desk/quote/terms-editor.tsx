import { Textarea, TextInput } from '@mantine/core';
import forms from '../../../../ui/form-parts.module.css';
import type { QuoteDraft } from './draft.ts';
import { FigureInput, offerFieldId } from './figure-input.tsx';
import styles from './quote-editor.module.css';
import { texts } from './texts.ts';

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
      <fieldset className={forms['group']}>
        <legend>{texts.rest}</legend>
        <div className={styles['rest']}>
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
        </div>
        <label className={`${forms['check']} ${styles['check']}`}>
          <input
            type="checkbox"
            checked={tax !== null}
            onChange={(event) => onChange({ tax: event.currentTarget.checked ? { name: '', percent: '' } : null })}
          />
          {texts.hasTax}
        </label>
        {tax === null ? null : (
          <div className={styles['rest']}>
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
          </div>
        )}
      </fieldset>
      <Textarea
        id={offerFieldId('message')}
        label={texts.message}
        description={texts.messageHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
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
