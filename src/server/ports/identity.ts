/** Who a valid access token speaks for. */
export interface Caller {
  readonly sub: string;
  readonly username: string;
}

export interface Identity {
  /**
   * Null for a token that is missing a claim, altered, expired, or not an access token of this installation.
   * Throws IdentityError when that can't be found out.
   */
  verifyAccessToken(token: string): Promise<Caller | null>;
}

/** The identity provider's keys can not be had. */
export class IdentityError extends Error {
  readonly code = 'IDENTITY_UNAVAILABLE';
}
