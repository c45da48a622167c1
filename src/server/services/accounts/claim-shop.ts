import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { isSetUpCode } from './set-up-code.ts';

/** The same words for a link that is wrong and one that was used. */
const NO_SET_UP = 'This set-up link is no longer valid: this shop has an owner, or the link is incomplete.';
const HAS_SHOP = 'Your account already works for a shop. Please use another account for this one.';

/** Makes the caller the owner of provider 1, by the link that the server printed; whoever kept the account makes no difference. */
export const claimShop: Handlers['claimShop'] = async ({ ports, access: { caller, provider } }, { code }) => {
  if (!(await isSetUpCode(ports, code))) return refuse(404, 'link-over', NO_SET_UP);
  if (provider !== null) return refuse(409, 'has-shop', HAS_SHOP);
  const entry = noted.memberJoined(DEMO_PROVIDER.id, caller.sub, ports.clock.now());
  // Of several that come at once, one gets it.
  if (!(await ports.records.providers.claim(DEMO_PROVIDER.id, caller.sub, entry))) return refuse(404, 'link-over', NO_SET_UP);
  return { mspID: DEMO_PROVIDER.id };
};
