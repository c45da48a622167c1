import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type DeskSettings, PROGRESS_MAILS, type ProgressMail } from '#domain/desk/desk-settings.ts';
import { LONGEST_TERMS } from '#domain/desk/offer.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { visitorLocale } from '../../../language/visitor-locale.ts';
import type { SettingsFields } from '../../../product/shop/settings/settings-form.tsx';
import { Check, FieldSet, unitProps } from '../../../ui/forms/form.tsx';
import { Grid, Hint } from '../../../ui/layout/layout.tsx';
import { texts as languageTexts } from './language-texts.ts';
import { texts } from './texts.ts';

const LIMITS = { answerWithinDays: [0, 60], validDays: [1, 365] } as const;

/** How the desk works, as it is typed. */
interface QuotingDraft extends Omit<DeskSettings, 'answerWithinDays' | 'validDays'> {
  readonly answerWithinDays: string;
  readonly validDays: string;
}

export function beginQuotingDraft({ answerWithinDays, validDays, ...rest }: DeskSettings): QuotingDraft {
  return { ...rest, answerWithinDays: String(answerWithinDays), validDays: String(validDays) };
}

/** What was typed, and what is wrong with its fields. */
export function readQuotingDraft(draft: QuotingDraft): { readonly settings: DeskSettings; readonly problems: ReadonlyMap<string, string> } {
  const problems = new Map<string, string>();
  const readDays = (name: keyof typeof LIMITS) => {
    const [least, most] = LIMITS[name];
    const days = /^\s*\d{1,4}\s*$/.test(draft[name]) ? Number(draft[name]) : Number.NaN;
    if (!(days >= least && days <= most)) problems.set(name, texts.wrong(least, most));
    return days;
  };
  const settings = {
    ...draft,
    answerWithinDays: readDays('answerWithinDays'),
    validDays: readDays('validDays'),
    terms: draft.terms.trim(),
  };
  if (draft.terms.length > LONGEST_TERMS) problems.set('terms', texts.tooLong(LONGEST_TERMS.toLocaleString(visitorLocale())));
  return { settings, problems };
}

/** How the desk works: times, terms and mails. */
export function QuotingFields({ draft, set, isReadOnly, field, check }: SettingsFields<QuotingDraft>) {
  const switchMail = (mail: ProgressMail, isOn: boolean) =>
    set({ mailsOff: PROGRESS_MAILS.filter((each) => (each === mail ? !isOn : draft.mailsOff.includes(each))) });
  const days = (name: keyof typeof LIMITS, label: string, help: string, unit: string) => (
    <TextInput label={label} description={help} inputMode="numeric" autoComplete="off" {...unitProps(unit)} {...field(name)} />
  );
  return (
    <>
      <FieldSet legend={texts.answers}>
        <Grid least="15rem">
          {days('answerWithinDays', texts.answerWithin, texts.answerHelp, texts.businessDays)}
          {days('validDays', texts.valid, texts.validHelp, texts.days)}
        </Grid>
        <Textarea label={texts.terms} description={texts.termsHelp} rows={6} resize="vertical" {...field('terms')} />
      </FieldSet>
      <FieldSet legend={texts.orders}>
        <Check label={texts.takesMore} {...check('takesMore')} />
        <Hint>{texts.takesMoreHelp}</Hint>
      </FieldSet>
      <FieldSet legend={texts.prices}>
        <Check label={texts.pricesInBrowser} {...check('pricesInBrowser')} />
        <Hint>{texts.pricesInBrowserHelp}</Hint>
        <Check label={texts.filesStay} {...check('filesStay')} />
        <Hint>{texts.filesStayHelp}</Hint>
      </FieldSet>
      <FieldSet legend={texts.mails}>
        <NativeSelect
          name="language"
          label={languageTexts.label}
          description={languageTexts.help}
          style={{ maxWidth: '22rem' }}
          data={LANGUAGES.map((value) => ({ value, label: languageTexts.names[value] }))}
          value={draft.language}
          disabled={isReadOnly}
          onChange={(event) => set({ language: LANGUAGES.find((each) => each === event.currentTarget.value) ?? draft.language })}
        />
        <Hint>{texts.mailsHelp}</Hint>
        <Grid least="14rem" fill gap="xs">
          {PROGRESS_MAILS.map((mail) => (
            <Check
              key={mail}
              label={texts.mail[mail]}
              checked={!draft.mailsOff.includes(mail)}
              disabled={isReadOnly}
              onChange={(event) => switchMail(mail, event.currentTarget.checked)}
            />
          ))}
        </Grid>
      </FieldSet>
    </>
  );
}
