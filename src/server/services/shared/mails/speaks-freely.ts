import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { ShopPageName } from '#domain/shop/storefront.ts';

/** What all mails of a shop end with. */
export interface MailFoot {
  /** Several lines; may be empty. */
  readonly text: string;
  readonly pages: readonly { readonly page: ShopPageName; readonly url: string }[];
}

export const NO_FOOT: MailFoot = { text: '', pages: [] };

/** Whose mails are written. */
export interface Sender {
  readonly provider: Provider;
  /** Who may open a shop here. */
  readonly signUp: 'invited' | 'open';
  readonly foot: MailFoot;
}

/**
 * Whether mails may hold a shop's own words. Nobody has proved that an address is the customer's, or the shop's: where anybody may open
 * shops, their mails only say that there is something to read, but for those of the installation's own shop.
 */
export function speaksFreely({ provider, signUp }: Pick<Sender, 'provider' | 'signUp'>): boolean {
  return signUp === 'invited' || provider.id === DEMO_PROVIDER.id;
}
