/** What came of calls to the identity provider, as the specification has it. */
export const texts = {
  signedUp: 'Sign up request successful.',
  confirmed: 'Successfully confirmed user signup.',
  resent: (email: string) => `Successfully re-sent confirmation code to ${email}.`,
  resetSent: (email: string) => `Successfully sent password reset code to ${email}.`,
  reset: (email: string) => `Successfully reset password for the account ${email}.`,
  signedIn: 'Successfully signed in the user.',
  renewed: 'Successfully re-authenticated the user.',
  expired: 'Refresh token expired',
  unknown: 'Unknown error',
} as const;
