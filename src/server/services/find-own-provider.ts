import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import type { Provider } from '#domain/provider.ts';
import type { Caller } from '../ports/identity.ts';
import type { Ports } from './ports.ts';

/**
 * The provider that the caller owns, null if there is none. While nobody owns the first provider, the first caller gets it: with
 * accounts that are kept elsewhere this is where an installation learns of its first one.
 */
export async function findOwnProvider({ records }: Pick<Ports, 'records'>, caller: Caller): Promise<Provider | null> {
  const own = await records.providers.findByOwner(caller.sub);
  if (own !== null) return own;
  await records.providers.claim(DEMO_PROVIDER.id, caller.sub);
  return records.providers.findByOwner(caller.sub);
}
