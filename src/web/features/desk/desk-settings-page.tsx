import { getDeskSettings } from '#contract/api/desk/get-desk-settings.ts';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import { useAction } from '../../api/use-action.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { texts as deskTexts } from '../../product/desk/texts.ts';
import { SettingsForm } from '../../product/shop/settings/settings-form.tsx';
import { SettingsPage, useSettingsOptions } from '../../product/shop/settings/settings-page.tsx';
import { InstantOrders } from './settings/instant-orders.tsx';
import { beginQuotingDraft, QuotingFields, readQuotingDraft } from './settings/quoting-fields.tsx';
import { texts } from './settings/texts.ts';

/** /msp/desk-settings: times, terms and mails of the desk. */
export function DeskSettingsPage() {
  const query = useApiQuery(getDeskSettings, {}, useSettingsOptions());
  const saving = useAction(saveDeskSettings);
  return (
    <SettingsPage title={texts.title} lead={texts.lead} back={{ to: '/msp/orders', text: deskTexts.allOrders }} query={query}>
      {(answer) => (
        <>
          <SettingsForm
            key={answer.revision}
            {...{ answer, saving }}
            asks={getDeskSettings}
            begin={() => beginQuotingDraft(answer.settings)}
            read={readQuotingDraft}
          >
            {(fields) => <QuotingFields {...fields} />}
          </SettingsForm>
          <InstantOrders />
        </>
      )}
    </SettingsPage>
  );
}
