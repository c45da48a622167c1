import * as z from 'zod/mini';
import { isEmail } from '#domain/request/rfq.ts';

/** The user pool's wire: Amazon Cognito's, as far as the account screens use it. Each operation is a POST to the pool's address. */
export const USER_POOL_CONTENT_TYPE = 'application/x-amz-json-1.1';
/** The header that names the operation, and what stands before its name there. */
export const USER_POOL_TARGET_HEADER = 'x-amz-target';
export const USER_POOL_TARGET_PREFIX = 'AWSCognitoIdentityProviderService.';

/** Exceptions that an operation can answer with, as `__type`. */
export type UserPoolException =
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'TooManyRequestsException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException';

const clientId = z.string().check(z.minLength(1), z.maxLength(128));
/** An e-mail address; upper and lower case count as the same. */
const username = z.string().check(z.refine(isEmail));
const confirmationCode = z.string().check(z.minLength(1), z.maxLength(2048));
/** Its length is the pool's policy, which has words of its own. */
const password = z.string();
/** What lets somebody in where not everybody may sign up: `setUp` of the set-up link, or `invitation` of a mailed one. */
const clientMetadata = z.record(z.string(), z.string().check(z.maxLength(2048)));
const passwordParameters = z.object({ USERNAME: z.string(), PASSWORD: z.string() });
const refreshParameters = z.object({ REFRESH_TOKEN: z.string().check(z.minLength(1), z.maxLength(4096)) });

/** What is told of the person beside the address: `given_name` and `family_name`. */
const userAttributes = z.array(z.object({ Name: z.string().check(z.maxLength(32)), Value: z.string().check(z.maxLength(200)) }));

/** Every operation's request. */
export const USER_POOL_REQUESTS = {
  SignUp: z.object({
    ClientId: clientId,
    Username: username,
    Password: password,
    UserAttributes: z.optional(userAttributes.check(z.maxLength(20))),
    ClientMetadata: z.optional(clientMetadata),
  }),
  ConfirmSignUp: z.object({ ClientId: clientId, Username: username, ConfirmationCode: confirmationCode }),
  ResendConfirmationCode: z.object({ ClientId: clientId, Username: username }),
  ForgotPassword: z.object({ ClientId: clientId, Username: username }),
  ConfirmForgotPassword: z.object({ ClientId: clientId, Username: username, ConfirmationCode: confirmationCode, Password: password }),
  InitiateAuth: z.discriminatedUnion('AuthFlow', [
    z.object({ ClientId: clientId, AuthFlow: z.literal('USER_PASSWORD_AUTH'), AuthParameters: passwordParameters }),
    z.object({ ClientId: clientId, AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']), AuthParameters: refreshParameters }),
  ]),
  /** Of a refresh token, its own session. */
  RevokeToken: z.object({ ClientId: clientId, Token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  /** Of an access token, all sessions of its account. */
  GlobalSignOut: z.object({ AccessToken: z.string().check(z.minLength(1), z.maxLength(8192)) }),
} as const;
export type UserPoolOperation = keyof typeof USER_POOL_REQUESTS;
export type UserPoolRequest<Operation extends UserPoolOperation> = z.infer<(typeof USER_POOL_REQUESTS)[Operation]>;

/** Where a code went, the address masked. */
export interface CodeDelivery {
  readonly AttributeName: 'email';
  readonly DeliveryMedium: 'EMAIL';
  readonly Destination: string;
}

/** What a successful sign-in brings; a refreshed one brings no new refresh token. */
export interface AuthenticationResult {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  /** Seconds. */
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}
