import { Textarea, TextInput } from '@mantine/core';
import { getStorefront } from '#contract/api/shop/get-storefront.ts';
import { saveStorefront } from '#contract/api/shop/save-storefront.ts';
import { LONGEST_STOREFRONT, type WrittenStorefront } from '#contract/shop/storefront.ts';
import { useAction } from '../../api/use-action.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { type SettingsFields, SettingsForm } from '../../product/shop/settings/settings-form.tsx';
import { SettingsPage, useSettingsOptions } from '../../product/shop/settings/settings-page.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Check, FieldSet } from '../../ui/forms/form.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** Each text with the most characters that it may have, in the order of the fields. */
const LONGEST = {
  headline: LONGEST_STOREFRONT.headline,
  introduction: LONGEST_STOREFRONT.introduction,
  terms: LONGEST_STOREFRONT.page,
  privacy: LONGEST_STOREFRONT.page,
  imprint: LONGEST_STOREFRONT.page,
  mailFooter: LONGEST_STOREFRONT.mailFooter,
} as const;
type Name = keyof typeof LONGEST;

/** /msp/storefront: what a shop says to its customers in its own words. */
export function StorefrontPage() {
  const query = useApiQuery(getStorefront, {}, useSettingsOptions());
  const saving = useAction(saveStorefront);
  return (
    <SettingsPage title={texts.title} lead={texts.lead} back={{ to: '/msp/profile', text: texts.back }} query={query}>
      {(answer) => (
        <SettingsForm
          key={answer.revision}
          {...{ answer, saving }}
          asks={getStorefront}
          begin={() => answer.settings}
          read={read}
          words={{ saved: texts.saved }}
        >
          {(fields) => <StorefrontFields {...fields} />}
        </SettingsForm>
      )}
    </SettingsPage>
  );
}

function read(settings: WrittenStorefront) {
  const tooLong = (Object.keys(LONGEST) as Name[]).filter((name) => settings[name].trim().length > LONGEST[name]);
  const problems = new Map(tooLong.map((name) => [name, texts.tooLong(LONGEST[name].toLocaleString(visitorLocale()))]));
  return { settings, problems };
}

function StorefrontFields({ draft, field, check }: SettingsFields<WrittenStorefront>) {
  const propsOf = (name: Name, description?: string) => ({ ...field(name), description, label: texts[name] });
  return (
    <>
      <FieldSet legend={texts.start}>
        <TextInput {...propsOf('headline', texts.headlineHelp)} autoComplete="off" />
        <Textarea {...propsOf('introduction', texts.introductionHelp)} rows={3} resize="vertical" />
      </FieldSet>
      <FieldSet legend={texts.pages}>
        <Hint>{texts.pagesHelp}</Hint>
        <Textarea {...propsOf('terms', texts.termsHelp)} rows={10} resize="vertical" />
        <Textarea {...propsOf('privacy', texts.privacyHelp)} rows={10} resize="vertical" />
        <Check label={texts.hasImprint} {...check('hasImprint')} />
        <Hint>
          {texts.imprintHelp} <AnchorLink to="/msp/business">{texts.business}</AnchorLink>
        </Hint>
        {draft.hasImprint ? <Textarea {...propsOf('imprint')} rows={4} resize="vertical" /> : null}
      </FieldSet>
      <FieldSet legend={texts.mails}>
        <Textarea {...propsOf('mailFooter', texts.mailFooterHelp)} rows={4} resize="vertical" />
      </FieldSet>
    </>
  );
}
