import type { Identity } from '../../ports/identity.ts';

/** An installation without accounts: nobody is signed in, every token is refused. The portal brings accounts. */
export const noAccounts: Identity = {
  verifyAccessToken: async () => null,
};
