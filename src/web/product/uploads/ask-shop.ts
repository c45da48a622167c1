import { getWorkProfiles } from '#contract/api/quoting/get-work-profiles.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { callApi } from '../../api/calls/call-api.ts';

/** How a shop takes files: whether they stay in the browser, and the machines that it lets browsers work parts out for. */
export type ShopWays = ResponseOf<typeof getWorkProfiles>;

/** By shop, asked for once; a shop that could not be asked is asked again for the next file. */
const waysOf = new Map<string, Promise<ShopWays | null>>();

/** Null where the shop could not be asked. Never rejects. */
export function askShop(mspID: string): Promise<ShopWays | null> {
  const known = waysOf.get(mspID);
  if (known !== undefined) return known;
  const asked = callApi(getWorkProfiles, { mspID }).then((answer) => {
    if (answer.success) return answer;
    waysOf.delete(mspID);
    return null;
  });
  waysOf.set(mspID, asked);
  return asked;
}
