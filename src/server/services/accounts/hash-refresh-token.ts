import { createHash } from 'node:crypto';

/** What is kept of a refresh token: 256 random bits need no slow hash and no salt. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
