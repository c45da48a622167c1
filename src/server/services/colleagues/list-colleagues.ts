import type { getColleagues as call } from '#contract/calls/get-colleagues.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { nameAccounts } from '../desk/name-accounts.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';

/** Who works for the caller's provider, its founder first, and who was asked to. */
export async function listColleagues(
  ports: Pick<Ports, 'records' | 'clock'>,
  { caller, provider }: Insider,
): Promise<ResponseOf<typeof call>> {
  const { members } = ports.records;
  const [list, invitations] = await Promise.all([members.list(provider.id), members.listInvitations(provider.id, ports.clock.now())]);
  const founder = provider.ownerSub === null ? [] : [{ sub: provider.ownerSub, role: 'owner' as const, email: '', isFounder: true }];
  const all = [...founder, ...list.map((member) => ({ ...member, isFounder: false }))];
  const names = await nameAccounts(
    ports,
    caller,
    all.map(({ sub }) => sub),
  );
  return {
    success: true,
    colleagues: all.map(({ sub, role, email, isFounder }) => ({
      sub,
      name: names.get(sub) ?? (email === '' ? sub : email),
      role,
      isFounder,
      isYou: sub === caller.sub,
    })),
    invitations: invitations.map(({ email, role, expiresAt }) => ({ email, role, expiresAt: expiresAt.toISOString() })),
  };
}
