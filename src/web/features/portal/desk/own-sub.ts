import { useSessionStore } from '../../../stores/session-store.ts';

/** The signed-in account's id, as the access token has it; '' where it can't be read. */
export function readOwnSub(): string {
  try {
    const payload = useSessionStore.getState().accessToken.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}
