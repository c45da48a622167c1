import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { WebConfig } from '#contract/web-config.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { createRetryStrategy, RETRY_SETTINGS } from './retry-strategy.ts';

const DEFAULT_REGION = 'us-west-2';
const PATIENCE_MS = 60_000;

/** What signing in answers; `refreshToken` is '' where the provider sent none. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** The identity provider's calls. Each rejects with the provider's exception, or with whatever kept it from answering. */
export type IdentityClient = ReturnType<typeof createIdentityClient>;

interface ClientOptions {
  /** What a relative endpoint is relative to. */
  readonly origin: string;
  /** Takes the place of fetch. */
  readonly requestHandler?: CognitoIdentityProviderClientConfig['requestHandler'];
}

/** A client of the configured user pool; an empty endpoint stands for Amazon's host of the region. The user name is the e-mail address. */
export function createIdentityClient(identity: WebConfig['identity'], { origin, requestHandler }: ClientOptions) {
  const client = new CognitoIdentityProviderClient({
    region: identity.region || DEFAULT_REGION,
    ...(identity.endpoint === '' ? {} : { endpoint: new URL(identity.endpoint, origin).href }),
    maxAttempts: RETRY_SETTINGS.maxAttempts,
    retryStrategy: createRetryStrategy(),
    requestHandler: requestHandler ?? { requestTimeout: PATIENCE_MS },
  });
  // Mails with codes come in the page's language.
  client.middlewareStack.add(
    (next) => (call) => {
      Object.assign((call.request as { headers: Record<string, string> }).headers, { 'accept-language': LANGUAGE });
      return next(call);
    },
    { step: 'build' },
  );
  const ClientId = identity.clientId;
  const initiate = async (AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH', AuthParameters: Record<string, string>) =>
    readTokens(await client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters })));
  return {
    /** `admission` is what lets somebody in where not everybody may sign up. */
    signUp: (
      Username: string,
      Password: string,
      { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
      admission: Readonly<Record<string, string>> | null,
    ) => {
      const UserAttributes = [
        { Name: 'given_name', Value: firstName },
        { Name: 'family_name', Value: lastName },
      ];
      return client.send(
        new SignUpCommand({ ClientId, Username, Password, UserAttributes, ...(admission === null ? {} : { ClientMetadata: admission }) }),
      );
    },
    confirmSignUp: (Username: string, ConfirmationCode: string) =>
      client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode })),
    resendConfirmationCode: (Username: string) => client.send(new ResendConfirmationCodeCommand({ ClientId, Username })),
    forgotPassword: (Username: string) => client.send(new ForgotPasswordCommand({ ClientId, Username })),
    confirmForgotPassword: (Username: string, ConfirmationCode: string, Password: string) =>
      client.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password })),
    signIn: (USERNAME: string, PASSWORD: string) => initiate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD }),
    refresh: (REFRESH_TOKEN: string) => initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN }),
    revoke: (Token: string) => client.send(new RevokeTokenCommand({ ClientId, Token })),
  };
}

function readTokens({ AuthenticationResult: tokens, ChallengeName }: InitiateAuthCommandOutput): Tokens {
  if (tokens?.AccessToken === undefined) {
    throw new Error(`The identity provider answered with no token (${ChallengeName ?? 'no challenge either'}).`);
  }
  return { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken ?? '', expiresInSeconds: tokens.ExpiresIn ?? 3600 };
}
