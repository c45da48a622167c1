/** The claims of a token beside those of its time. */
export type TokenClaims = Readonly<Record<string, string | number | boolean>>;

/** An RSA key as a key set holds it (RFC 7517). */
export interface PublicKey {
  readonly kty: 'RSA';
  readonly kid: string;
  readonly alg: 'RS256';
  readonly use: 'sig';
  readonly n: string;
  readonly e: string;
}

/** What needs the installation's secret key. It never lies in the database, so a copy of that reveals nothing. */
export interface AccountKeys {
  /** The signing key's `kid`: the thumbprint of its public part. */
  readonly keyId: string;
  /** The public part. */
  readonly keySet: { readonly keys: readonly PublicKey[] };
  /** A signed JWT (RS256), valid from `issuedAt` for `lifetimeSeconds`. */
  signToken(claims: TokenClaims, issuedAt: Date, lifetimeSeconds: number): Promise<string>;
  /** A keyed hash, so that a six-digit code can't be found by trying all. `scope` says what the text is for. */
  hash(scope: string, text: string): string;
  /** What this installation vouches for texts with: an Ed25519 key (RFC 8032), base64url. */
  readonly voucherKey: string;
  /** A signature that `voucherKey` confirms, base64url. */
  vouch(text: string): string;
  /** Text that only this installation can read again. */
  seal(text: string): string;
  /** Throws AccountKeysError for what another key has sealed. */
  unseal(sealed: string): string;
  /** The same, of letters that an address takes and always alike for the same scope and text, so that it can be a name. */
  sealAlike(scope: string, text: string): string;
  /** Null for what this key has not sealed for this scope. */
  unsealAlike(scope: string, sealed: string): string | null;
}

/** The key can't be read or made, or is another one than before. */
export class AccountKeysError extends Error {
  readonly code = 'ACCOUNT_KEY_UNUSABLE';
}
