/** What the portal's frame says: sidebar, user menu, the outcome of a Save and what the server is short of. */
export const texts = {
  portal: 'Portal',
  menu: 'Menu',
  role: 'Manufacturing Service Provider',
  shopFloor: 'Shop floor',
  floor: {
    title: 'Not part of your role',
    lead: 'You see the orders that are to be made, with their travellers, packing lists and files, but no prices.',
    orders: 'Go to the orders',
  },
  entering: 'Loading',
  fallbackName: 'Provider',
  userMenu: ', user menu',
  pages: {
    home: 'Home',
    dashboard: 'Dashboard',
    parts: 'Models',
    orders: 'Orders',
    invoices: 'Invoices',
    clients: 'Clients',
    materials: 'My Materials',
    pricing: 'Pricing',
    profile: 'Profile',
    colleagues: 'Colleagues',
  },
  user: { profile: 'Profile', materials: 'My Materials', save: 'Save', signOut: 'Sign out' },
  saved: 'Saved. Customers see it at',
  incomplete: 'Not saved yet. Please check in your profile:',
  completeProfile: 'Complete your profile',
  needsSignIn: 'Your sign-in has expired. What you typed is kept in this browser.',
  signIn: 'Sign in again',
  changed:
    'A colleague, or you in another browser, has saved the profile or the materials since you began. Nothing was overwritten. Save again to replace that with yours.',
  showSaved: 'Show what is saved',
  failed: 'Not saved. What you typed is kept in this browser; please try again.',
  reason: (words: string) => `Not saved. ${words}`,
  shortages: {
    storage:
      "The server's disk is full. Customers can't upload files or send requests until whoever runs the server makes space; then everything goes on by itself. Nothing that was sent is lost.",
    descriptors:
      "The server is overloaded. Customers can't upload files or send requests at the moment; everything goes on by itself when there is less to do. Nothing that was sent is lost.",
  },
  entryFailed: 'Your profile and materials could not be loaded.',
} as const;
