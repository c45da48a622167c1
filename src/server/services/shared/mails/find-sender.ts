import { STOREFRONT } from '#contract/shop/storefront.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import type { Language } from '#domain/language/language.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { listShopPages, type Storefront, shopPageUrl } from '#domain/shop/storefront.ts';
import type { Ports } from '../ports.ts';
import type { MailFoot, Sender } from './speaks-freely.ts';

/** What mails of a shop are written from, whatever they are about. */
export interface ShopSender extends Sender {
  readonly publicUrl: string;
  /** The shop's. */
  readonly language: Language;
}

interface Site {
  readonly ports: Pick<Ports, 'records'>;
  readonly publicUrl: string;
  readonly signUp: Sender['signUp'];
}

/** A shop as it writes mails, and what it has set for them. */
export async function findSender(
  { ports: { records }, publicUrl, signUp }: Site,
  provider: Provider,
): Promise<{ readonly sender: ShopSender; readonly settings: DeskSettings; readonly storefront: Storefront }> {
  const [{ settings }, { settings: storefront }] = await Promise.all([
    records.desk.findSettings(provider.id),
    records.settings.find(provider.id, STOREFRONT),
  ]);
  const foot = composeFoot(storefront, provider, publicUrl);
  return { sender: { provider, publicUrl, signUp, language: settings.language, foot }, settings, storefront };
}

function composeFoot(storefront: Storefront, { id }: Provider, publicUrl: string): MailFoot {
  const pages = listShopPages(storefront).map((page) => ({ page, url: shopPageUrl(publicUrl, id, page) }));
  return { text: storefront.mailFooter, pages };
}
