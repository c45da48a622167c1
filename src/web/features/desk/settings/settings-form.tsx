import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type DeskSettings, PROGRESS_MAILS, type ProgressMail } from '#domain/desk/desk-settings.ts';
import { LONGEST_TERMS } from '#domain/desk/offer.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { visitorLocale } from '../../../language/visitor-locale.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Check, FieldSet, unitProps } from '../../../ui/forms/form.tsx';
import { Grid, Hint, Stack } from '../../../ui/layout/layout.tsx';
import { texts as languageTexts } from './language-texts.ts';
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
  const [pricesInBrowser, setPricesInBrowser] = useState(settings.pricesInBrowser);
  const [filesStay, setFilesStay] = useState(settings.filesStay);
  const [language, setLanguage] = useState(settings.language);
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
      onSave({
        answerWithinDays: Number(answerWithinDays),
        validDays: Number(validDays),
        terms: terms.trim(),
        mailsOff,
        takesMore,
        pricesInBrowser,
        filesStay,
        language,
      });
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
      inputMode="numeric"
      autoComplete="off"
      readOnly={isReadOnly}
      {...unitProps(unit)}
      value={typed[name]}
      error={isTried ? problems[name] : null}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack as="form" ref={form} gap="lg" style={{ maxWidth: '44rem' }} noValidate onSubmit={save}>
      <FieldSet legend={texts.answers}>
        <Grid least="15rem">
          {days('answerWithinDays', texts.answerWithin, texts.answerHelp, texts.businessDays)}
          {days('validDays', texts.valid, texts.validHelp, texts.days)}
        </Grid>
        <Textarea
          name="terms"
          label={texts.terms}
          description={texts.termsHelp}
          rows={6}
          resize="vertical"
          readOnly={isReadOnly}
          value={typed.terms}
          error={isTried ? problems.terms : null}
          onChange={(event) => set({ terms: event.currentTarget.value })}
        />
      </FieldSet>
      <FieldSet legend={texts.orders}>
        <Check
          label={texts.takesMore}
          checked={takesMore}
          disabled={isReadOnly}
          onChange={(event) => {
            onChange();
            setTakesMore(event.currentTarget.checked);
          }}
        />
        <Hint>{texts.takesMoreHelp}</Hint>
      </FieldSet>
      <FieldSet legend={texts.prices}>
        <Check
          label={texts.pricesInBrowser}
          checked={pricesInBrowser}
          disabled={isReadOnly}
          onChange={(event) => {
            onChange();
            setPricesInBrowser(event.currentTarget.checked);
          }}
        />
        <Hint>{texts.pricesInBrowserHelp}</Hint>
        <Check
          label={texts.filesStay}
          checked={filesStay}
          disabled={isReadOnly}
          onChange={(event) => {
            onChange();
            setFilesStay(event.currentTarget.checked);
          }}
        />
        <Hint>{texts.filesStayHelp}</Hint>
      </FieldSet>
      <FieldSet legend={texts.mails}>
        <NativeSelect
          name="language"
          label={languageTexts.label}
          description={languageTexts.help}
          style={{ maxWidth: '15rem' }}
          data={LANGUAGES.map((value) => ({ value, label: languageTexts.names[value] }))}
          value={language}
          disabled={isReadOnly}
          onChange={(event) => {
            onChange();
            setLanguage(LANGUAGES.find((each) => each === event.currentTarget.value) ?? language);
          }}
        />
        <Hint>{texts.mailsHelp}</Hint>
        <Grid least="14rem" fill gap="xs">
          {PROGRESS_MAILS.map((mail) => (
            <Check
              key={mail}
              label={texts.mail[mail]}
              checked={!mailsOff.includes(mail)}
              disabled={isReadOnly}
              onChange={(event) => switchMail(mail, event.currentTarget.checked)}
            />
          ))}
        </Grid>
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

function checkDays(typed: string, [least, most]: readonly [number, number]): string | null {
  const value = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? null : texts.wrong(least, most);
}
