import type { UserPoolException } from '#contract/user-pool.ts';

/** An operation of the user pool that is turned down; the person reads `message` as it is. */
export interface AccountRefusal {
  readonly refused: true;
  readonly exception: UserPoolException;
  readonly message: string;
}

function refusal(exception: UserPoolException, message: string): AccountRefusal {
  return { refused: true, exception, message };
}

/** Amazon Cognito's own words. */
export const REFUSALS = {
  userExists: refusal('UsernameExistsException', 'User already exists'),
  notInvited: refusal(
    'NotAuthorizedException',
    'You can create an account here by invitation only. Please open the link in your invitation.',
  ),
  wrongCode: refusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  deadCode: refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  wrongPassword: refusal('NotAuthorizedException', 'Incorrect username or password.'),
  notConfirmed: refusal('UserNotConfirmedException', 'User is not confirmed.'),
  locked: refusal('TooManyFailedAttemptsException', 'Attempt limit exceeded, please try after some time.'),
  tooManyMails: refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  shortPassword: refusal('InvalidPasswordException', 'Password did not conform with password policy: Password not long enough'),
  longPassword: refusal('InvalidPasswordException', 'Password did not conform with password policy: Password too long'),
  commonPassword: refusal('InvalidPasswordException', 'Password did not conform with password policy: Password too common'),
  badAccessToken: refusal('NotAuthorizedException', 'Invalid Access Token'),
  badRefreshToken: refusal('NotAuthorizedException', 'Invalid Refresh Token'),
} as const;
