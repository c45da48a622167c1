import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AT, later, newMail, newPart, OUTCOME } from '#test/support/sample-records.ts';
import type { Records } from '../records/records.ts';

/** How parts and mails are taken, in every Records. `open` is called once and may give a store that other runs have filled. */
export function describeTurns(open: () => Promise<Records>): void {
  let records: Records;
  /** Minutes after the sample time; each test has hours of its own, later than those of all before. */
  let hours = 0;
  let minutes = 0;
  const at = (minute: number) => later(hours * 60 + minute);
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());
  beforeEach(async () => {
    hours += 5_000;
    minutes = 0;
    for (let part = await takePart(); part !== null; part = await takePart()) await records.parts.markFailed(part.id, 'of another test');
    for (let mail = await takeMail(); mail !== null; mail = await takeMail()) await records.outbox.markSent(mail.message.id, AT);
    minutes = 1000;
  });

  /** Each is taken a minute later than the one before. */
  const takePart = (order: 'in-turn' | 'quick-first' = 'in-turn') => {
    minutes += 1;
    return records.parts.take(at(minutes), at(minutes + 100_000), order);
  };
  const takeMail = () => records.outbox.take(at(0), at(100_000));
  const takeParts = async (count: number) => {
    const ids: (string | undefined)[] = [];
    for (let n = 0; n < count; n += 1) ids.push((await takePart())?.id);
    return ids;
  };
  let uploads = 0;
  const addPart = async (of: { uploader?: string; uploadedFor?: string; level?: number } = {}) => {
    uploads += 1;
    const part = { ...newPart(uploads), ...of };
    await records.parts.add(part);
    return part.id;
  };
  const newNames = () => Array.from({ length: 3 }, () => randomUUID());

  test('UPL-09 a part that is taken is nobody else’s until its time is over, and can be kept longer', async () => {
    const id = await addPart();
    expect(await records.parts.take(at(0), at(10), 'in-turn')).toMatchObject({ id, state: 'received' });
    expect(await records.parts.take(at(9), at(20), 'in-turn')).toBeNull();
    await records.parts.keep([id], at(30));
    expect(await records.parts.take(at(29), at(40), 'in-turn')).toBeNull();
    expect(await records.parts.take(at(30), at(40), 'in-turn')).toMatchObject({ id });
  });

  test('UPL-09 of processes that ask at once each gets another part, and no part is given twice', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => addPart()));
    const taken = await Promise.all(Array.from({ length: 6 }, () => records.parts.take(at(0), at(10), 'in-turn')));
    const left = await records.parts.take(at(0), at(10), 'in-turn');
    const all = [...taken, left].flatMap((part) => (part === null ? [] : [part.id]));
    expect(new Set(all).size).toBe(all.length);
    while ((await takePart()) !== null);
    expect(all.every((id) => ids.includes(id))).toBe(true);
  });

  test('UPL-09 measured and failed parts are never taken, converted ones are', async () => {
    const [measured, failed, converted] = [await addPart(), await addPart(), await addPart()];
    await records.parts.markMeasured(measured, OUTCOME);
    await records.parts.markFailed(failed, 'broken');
    await records.parts.markConverted(converted);
    expect(await takeParts(2)).toEqual([converted, undefined]);
    await records.parts.giveBack(converted, 0, null);
    await records.parts.markMeasured(converted, OUTCOME);
    expect(await takePart()).toBeNull();
  });

  test('HOLD-03 a measured part whose work is awaited is taken, once, and no more when the work is there', async () => {
    const id = await addPart();
    expect((await takePart())?.id).toBe(id);
    await records.parts.markMeasured(id, OUTCOME);
    await records.parts.awaitEstimates([id], '1');
    expect(await takePart()).toMatchObject({ id, state: 'measured', estimateFor: '1' });
    expect(await takePart()).toBeNull();
    await records.parts.addEstimates(id, null);
    expect(await records.parts.take(at(200_000), at(200_001), 'in-turn')).toBeNull();
  });

  test('UPL-09 a part that is given back waits until it is due, on its new level', async () => {
    const id = await addPart();
    await takePart();
    await records.parts.giveBack(id, 2, at(5_000));
    expect(await records.parts.take(at(4_999), at(6_000), 'in-turn')).toBeNull();
    expect(await records.parts.take(at(5_000), at(6_000), 'in-turn')).toMatchObject({ id, level: 2 });
  });

  test("S-34 one file of an address isn't behind another's forty, and the forty go on in between", async () => {
    const [many = '', one = ''] = newNames();
    const forty: string[] = [];
    for (let n = 0; n < 40; n += 1) forty.push(await addPart({ uploader: many }));
    expect(await takeParts(2)).toEqual(forty.slice(0, 2));
    const [first, second] = [await addPart({ uploader: one }), await addPart({ uploader: one })];
    expect(await takeParts(5)).toEqual([first, forty[2], second, forty[3], forty[4]]);
  });

  test("S-34 a provider's customer isn't behind the many addresses of another provider's", async () => {
    const [busy = '', quiet = ''] = newNames();
    const flood: string[] = [];
    for (let n = 0; n < 10; n += 1) flood.push(await addPart({ uploader: randomUUID(), uploadedFor: busy }));
    expect(await takeParts(2)).toEqual(flood.slice(0, 2));
    const [mine, next] = [
      await addPart({ uploader: randomUUID(), uploadedFor: quiet }),
      await addPart({ uploader: randomUUID(), uploadedFor: quiet }),
    ];
    expect(await takeParts(4)).toEqual([mine, flood[2], next, flood[3]]);
  });

  test('S-34 an address gains nothing by naming many providers', async () => {
    const [attacker = '', customer = '', provider = ''] = newNames();
    const flood: string[] = [];
    for (let n = 0; n < 6; n += 1) flood.push(await addPart({ uploader: attacker, uploadedFor: randomUUID() }));
    await addPart({ uploader: attacker, uploadedFor: provider });
    expect(await takeParts(1)).toEqual([flood[0]]);
    const mine = await addPart({ uploader: customer, uploadedFor: provider });
    expect(await takeParts(1)).toEqual([mine]);
  });

  test('S-34 quick ones come first where that is asked, and it can be asked whether one waits', async () => {
    const [address = ''] = newNames();
    const [slow, middle] = [await addPart({ uploader: address, level: 2 }), await addPart({ uploader: address, level: 1 })];
    expect(await records.parts.isWaiting(at(1000), 1)).toBe(false);
    const quick = await addPart({ uploader: address });
    expect(await records.parts.isWaiting(at(1000), 1)).toBe(true);
    expect((await takePart('quick-first'))?.id).toBe(quick);
    expect(await records.parts.isWaiting(at(minutes), 1)).toBe(false);
    expect(await records.parts.isWaiting(at(minutes), 2)).toBe(true);
    expect([(await takePart('quick-first'))?.id, (await takePart('quick-first'))?.id]).toEqual([middle, slow]);
  });

  test('it is known how many parts wait, since when, and how many mails, and how many of these were refused', async () => {
    expect(await records.parts.countWaiting()).toEqual({ count: 0, since: null });
    expect(await records.outbox.countWaiting()).toEqual({ count: 0, refused: 0 });
    const [first, second, third] = [await addPart(), await addPart(), await addPart()];
    const since = (await records.parts.findById(first))?.createdAt;
    expect(await records.parts.countWaiting()).toEqual({ count: 3, since });
    for (const id of [second, third]) await records.parts.markFailed(id, 'unreadable');
    expect(await records.parts.countWaiting()).toEqual({ count: 1, since });

    const [sent, refused, fresh] = [newMail(), newMail(), newMail()];
    for (const mail of [sent, refused, fresh]) await records.outbox.add(mail);
    await records.outbox.markSent(sent.id, AT);
    await records.outbox.markFailed(refused.id, 'mailbox full', at(25));
    expect(await records.outbox.countWaiting()).toEqual({ count: 2, refused: 1 });
  });

  test('S-34 codes go out before every other mail, the others in their order, each once', async () => {
    const [first, second] = [newMail(), newMail()];
    const { text: _text, html: _html, ...envelope } = newMail();
    for (const mail of [first, second, { ...envelope, sealed: 'code' }]) await records.outbox.add(mail);
    const taken = [await takeMail(), await takeMail(), await takeMail(), await takeMail()];
    expect(taken.map((mail) => mail?.message.id ?? null)).toEqual([envelope.id, first.id, second.id, null]);
    expect(taken[1]).toEqual({ message: first, attempts: 0 });
  });

  test('SUB-07 a mail that is taken is nobody else’s until its time is over or it failed', async () => {
    const mail = newMail();
    await records.outbox.add(mail);
    expect(await records.outbox.take(at(0), at(10))).toMatchObject({ attempts: 0 });
    await records.outbox.keep([mail.id], at(20));
    expect(await records.outbox.take(at(19), at(30))).toBeNull();
    expect(await records.outbox.take(at(20), at(30))).toMatchObject({ attempts: 0 });
    await records.outbox.markFailed(mail.id, 'mailbox full', at(25));
    expect(await records.outbox.take(at(24), at(40))).toBeNull();
    expect(await records.outbox.take(at(25), at(40))).toEqual({ message: mail, attempts: 1 });
    await records.outbox.markSent(mail.id, AT);
    expect(await records.outbox.take(at(1000), at(2000))).toBeNull();
  });
}
