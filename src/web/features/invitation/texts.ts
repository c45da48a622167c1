import type { Role } from '#contract/schemas/colleagues.ts';

/** Everything /invitation says. */
export const texts = {
  title: 'Invitation',
  loading: 'Opening your invitation',
  failed: 'Your invitation could not be opened.',
  join: (provider: string) => `Join ${provider}`,
  lead: (provider: string, email: string) => `${provider} invites ${email} to work with them.`,
  as: 'You would join as',
  roles: {
    owner: { name: 'an owner', text: 'You answer requests for quote, and change prices, the profile, and who works there.' },
    member: {
      name: 'a member',
      text: 'You answer requests for quote. Prices, the profile, and who works there are for the owners to change.',
    },
    'shop-floor': {
      name: 'shop floor',
      text: 'You make and ship what was ordered. You see orders, travellers and files, but no prices.',
    },
  } satisfies Record<Role, { name: string; text: string }>,
  needsAccount: (email: string) => `To join, sign in with the account of ${email}, or create one.`,
  signIn: 'Sign in',
  create: 'Create an account',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  otherAddress: (invited: string, present: string) =>
    `This invitation went to ${invited}, and you are signed in as ${present}. Please sign in with the account that it went to.`,
  signInAsOther: 'Use another account',
  failures: {
    needsSignIn: 'Your sign-in has expired. Please sign in again.',
    noAnswer: 'That did not work. Please try again.',
  },
  none: {
    title: 'No invitation is open here',
    lead: 'Please open the link in your invitation email. It works in the browser that you open it in.',
  },
  over: { title: 'This invitation cannot be opened' },
  home: 'Go to the start page',
  portal: 'Go to your portal',
} as const;
