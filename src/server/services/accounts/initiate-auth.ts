import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthenticationResult, UserPoolRequest } from '#contract/user-pool.ts';
import { isEmail } from '#domain/request/rfq.ts';
import type { Account, RefreshToken } from '../../ports/records/account-records.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { hashRefreshToken } from './end-sessions.ts';

export interface AuthAnswer {
  readonly AuthenticationResult: AuthenticationResult;
  readonly ChallengeParameters: Record<string, never>;
}

/** After five wrong passwords half a minute, doubled with each further one, at most a quarter of an hour. */
const LOCK = { after: 5, firstMs: 30_000, longestMs: 900_000 };
const REFRESH_TOKEN_BYTES = 32;

/** InitiateAuth: signs in by password, or goes on with a session by its refresh token. */
export function initiateAuth(ports: AccountPorts, request: UserPoolRequest<'InitiateAuth'>): Promise<AuthAnswer | AccountRefusal> {
  if (request.AuthFlow !== 'USER_PASSWORD_AUTH') return refreshSession(ports, request.AuthParameters.REFRESH_TOKEN);
  const email = request.AuthParameters.USERNAME.toLowerCase();
  return ports.userPool.inTurn(email, () => signIn(ports, email, request.AuthParameters.PASSWORD));
}

/** Whether there is such an account or not, one try is counted and one hash is worked out. */
async function signIn(ports: AccountPorts, email: string, password: string): Promise<AuthAnswer | AccountRefusal> {
  const { accounts } = ports.records;
  const isAddress = isEmail(email);
  if (isAddress && !(await accounts.countPasswordTry(email, ports.clock.now(), LOCK))) return REFUSALS.locked;
  const account = isAddress ? await accounts.findByEmail(email) : null;
  const isRight = await ports.userPool.passwords.verify(password, account?.passwordHash ?? null);
  if (account === null || !isRight) {
    if (isAddress) await accounts.noteLock(email, ports.clock.now());
    return REFUSALS.wrongPassword;
  }
  await accounts.clearPasswordTries(email);
  return account.confirmedAt === null ? REFUSALS.notConfirmed : openSession(ports, account);
}

async function openSession(ports: AccountPorts, account: Account): Promise<AuthAnswer | AccountRefusal> {
  const now = ports.clock.now();
  const token = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + ports.userPool.refreshTokenSeconds * 1000);
  const stored = { hash: hashRefreshToken(token), sub: account.sub, authenticatedAt: now, expiresAt };
  if (!(await ports.records.accounts.addRefreshToken(stored, account.passwordHash))) return REFUSALS.wrongPassword;
  const tokens = await issueTokens(ports, account, stored);
  return { AuthenticationResult: { ...tokens, RefreshToken: token }, ChallengeParameters: {} };
}

async function refreshSession(ports: AccountPorts, token: string): Promise<AuthAnswer | AccountRefusal> {
  const { accounts } = ports.records;
  const stored = await accounts.findRefreshToken(hashRefreshToken(token), ports.clock.now());
  const account = stored === null ? null : await accounts.findBySub(stored.sub);
  if (stored === null || account === null) return REFUSALS.badRefreshToken;
  return { AuthenticationResult: await issueTokens(ports, account, stored), ChallengeParameters: {} };
}

/** Access and id token of an account, with the claims that Amazon Cognito gives them; `origin_jti` names the session they belong to. */
async function issueTokens(
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
