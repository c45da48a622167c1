/** What a link brought, until it is used or this tab is closed, so that no address has to carry it to the sign-in and back. */
function createWaitingSecret(key: string) {
  /** Stands in where the browser keeps nothing. */
  let kept: string | null = null;
  return {
    keep(opened: string): void {
      kept = opened;
      try {
        sessionStorage.setItem(key, opened);
      } catch {
        // It waits as long as the page lives.
      }
    },
    /** Null when none waits in this tab. */
    read(): string | null {
      try {
        return sessionStorage.getItem(key) ?? kept;
      } catch {
        return kept;
      }
    },
    forget(): void {
      kept = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // There was nothing to keep it in.
      }
    },
  };
}

/** The secret of a mailed invitation. */
export const waitingInvitation = createWaitingSecret('invitation');
/** Whom the invitation that waits went to, once the server has told. */
export const invitedEmail = createWaitingSecret('invitedEmail');
/** The code of the link that makes the shop's owner. */
export const waitingSetUp = createWaitingSecret('setUp');
