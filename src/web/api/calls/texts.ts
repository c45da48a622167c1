/** What is said of a failure where the server said nothing. */
export const texts = {
  needsSignIn: 'Your sign-in has expired. What you typed is kept in this browser; please sign out and in again.',
  noAnswer: 'The server could not be reached, or did not answer. Please try again.',
} as const;
