import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { actingProviderId } from '../../stores/msp-store.ts';

/** Whose parts are listed: the provider in the route, else the user's own; '-1' counts as '1'. */
export function providerToList(routeMspID: string | undefined, ownMspID: string): string {
  return actingProviderId(routeMspID ?? ownMspID);
}

/** True when the server has said that the user has no provider, so that there is nothing to ask for. */
export function hasNoProvider(routeMspID: string | undefined, ownMspID: string, entry: 'loading' | 'ready' | 'failed'): boolean {
  return entry === 'ready' && routeMspID === undefined && ownMspID === NO_SELECTION;
}
