import { getShipping } from '#contract/api/shop/get-shipping.ts';
import { getTax } from '#contract/api/shop/get-tax.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { ShopPage } from '../../product/shop/shop-page.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { TaxSection } from './tax-section.tsx';
import { texts } from './texts.ts';

/** /msp/trade: by what rules the shop taxes, and how it ships. */
export function TradePage() {
  const hasShop = useHasShop();
  const options = { enabled: hasShop === true, staleTime: 0, gcTime: 0, refetchOnReconnect: false };
  const tax = useApiQuery(getTax, {}, options);
  const shipping = useApiQuery(getShipping, {}, options);
  return (
    <ShopPage
      title={texts.title}
      lead={texts.lead}
      above={<AnchorLink to="/msp/orders">{texts.back}</AnchorLink>}
      noShop={texts.noShop}
      query={tax}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(answer) => (
        <Stack gap="xl" style={{ maxWidth: '52rem' }}>
          {answer.role === 'owner' ? null : <Alert type="info" text={texts.readOnly} />}
          <TaxSection key={`tax ${answer.revision}`} answer={answer} />
          <Answered query={shipping} loading={texts.loading} failed={texts.failed}>
            {(methods) => <ShippingSection key={`shipping ${methods.revision}`} answer={methods} />}
          </Answered>
        </Stack>
      )}
    </ShopPage>
  );
}
