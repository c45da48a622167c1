import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Provider } from '#domain/shop/provider.ts';

/** Whose mails are written. */
export interface Sender {
  readonly provider: Provider;
  /** Who may open a shop here. */
  readonly signUp: 'invited' | 'open';
}

/**
 * Whether mails may hold a shop's own words. Nobody has proved that an address is the customer's, or the shop's: where anybody may open
 * shops, their mails only say that there is something to read, but for those of the installation's own shop.
 */
export function speaksFreely({ provider, signUp }: Sender): boolean {
  return signUp === 'invited' || provider.id === DEMO_PROVIDER.id;
}
