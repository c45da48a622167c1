import type { Role } from '#contract/colleagues.ts';

/** Everything /msp/colleagues says. */
export const texts = {
  title: 'Colleagues',
  lead: 'Who works here, and as what. Owners change prices, the profile and who works here; members answer requests for quote.',
  loading: 'Loading who works here',
  failed: 'Who works here could not be loaded.',
  readOnly: 'You can see who works here. Only an owner can invite and remove people or change what they may do.',
  here: 'Who works here',
  you: 'You',
  founder: 'Founder',
  founderStays: 'Founded it, and stays an owner',
  youStay: 'You founded it and stay its owner, so that it is never without one.',
  roles: { owner: 'Owner', member: 'Member' } satisfies Record<Role, string>,
  makeRole: { owner: 'Make an owner', member: 'Make a member' } satisfies Record<Role, string>,
  makeRoleLabel: {
    owner: (name: string) => `Make an owner: ${name}`,
    member: (name: string) => `Make a member: ${name}`,
  } satisfies Record<Role, (name: string) => string>,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  leave: 'Leave this shop',
  cancel: 'Cancel',
  asks: {
    owner: {
      title: (name: string) => `Make ${name} an owner?`,
      text: 'Owners change prices, the profile and who works here, and can remove other owners.',
    },
    member: {
      title: (name: string) => `Make ${name} a member?`,
      text: 'Members answer requests for quote. They can read prices and the profile, but not change them. Invitations that they sent end.',
    },
    leave: {
      title: (_name: string) => 'Leave this shop?',
      text: 'You are signed out at once and see nothing of the shop any more; only a new invitation lets you in again. What you did stays in the requests, and those assigned to you count as assigned to nobody. Invitations that you sent end.',
    },
    remove: {
      title: (name: string) => `Remove ${name}?`,
      text: 'Whoever is removed is signed out at once and sees nothing of your shop any more. What was done stays in the requests, and those assigned to them count as assigned to nobody. Invitations that they sent end.',
    },
  },
  done: {
    invited: (email: string) => `An invitation is on its way to ${email}.`,
    withdrawn: (email: string) => `The invitation to ${email} is good for nothing now.`,
    owner: (name: string) => `${name} is an owner now.`,
    member: (name: string) => `${name} is a member now.`,
    left: 'You do not work here any more.',
    removed: (name: string) => `${name} does not work here any more.`,
  },
  waiting: 'Invitations that wait',
  noneWaiting: 'No invitation waits for an answer.',
  invitedBy: (name: string) => `invited by ${name}`,
  goodUntil: (day: string) => `good until ${day}`,
  withdraw: 'Withdraw',
  withdrawLabel: (email: string) => `Withdraw the invitation to ${email}`,
  invite: {
    title: 'Invite somebody',
    lead: 'They get a mail with a link that is good once and for seven days. A second invitation takes the place of the first.',
    email: 'Email',
    badEmail: 'Please enter a complete email address, such as ada@example.com.',
    role: 'Works here as',
    roles: {
      member: 'Member – answers requests for quote',
      owner: 'Owner – may change everything',
    } satisfies Record<Role, string>,
    send: 'Send the invitation',
  },
  failures: {
    noAnswer: 'That did not work. Please try again.',
    needsSignIn: 'Your sign-in has expired. Please sign in again.',
  },
  noProvider: {
    title: 'You have no shop yet',
    text: 'Fill in your profile and save it. Then you can invite people to work with you.',
    link: 'Go to your profile',
  },
} as const;
