import { getBusiness } from '#contract/api/shop/get-business.ts';
import { saveBusiness } from '#contract/api/shop/save-business.ts';
import { useAction } from '../../api/use-action.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { SettingsForm } from '../../product/shop/settings/settings-form.tsx';
import { SettingsPage, useSettingsOptions } from '../../product/shop/settings/settings-page.tsx';
import { beginBusinessDraft, readBusinessDraft } from './business-draft.ts';
import { BusinessFields } from './business-fields.tsx';
import { texts } from './texts.ts';

/** /msp/business: what a shop's papers say of it. */
export function BusinessPage() {
  const query = useApiQuery(getBusiness, {}, useSettingsOptions());
  const saving = useAction(saveBusiness);
  return (
    <SettingsPage title={texts.title} lead={texts.lead} back={{ to: '/msp/invoices', text: texts.back }} query={query}>
      {(answer) => (
        <SettingsForm
          key={answer.revision}
          {...{ answer, saving }}
          asks={getBusiness}
          begin={() => beginBusinessDraft(answer.settings)}
          read={readBusinessDraft}
          words={{ saved: texts.saved }}
        >
          {(fields) => <BusinessFields {...fields} />}
        </SettingsForm>
      )}
    </SettingsPage>
  );
}
