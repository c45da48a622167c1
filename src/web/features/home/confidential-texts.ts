/** Everything /confidential says. */
export const texts = {
  title: 'Confidential',
  lead: (userID: string) => `You are signed in as ${userID}. Only signed-in users see this page.`,
  portal: 'Go to your portal',
  signOut: 'Sign out',
} as const;
