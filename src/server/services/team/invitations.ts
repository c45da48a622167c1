import type { showInvitation as showCall } from '#contract/api/team/show-invitation.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { Invitation } from '../../ports/records/member-records.ts';
import type { Handlers } from '../shared/context.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { hashInvitation } from './invite-colleague.ts';

/** The same words for one that never was, was used, was withdrawn and is over. */
const NO_INVITATION = 'This invitation is not good any more. Please ask for a new one.';
const EMPLOYED = 'Your account has a provider already. Please join with another account.';

/** Who invites, and as what. */
export async function showInvitation(
  { ports }: { readonly ports: Pick<Ports, 'records' | 'clock'> },
  { secret }: RequestOf<typeof showCall>,
): Promise<AnswerOf<typeof showCall> | Refusal> {
  const found = await find(ports, secret);
  const provider = found === null ? null : await ports.records.providers.find(found.providerId);
  if (found === null || provider === null) return refuse(404, 'invitation-over', NO_INVITATION);
  return { provider: provider.name, email: found.email, role: found.role };
}

/** Has the caller work for whoever invites. */
export const acceptInvitation: Handlers['acceptInvitation'] = async ({ ports, access: { caller } }, { secret }) => {
  const found = await find(ports, secret);
  if (found === null) return refuse(404, 'invitation-over', NO_INVITATION);
  const account = await ports.records.accounts.findBySub(caller.sub);
  // A forwarded link lets nobody in; accounts that another service keeps have no address here.
  if (account !== null && account.email !== found.email)
    return refuse(403, 'other-address', 'This invitation went to another address. Please sign in with that one.');
  const joined = await ports.records.members.join(found.hash, caller.sub, ports.clock.now());
  if (joined.outcome === 'joined') return { mspID: joined.providerId };
  return joined.outcome === 'employed' ? refuse(409, 'has-shop', EMPLOYED) : refuse(404, 'invitation-over', NO_INVITATION);
};

function find({ records, clock }: Pick<Ports, 'records' | 'clock'>, secret: string): Promise<Invitation | null> {
  return records.members.findInvitation(hashInvitation(secret), clock.now());
}
