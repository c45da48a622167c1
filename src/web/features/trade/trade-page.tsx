import { getShipping } from '#contract/api/shop/get-shipping.ts';
import { getTax } from '#contract/api/shop/get-tax.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { texts as deskTexts } from '../../product/desk/texts.ts';
import { SettingsPage, useSettingsOptions } from '../../product/shop/settings/settings-page.tsx';
import { texts as settingsTexts } from '../../product/shop/settings/settings-texts.ts';
import { Answered } from '../../ui/layout/answered.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { TaxSection } from './tax-section.tsx';
import { texts } from './texts.ts';

/** /msp/trade: by what rules the shop taxes, and how it ships. */
export function TradePage() {
  const options = useSettingsOptions();
  const tax = useApiQuery(getTax, {}, options);
  const shipping = useApiQuery(getShipping, {}, options);
  return (
    <SettingsPage title={texts.title} lead={texts.lead} back={{ to: '/msp/orders', text: deskTexts.allOrders }} query={tax}>
      {(answer) => (
        <>
          <TaxSection key={`tax ${answer.revision}`} answer={answer} />
          <Answered query={shipping} loading={settingsTexts.loading} failed={settingsTexts.failed}>
            {(methods) => <ShippingSection key={`shipping ${methods.revision}`} answer={methods} />}
          </Answered>
        </>
      )}
    </SettingsPage>
  );
}
