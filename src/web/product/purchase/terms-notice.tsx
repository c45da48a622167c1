import { getShopPages } from '#contract/api/shop/get-shop-pages.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { formatDay } from '../prices/format-day.ts';
import { texts } from './terms-texts.ts';

/** What somebody agrees to who sends something to a shop, and where it says what becomes of their data; nothing where it has written neither. */
export function TermsNotice({ mspID, shop }: { mspID: string; shop: string }) {
  const { data } = useApiQuery(getShopPages, { mspID });
  const { terms = null, privacy = null } = data ?? {};
  if (terms === null && privacy === null) return null;
  const search = { msp_id: mspID };
  return (
    <Hint>
      {terms === null ? null : (
        <>
          {texts.accept(shop)}{' '}
          <AnchorLink to="/terms" search={{ ...search, version: String(terms.version) }} inherit underline="always" target="_blank">
            {texts.terms(formatDay(terms.on))}
          </AnchorLink>
          {texts.accepted}{' '}
        </>
      )}
      {privacy === null ? null : (
        <>
          {texts.data}{' '}
          <AnchorLink to="/privacy" search={search} inherit underline="always" target="_blank">
            {texts.privacy}
          </AnchorLink>
          .
        </>
      )}
    </Hint>
  );
}
