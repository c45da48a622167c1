import type { Call } from '#contract/schemas/define-call.ts';
import { useSessionStore } from '../../stores/session-store.ts';

/** The header that says who calls; none where nobody is signed in. */
export function bearer(): Record<string, string> {
  const { accessToken } = useSessionStore.getState();
  return accessToken === '' ? {} : { Authorization: `Bearer ${accessToken}` };
}

/** The same for a call that is open to anyone: none. */
export function authorizationFor(call: Pick<Call, 'needs'>): Record<string, string> {
  return call.needs === null ? {} : bearer();
}
