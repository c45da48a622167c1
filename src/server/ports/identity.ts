/** Who a valid access token speaks for. */
export interface Caller {
  readonly sub: string;
  readonly username: string;
}

export interface Identity {
  /** Null for a token that is missing a claim, altered, expired, or not an access token of this installation. */
  verifyAccessToken(token: string): Promise<Caller | null>;
}
