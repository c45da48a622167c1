/** What is said of a failure where the server said nothing, or a code alone. */
export const texts = {
  needsSignIn: 'Your sign-in has expired. What you typed is kept in this browser; please sign out and in again.',
  noAnswer: 'The server could not be reached, or did not answer. Please try again.',
  /** Under the field that a code names. */
  fieldErrors: {
    ERROR_INVALID_NAME: 'Invalid name',
    ERROR_INVALID_ORGANIZATION: 'Invalid organization name',
    ERROR_INVALID_EMAIL: 'Invalid email',
    ERROR_INVALID_MESSAGE: 'Invalid message',
  },
} as const;
