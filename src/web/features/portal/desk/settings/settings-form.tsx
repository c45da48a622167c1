import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type DeskSettings, PROGRESS_MAILS, type ProgressMail } from '#domain/desk/desk-settings.ts';
import { LONGEST_TERMS } from '#domain/desk/offer.ts';
import { focusField } from '../../../../ui/focus-field.ts';
import forms from '../../../../ui/form-parts.module.css';
import { visitorLocale } from '../../../../ui/price.tsx';
import styles from './settings-form.module.css';
import { texts } from './texts.ts';

const LIMITS = { answerWithinDays: [0, 60], validDays: [1, 365] } as const;

interface SettingsFormProps {
  readonly settings: DeskSettings;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly onSave: (settings: DeskSettings) => void;
  /** What was typed is no longer what was saved. */
  readonly onChange: () => void;
  /** How the last Save ended. */
  readonly children: ReactNode;
}

/** How the desk works: times, terms and mails. */
export function SettingsForm({ settings, isReadOnly, isBusy, onSave, onChange, children }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [typed, setTyped] = useState({
    answerWithinDays: String(settings.answerWithinDays),
    validDays: String(settings.validDays),
    terms: settings.terms,
  });
  const [mailsOff, setMailsOff] = useState<readonly ProgressMail[]>(settings.mailsOff);
  const [takesMore, setTakesMore] = useState(settings.takesMore);
  const problems = {
    answerWithinDays: checkDays(typed.answerWithinDays, LIMITS.answerWithinDays),
    validDays: checkDays(typed.validDays, LIMITS.validDays),
    terms: typed.terms.length > LONGEST_TERMS ? texts.tooLong(LONGEST_TERMS.toLocaleString(visitorLocale())) : null,
  };
  const set = (change: Partial<typeof typed>) => {
    onChange();
    setTyped({ ...typed, ...change });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const faulty = (['answerWithinDays', 'validDays', 'terms'] as const).find((name) => problems[name] !== null);
    if (faulty !== undefined) focusField(form.current, faulty);
    else {
      const { answerWithinDays, validDays, terms } = typed;
      onSave({ answerWithinDays: Number(answerWithinDays), validDays: Number(validDays), terms: terms.trim(), mailsOff, takesMore });
    }
  };
  const switchMail = (mail: ProgressMail, isOn: boolean) => {
    onChange();
    setMailsOff(PROGRESS_MAILS.filter((each) => (each === mail ? !isOn : mailsOff.includes(each))));
  };
  const days = (name: 'answerWithinDays' | 'validDays', label: string, help: string, unit: string) => (
    <TextInput
      name={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
      readOnly={isReadOnly}
      rightSection={<span className={forms['unit']}>{unit}</span>}
      rightSectionWidth={`${unit.length * 0.55 + 1}rem`}
      rightSectionPointerEvents="none"
      value={typed[name]}
      error={isTried ? problems[name] : null}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={save}>
      <fieldset className={forms['group']}>
        <legend>{texts.answers}</legend>
        <div className={styles['fields']}>
          {days('answerWithinDays', texts.answerWithin, texts.answerHelp, texts.businessDays)}
          {days('validDays', texts.valid, texts.validHelp, texts.days)}
        </div>
        <Textarea
          name="terms"
          label={texts.terms}
          description={texts.termsHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={6}
          resize="vertical"
          readOnly={isReadOnly}
          value={typed.terms}
          error={isTried ? problems.terms : null}
          onChange={(event) => set({ terms: event.currentTarget.value })}
        />
      </fieldset>
      <fieldset className={forms['group']}>
        <legend>{texts.orders}</legend>
        <div className={styles['checks']}>
          <label className={forms['check']}>
            <input
              type="checkbox"
              checked={takesMore}
              disabled={isReadOnly}
              onChange={(event) => {
                onChange();
                setTakesMore(event.currentTarget.checked);
              }}
            />
            {texts.takesMore}
          </label>
        </div>
        <p className={styles['help']}>{texts.takesMoreHelp}</p>
      </fieldset>
      <fieldset className={forms['group']}>
        <legend>{texts.mails}</legend>
        <p className={styles['help']}>{texts.mailsHelp}</p>
        <div className={styles['checks']}>
          {PROGRESS_MAILS.map((mail) => (
            <label key={mail} className={forms['check']}>
              <input
                type="checkbox"
                checked={!mailsOff.includes(mail)}
                disabled={isReadOnly}
                onChange={(event) => switchMail(mail, event.currentTarget.checked)}
              />
              {texts.mail[mail]}
            </label>
          ))}
        </div>
      </fieldset>
      {children}
      {isReadOnly ? null : (
        <div>
          <Button type="submit" loading={isBusy}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function checkDays(typed: string, [least, most]: readonly [number, number]): string | null {
  const value = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? null : texts.wrong(least, most);
}
