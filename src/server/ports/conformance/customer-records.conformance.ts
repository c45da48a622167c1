import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { later, newMail, newPart, newRfq, REQUESTED_PART } from '#test/support/sample-records.ts';
import type { Records } from '../records/records.ts';

/** What every Records must do with customers who come back. `open` may give a store that other runs have filled. */
export function describeCustomers(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
    if ((await records.parts.findById(REQUESTED_PART)) === null) await records.parts.add({ ...newPart(), id: REQUESTED_PART });
  });
  afterAll(() => records.close());

  const code = (email: string, providerId: string, hash = 'right') => ({ providerId, email, hash, expiresAt: later(10) });
  const session = (email: string, providerId: string) => ({ hash: randomUUID(), providerId, email, expiresAt: later(60) });
  const newPerson = (): readonly [email: string, shop: string] => [`${randomUUID()}@example.com`, randomUUID()];

  test('SHOP-16 a code opens a session once, in its time, at its provider, and after five wrong tries no more', async () => {
    const { customers } = records;
    const [email, shop] = newPerson();
    const opens = (hash: string, minute = 1, providerId = shop) =>
      customers.openSession({ providerId, email, hash }, session(email, providerId), 5, later(minute));
    expect(await opens('right')).toBe(false);
    await customers.putCode(code(email, shop), newMail(), later(0));
    expect([await opens('right', 1, 'another'), await opens('wrong'), await opens('right', 10)]).toEqual([false, false, false]);
    expect([await opens('right'), await opens('right')]).toEqual([true, false]);
    await customers.putCode(code(email, shop), null, later(0));
    await Promise.all(Array.from({ length: 5 }, () => opens('wrong')));
    expect(await opens('right')).toBe(false);
    await customers.putCode(code(email, shop, 'newer'), null, later(0));
    expect([await opens('right'), await opens('newer')]).toEqual([false, true]);
  });

  test('SHOP-16 a session is found until its time is over or somebody signs out', async () => {
    const { customers } = records;
    const [email, shop] = newPerson();
    await customers.putCode(code(email, shop), null, later(0));
    const opened = session(email, shop);
    expect(await customers.openSession({ providerId: shop, email, hash: 'right' }, opened, 5, later(1))).toBe(true);
    expect(await customers.findSession(opened.hash, later(59))).toEqual(opened);
    expect(await customers.findSession(opened.hash, later(60))).toBeNull();
    await customers.endSession(opened.hash);
    expect(await customers.findSession(opened.hash, later(2))).toBeNull();
  });

  test('SHOP-16 an address is known by its requests and by invitations, and keys are found by requests', async () => {
    const { customers, rfqs } = records;
    const [email, shop] = newPerson();
    expect(await customers.isKnown(shop, email)).toBe(false);
    const rfq = newRfq({ providerId: shop, contact: { name: 'Zoë', email, organization: '', message: '' } });
    await rfqs.add(rfq, []);
    expect([await customers.isKnown(shop, email), await customers.isKnown('another', email)]).toEqual([true, false]);
    expect(await customers.listKeys([rfq.id, 'none'])).toEqual(new Map([[rfq.id, rfq.begin.key]]));
    expect(await customers.listKeys([])).toEqual(new Map());
  });

  test('SHOP-16 a group begins with an invitation, grows by what is accepted, keeps who is in it, and ends with the last but one', async () => {
    const { customers } = records;
    const [[ada, shop], [bob], [eve]] = [newPerson(), newPerson(), newPerson()];
    const invite = (by: string, email: string) => customers.invite(shop, by, email, randomUUID(), newMail(), later(1));
    expect([await invite(ada, bob), await customers.isKnown(shop, bob)]).toEqual([true, true]);
    const group = (await customers.findMember(shop, ada))?.groupId ?? '';
    const listed = async () => (await customers.listMembers(shop, group)).map(({ email, joinedAt }) => [email, joinedAt !== null]);
    expect(new Map((await listed()) as [string, boolean][])).toEqual(
      new Map([
        [ada, true],
        [bob, false],
      ]),
    );
    expect([
      await customers.join(shop, bob, later(2)),
      await customers.join(shop, bob, later(3)),
      await customers.join(shop, eve, later(3)),
    ]).toEqual([true, false, false]);
    // Eve's invitation takes Bob nowhere; Bob's takes Eve, who had nobody but herself, into his.
    expect([await invite(eve, bob), (await customers.findMember(shop, bob))?.groupId]).toEqual([false, group]);
    await customers.leave(shop, eve);
    expect([await invite(bob, eve), await customers.join(shop, eve, later(4))]).toEqual([true, true]);
    expect(new Set((await listed()).map(([email]) => email))).toEqual(new Set([ada, bob, eve]));
    await customers.leave(shop, ada);
    expect(new Set((await listed()).map(([email]) => email))).toEqual(new Set([bob, eve]));
    await customers.leave(shop, bob);
    expect([await listed(), await customers.findMember(shop, eve), await customers.findMember('another', eve)]).toEqual([[], null, null]);
  });
}
