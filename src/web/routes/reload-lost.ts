import { loadConfig } from '../api/calls/load-config.ts';

const STORED_AS = 'reloadedFor';

/**
 * When the code of a page can't be fetched: where it is gone, as after an update of the server, the app is loaded anew, once. Without a
 * connection that would put the browser's own error page in its place, so the app stays; rejects with what is wrong then.
 */
export async function reloadLost(cause: unknown): Promise<never> {
  // Fails in its own words where the server can't be reached.
  await loadConfig();
  const reason = String(cause);
  if (sessionStorage.getItem(STORED_AS) === reason) throw cause;
  sessionStorage.setItem(STORED_AS, reason);
  location.reload();
  return new Promise(() => {});
}
