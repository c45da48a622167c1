import { randomUUID } from 'node:crypto';
import type { AuthenticationResult } from '#contract/user-pool.ts';
import type { Account, RefreshToken } from '../../ports/records/account-records.ts';
import type { AccountPorts } from './account-ports.ts';

/** Access and id token of an account, with the claims that Amazon Cognito gives them; `origin_jti` names the session they belong to. */
export async function issueTokens(
  { userPool, clock }: Pick<AccountPorts, 'userPool' | 'clock'>,
  { sub, email }: Account,
  { hash, authenticatedAt }: Pick<RefreshToken, 'hash' | 'authenticatedAt'>,
): Promise<Omit<AuthenticationResult, 'RefreshToken'>> {
  const { keys, clientId, accessTokenSeconds } = userPool;
  const shared = { sub, iss: userPool.issuer(), origin_jti: hash, auth_time: Math.floor(authenticatedAt.getTime() / 1000) };
  const access = {
    ...shared,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    jti: randomUUID(),
    username: email,
  };
  const id = { ...shared, aud: clientId, token_use: 'id', jti: randomUUID(), email, email_verified: true, 'cognito:username': email };
  const now = clock.now();
  return {
    AccessToken: await keys.signToken(access, now, accessTokenSeconds),
    IdToken: await keys.signToken(id, now, accessTokenSeconds),
    ExpiresIn: accessTokenSeconds,
    TokenType: 'Bearer',
  };
}
