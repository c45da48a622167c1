import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { AT, later, newMail } from '#test/support/sample-records.ts';
import type { MemberRole } from '../records/member-records.ts';
import type { Records } from '../records/records.ts';

/** What every Records must do with those who work for a provider. `open` may give a store that other runs have filled. */
export function describeMembers(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());
  const addProvider = async (ownerSub = randomUUID()) => {
    const id = randomUUID();
    await records.providers.save({ ...DEMO_PROVIDER, id, ownerSub });
    return id;
  };
  const member = (sub: string, role: MemberRole = 'member', minute = 0) => ({
    sub,
    role,
    email: `${sub}@example.com`,
    joinedAt: later(minute),
  });
  const invite = async (providerId: string, changes: { email?: string; role?: MemberRole; invitedBy?: string } = {}) => {
    const invitation = {
      hash: randomUUID(),
      providerId,
      email: `${randomUUID()}@example.com`,
      role: 'member' as const,
      invitedBy: (await records.providers.find(providerId))?.ownerSub ?? '',
      expiresAt: later(60),
      ...changes,
    };
    await records.members.invite(invitation, newMail(), AT);
    return invitation;
  };
  const worksAt = (sub: string, ...providerIds: readonly string[]) =>
    Promise.all(providerIds.map((id) => records.members.worksFor(sub, id)));
  const actionsAt = async (providerId: string) =>
    (await records.audit.list(0, 100_000))
      .filter((entry) => entry.providerId === providerId)
      .map(({ action, actor }) => `${action} ${actor}`);

  test('DESK-13 an account works for one provider, which it has not founded, in one role', async () => {
    const [first, second, sub] = [await addProvider(), await addProvider(), randomUUID()];
    expect(await records.members.findEmployer(sub)).toBeNull();
    await records.members.add(first, member(sub));
    expect(await records.members.findEmployer(sub)).toEqual({ provider: await records.providers.find(first), role: 'member' });
    expect(await records.providers.findByOwner(sub)).toBeNull();
    expect(await worksAt(sub, first, second)).toEqual([true, false]);
    await records.members.add(second, member(sub, 'owner'));
    expect(await records.members.findEmployer(sub)).toMatchObject({ provider: { id: second }, role: 'owner' });
    expect(await worksAt(sub, first, second)).toEqual([false, true]);
    const founder = (await records.providers.find(first))?.ownerSub ?? '';
    expect(await worksAt(founder, first, second)).toEqual([true, false]);
    expect(await worksAt(randomUUID(), first, second)).toEqual([false, false]);
    expect(await records.members.list(first)).toEqual([]);
    const other = randomUUID();
    await records.members.add(second, member(other, 'member', 1));
    expect(await records.members.list(second)).toEqual([member(sub, 'owner'), member(other, 'member', 1)]);
  });

  test('DESK-13 a role is changed and work ended at the own provider alone, and noted', async () => {
    const [id, other, sub] = [await addProvider(), await addProvider(), randomUUID()];
    await records.members.add(id, member(sub));
    expect(await records.members.setRole(other, sub, 'owner', 'ada', AT)).toBe(false);
    expect(await records.members.remove(other, sub, 'ada', AT)).toBe(false);
    expect(await records.members.findEmployer(sub)).toMatchObject({ role: 'member' });
    expect(await records.members.setRole(id, sub, 'owner', 'ada', AT)).toBe(true);
    expect(await records.members.findEmployer(sub)).toMatchObject({ role: 'owner' });
    expect(await records.members.remove(id, sub, 'ada', AT)).toBe(true);
    expect(await records.members.findEmployer(sub)).toBeNull();
    expect(await worksAt(sub, id)).toEqual([false]);
    expect(await records.members.remove(id, sub, 'ada', AT)).toBe(false);
    expect(await actionsAt(id)).toEqual(['role-changed ada', 'member-removed ada']);
    expect(await actionsAt(other)).toEqual([]);
  });

  test('DESK-13 an invitation is good once and until it expires; the last one to an address counts', async () => {
    const founder = randomUUID();
    const id = await addProvider(founder);
    const first = await invite(id, { email: 'bo@example.com' });
    const second = await invite(id, { email: 'bo@example.com', role: 'owner' });
    expect(await records.members.listInvitations(id, later(59))).toEqual([second]);
    expect(await records.members.listInvitations(id, later(60))).toEqual([]);
    expect(await records.members.findInvitation(first.hash, AT)).toBeNull();
    expect(await records.members.findInvitation(second.hash, later(60))).toBeNull();
    expect(await records.members.findInvitation(second.hash, later(59))).toEqual(second);
    const [sub, other] = [randomUUID(), randomUUID()];
    expect(await records.members.join(second.hash, sub, later(60))).toEqual({ outcome: 'unknown' });
    const joined = await Promise.all([sub, other].map((who) => records.members.join(second.hash, who, later(1))));
    expect(joined.map(({ outcome }) => outcome).sort()).toEqual(['joined', 'unknown']);
    const list = await records.members.list(id);
    expect(list).toEqual([{ sub: expect.any(String), role: 'owner', email: 'bo@example.com', joinedAt: later(1) }]);
    expect(await actionsAt(id)).toEqual([`member-invited ${founder}`, `member-invited ${founder}`, `member-joined ${list[0]?.sub}`]);
  });

  test('DESK-13 who has a provider joins no other, and keeps role and invitation', async () => {
    const [founder, worker] = [randomUUID(), randomUUID()];
    const [id, other] = [await addProvider(founder), await addProvider()];
    await records.members.add(id, member(worker, 'owner'));
    const invitation = await invite(other);
    for (const sub of [founder, worker]) expect(await records.members.join(invitation.hash, sub, AT)).toEqual({ outcome: 'employed' });
    expect(await records.members.findInvitation(invitation.hash, AT)).toEqual(invitation);
    const again = await invite(id);
    expect(await records.members.join(again.hash, worker, AT)).toEqual({ outcome: 'joined', providerId: id });
    expect(await records.members.findEmployer(worker)).toMatchObject({ role: 'owner' });
  });

  test.each(['removed', 'made a member'] as const)('S-46 invitations end with whoever sent them, who is %s', async (fate) => {
    const [id, other] = [await addProvider(), await addProvider()];
    const [owner, colleague] = [randomUUID(), randomUUID()];
    await records.members.add(id, member(owner, 'owner'));
    await records.members.add(id, member(colleague, 'owner'));
    const sent = await invite(id, { role: 'owner', invitedBy: owner });
    const kept = [await invite(id), await invite(id, { invitedBy: colleague }), await invite(other)];
    if (fate === 'removed') await records.members.remove(other, owner, 'ada', AT);
    else await records.members.setRole(other, owner, 'member', 'ada', AT);
    expect(await records.members.findInvitation(sent.hash, AT)).toEqual(sent);
    if (fate === 'removed') await records.members.remove(id, owner, 'ada', AT);
    else await records.members.setRole(id, owner, 'member', 'ada', AT);
    expect(await records.members.findInvitation(sent.hash, AT)).toBeNull();
    expect(await records.members.join(sent.hash, randomUUID(), AT)).toEqual({ outcome: 'unknown' });
    for (const invitation of kept) expect(await records.members.findInvitation(invitation.hash, AT)).toEqual(invitation);
  });

  test('S-46 nobody joins by an invitation whose sender owns the provider no more, however it came to be there', async () => {
    const id = await addProvider();
    const [owner, stranger] = [randomUUID(), randomUUID()];
    await records.members.add(id, member(owner, 'owner'));
    await records.members.setRole(id, owner, 'member', 'ada', AT);
    // Sent by calls that were under way meanwhile.
    for (const invitedBy of [owner, stranger]) {
      const late = await invite(id, { invitedBy, role: 'owner' });
      expect(await records.members.join(late.hash, randomUUID(), AT)).toEqual({ outcome: 'unknown' });
    }
    expect(await records.members.list(id)).toEqual([member(owner)]);
    await records.members.setRole(id, owner, 'owner', 'ada', AT);
    const sent = await invite(id, { invitedBy: owner });
    expect(await records.members.join(sent.hash, randomUUID(), AT)).toEqual({ outcome: 'joined', providerId: id });
  });

  test('DESK-13 a withdrawn invitation is good for nothing, and its provider’s alone', async () => {
    const [id, other] = [await addProvider(), await addProvider()];
    const invitation = await invite(id);
    await records.members.withdrawInvitation(other, invitation.email);
    expect(await records.members.findInvitation(invitation.hash, AT)).toEqual(invitation);
    await records.members.withdrawInvitation(id, invitation.email);
    expect(await records.members.findInvitation(invitation.hash, AT)).toBeNull();
  });
}
