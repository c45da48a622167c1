const KEY = 'invitation';

/** Stands in where the browser keeps nothing. */
let secret: string | null = null;

/** Keeps an invitation's secret until it is accepted or this tab is closed, so that no address has to carry it to the sign-in and back. */
export function keepInvitation(opened: string): void {
  secret = opened;
  try {
    sessionStorage.setItem(KEY, opened);
  } catch {
    // It waits as long as the page lives.
  }
}

/** The secret of the invitation that waits in this tab; null when none does. */
export function readInvitation(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? secret;
  } catch {
    return secret;
  }
}

export function forgetInvitation(): void {
  secret = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing to keep it in.
  }
}
