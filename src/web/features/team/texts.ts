import type { Role } from '#contract/schemas/colleagues.ts';

/** Everything /msp/colleagues says. */
export const texts = {
  title: 'Colleagues',
  lead: 'Team and roles. Owners change prices, the profile and the team; members answer requests for quote; the shop floor makes and ships orders without seeing prices.',
  loading: 'Loading your colleagues',
  failed: 'Your colleagues could not be loaded.',
  readOnly: 'You can see who works here. Only an owner can invite and remove people or change what they may do.',
  here: 'Who works here',
  you: 'You',
  founder: 'Founder',
  founderStays: 'Founder, always an owner',
  youStay: 'You founded this shop: the founder always stays an owner.',
  roles: { owner: 'Owner', member: 'Member', 'shop-floor': 'Shop floor' } satisfies Record<Role, string>,
  makeRole: { owner: 'Make an owner', member: 'Make a member', 'shop-floor': 'Move to the shop floor' } satisfies Record<Role, string>,
  makeRoleLabel: {
    owner: (name: string) => `Make an owner: ${name}`,
    member: (name: string) => `Make a member: ${name}`,
    'shop-floor': (name: string) => `Move to the shop floor: ${name}`,
  } satisfies Record<Role, (name: string) => string>,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  leave: 'Leave this shop',
  asks: {
    owner: {
      title: (name: string) => `Make ${name} an owner?`,
      text: 'Owners change prices, the profile and who works here, and can remove other owners.',
    },
    member: {
      title: (name: string) => `Make ${name} a member?`,
      text: 'Members answer requests for quote. They can read prices and the profile, but not change them. Invitations that they sent end.',
    },
    'shop-floor': {
      title: (name: string) => `Move ${name} to the shop floor?`,
      text: 'They see orders, travellers, packing lists and files, and say what is started, finished and shipped. They see no prices, quotes or clients. Invitations that they sent end.',
    },
    leave: {
      title: (_name: string) => 'Leave this shop?',
      text: 'You are signed out at once and lose access to the shop; only a new invitation lets you in again. What you did stays in the requests, and those assigned to you become unassigned. Invitations that you sent end.',
    },
    remove: {
      title: (name: string) => `Remove ${name}?`,
      text: 'They are signed out at once and lose access to your shop. What they did stays in the requests, and those assigned to them become unassigned. Invitations that they sent end.',
    },
  },
  done: {
    invited: (email: string) => `An invitation is on its way to ${email}.`,
    withdrawn: (email: string) => `The invitation to ${email} is withdrawn.`,
    owner: (name: string) => `${name} is an owner now.`,
    member: (name: string) => `${name} is a member now.`,
    'shop-floor': (name: string) => `${name} works on the shop floor now.`,
    left: 'You no longer work here.',
    removed: (name: string) => `${name} no longer works here.`,
  },
  waiting: 'Open invitations',
  noneWaiting: 'No open invitations.',
  invitedBy: (name: string) => `invited by ${name}`,
  goodUntil: (day: string) => `valid until ${day}`,
  withdraw: 'Withdraw',
  withdrawLabel: (email: string) => `Withdraw the invitation to ${email}`,
  invite: {
    title: 'Invite a colleague',
    lead: 'They get an email with a link: single use, valid 7 days. A second invitation replaces the first.',
    email: 'Email',
    badEmail: 'Please enter a complete email address, such as ada@example.com.',
    role: 'Role',
    roles: {
      member: 'Member – answers requests for quote',
      'shop-floor': 'Shop floor – makes and ships orders, sees no prices',
      owner: 'Owner – may change everything',
    } satisfies Record<Role, string>,
    send: 'Send the invitation',
  },
  failures: {
    noAnswer: 'That did not work. Please try again.',
    needsSignIn: 'Your sign-in has expired. Please sign in again.',
  },
  noShop: {
    title: 'You have no shop yet',
    text: 'Fill in your profile and save it. Then you can invite people to work with you.',
    link: 'Go to your profile',
  },
} as const;
