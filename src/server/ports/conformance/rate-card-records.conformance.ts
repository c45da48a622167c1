import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { AT, later } from '#test/support/sample-records.ts';
import type { BlobName } from '../blob-store.ts';
import type { Records } from '../records/records.ts';

const card = (mark: string) => ({ ...DEMO_RATE_CARD, version: mark });
const published = (number: number) => ({ ...DEMO_RATE_CARD, version: String(number) });
const publication = (author = 'ada', note = 'Spring') => ({ author, note, at: later(1) });
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

/** What every Records must do with rate cards. `open` may give a store that other runs have filled. */
export function describeRateCards(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());
  const addProvider = async () => {
    const id = randomUUID();
    await records.providers.save({ ...DEMO_PROVIDER, id });
    return id;
  };
  const findCard = async (id: string) => (await records.providers.find(id))?.rateCard;

  test('PRC-05 a provider begins with version 1, which is what its customers pay by, however it came to be', async () => {
    const saved = await addProvider();
    const added = await records.providers.addForOwner(DEMO_PROVIDER, randomUUID());
    for (const id of [saved, added.id]) {
      expect(await records.rateCards.listVersions(id)).toEqual([{ number: 1, author: null, note: '', at: expect.any(Date) }]);
      expect((await records.rateCards.findVersion(id, 1))?.card).toEqual(DEMO_RATE_CARD);
    }
    expect(await records.rateCards.findVersion(saved, 2)).toBeNull();
    expect(await records.rateCards.findDraft(saved)).toEqual({ card: null, revision: 0, by: null, at: null });
  });

  test('PRC-05 a draft becomes the next version, with its number, its words and an entry in the log, and nothing is left to publish', async () => {
    const id = await addProvider();
    expect(await records.rateCards.saveDraft(id, card('mine'), 0, 'ada', AT)).toEqual({ outcome: 'saved', revision: 1 });
    expect(await records.rateCards.findDraft(id)).toEqual({ card: card('mine'), revision: 1, by: 'ada', at: AT });
    expect(await findCard(id)).toEqual(DEMO_RATE_CARD);
    expect(await records.rateCards.publishDraft(id, 1, publication('bob'))).toEqual({ outcome: 'published', number: 2 });
    expect(await findCard(id)).toEqual(published(2));
    const version = { number: 2, author: 'bob', note: 'Spring', at: later(1) };
    expect(await records.rateCards.findVersion(id, 2)).toEqual({ ...version, card: published(2) });
    expect((await records.rateCards.listVersions(id)).map(({ number }) => number)).toEqual([2, 1]);
    expect((await records.rateCards.listVersions(id))[0]).toEqual(version);
    expect(await records.rateCards.findDraft(id)).toEqual({ card: null, revision: 2, by: 'bob', at: later(1) });
    expect(await records.rateCards.publishDraft(id, 2, publication())).toEqual({ outcome: 'no-draft' });
    const entries = (await records.audit.list(0, 100_000)).filter((entry) => entry.objectId === id);
    expect(entries).toEqual([
      { at: later(1), actor: 'bob', providerId: id, action: 'rate-card-published', objectId: id, details: { version: 2 } },
    ]);
  });

  test('PRC-05 saving a profile leaves the card that was published meanwhile', async () => {
    const id = await addProvider();
    const read = await records.providers.find(id);
    if (read === null) throw new Error('It is gone.');
    await records.rateCards.saveDraft(id, card('mine'), 0, 'ada', AT);
    await records.rateCards.publishDraft(id, 1, publication());
    await records.providers.save({ ...read, name: 'Renamed' });
    expect(await records.providers.find(id)).toMatchObject({ name: 'Renamed', rateCard: published(2) });
    expect(await records.rateCards.listVersions(id)).toHaveLength(2);
  });

  test('PRC-06 who edits by an older draft is told who changed it and when, whatever became of it, and changes nothing', async () => {
    const id = await addProvider();
    await records.rateCards.saveDraft(id, card('first'), 0, 'ada', AT);
    const conflict = { outcome: 'conflict', revision: 1, by: 'ada', at: AT };
    expect(await records.rateCards.saveDraft(id, card('second'), 0, 'bob', later(1))).toEqual(conflict);
    expect(await records.rateCards.discardDraft(id, 0, 'bob', later(1))).toEqual(conflict);
    expect(await records.rateCards.publishDraft(id, 7, publication('bob'))).toEqual(conflict);
    expect((await records.rateCards.findDraft(id)).card).toEqual(card('first'));
    expect(await records.rateCards.discardDraft(id, 1, 'ada', later(2))).toEqual({ outcome: 'saved', revision: 2 });
    // A new draft does not begin with a revision that somebody still holds of the old one.
    expect(await records.rateCards.saveDraft(id, card('third'), 1, 'bob', later(3))).toEqual({ ...conflict, revision: 2, at: later(2) });
    expect(await records.rateCards.saveDraft(id, card('third'), 2, 'bob', later(3))).toEqual({ outcome: 'saved', revision: 3 });
  });

  test('PRC-06 of twenty who save at once one wins, of twenty who publish at once one does, and no version is lost or doubled', async () => {
    const id = await addProvider();
    const saves = await Promise.all(TWENTY.map((each) => records.rateCards.saveDraft(id, card(`by ${each}`), 0, `${each}`, AT)));
    expect(saves.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
    const winner = saves.findIndex(({ outcome }) => outcome === 'saved');
    expect(await records.rateCards.findDraft(id)).toMatchObject({ by: `${winner}`, card: card(`by ${winner}`), revision: 1 });
    const publishes = await Promise.all(TWENTY.map((each) => records.rateCards.publishDraft(id, 1, publication(`${each}`))));
    expect(publishes.filter(({ outcome }) => outcome === 'published')).toEqual([{ outcome: 'published', number: 2 }]);
    expect(publishes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(19);
    const past = await Promise.all(TWENTY.map(() => records.rateCards.publishCard(id, card('past'), 2, publication())));
    expect(past.filter((number) => number !== null)).toEqual([3]);
    expect((await records.rateCards.listVersions(id)).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('PRC-05 a card is published past the draft, which stays; the last of an author is found', async () => {
    const id = await addProvider();
    await records.rateCards.saveDraft(id, card('draft'), 0, 'ada', AT);
    expect(await records.rateCards.findLastBy(id, 'file')).toBeNull();
    for (const number of [1, 2]) await records.rateCards.publishCard(id, card(`from file ${number}`), number, publication('file'));
    await records.rateCards.publishDraft(id, 1, publication('ada'));
    expect(await records.rateCards.findLastBy(id, 'file')).toEqual(published(3));
    expect(await findCard(id)).toEqual(published(4));
  });

  test('PRC-05 one provider’s versions, drafts and golden parts are not another’s', async () => {
    const [mine, other] = [await addProvider(), await addProvider()];
    await records.rateCards.saveDraft(mine, card('mine'), 0, 'ada', AT);
    await records.rateCards.publishDraft(mine, 1, publication());
    await records.rateCards.saveGoldenParts(mine, [], 0);
    expect(await records.rateCards.listVersions(other)).toHaveLength(1);
    expect(await findCard(other)).toEqual(DEMO_RATE_CARD);
    expect((await records.rateCards.findDraft(other)).revision).toBe(0);
    expect(await records.rateCards.findGoldenParts(other)).toBeNull();
  });

  test('PRC-05 PRC-06 golden parts come back as saved; of twenty who save at once one wins', async () => {
    const id = await addProvider();
    const choice = { partId: 'golden-bracket', quantity: 10, materialId: 'm', colorId: null, finishId: 'f' };
    const list = [{ id: 'a', name: 'Winkel “ä”', ...choice, rightPrice: 12.34 }];
    expect(await records.rateCards.findGoldenParts(id)).toBeNull();
    const saves = await Promise.all(TWENTY.map(() => records.rateCards.saveGoldenParts(id, list, 0)));
    expect(saves.filter((revision) => revision !== null)).toEqual([1]);
    expect(await records.rateCards.findGoldenParts(id)).toEqual({ list, revision: 1 });
    expect(await records.rateCards.saveGoldenParts(id, [], 0)).toBeNull();
    expect(await records.rateCards.saveGoldenParts(id, [], 1)).toBe(2);
    expect(await records.rateCards.findGoldenParts(id)).toEqual({ list: [], revision: 2 });
  });

  describe('pictures', () => {
    const addPicture = async (providerId: string, addedAt = AT, sizeBytes = 1) => {
      const name: BlobName = `images/${randomUUID()}.webp`;
      await records.rateCards.addPicture({ name, providerId, sizeBytes, addedAt });
      return name;
    };
    const naming = (picture: BlobName) => card(`with ${picture.slice('images/'.length)}`);
    /** The version is overwritten on publishing; a note beside a rate is not. */
    const showing = (picture: BlobName) => ({ ...DEMO_RATE_CARD, shown: [picture.slice('images/'.length)] });
    const isDoomed = async (name: BlobName) => (await records.doomed.listDue(later(9_999), 100_000)).includes(name);

    test('PRC-03 their bytes are counted, by provider and in all', async () => {
      const [id, before] = [await addProvider(), await records.rateCards.countPictureBytes(null)];
      await addPicture(id, AT, 20);
      const twice = await addPicture(id, AT, 300);
      await records.rateCards.addPicture({ name: twice, providerId: id, sizeBytes: 300, addedAt: later(1) });
      expect(await records.rateCards.countPictureBytes(id)).toBe(320);
      expect((await records.rateCards.countPictureBytes(null)) - before).toBe(320);
      expect(await records.rateCards.countPictureBytes('none')).toBe(0);
    });

    test('DESK-07 the logo of a profile stays, another provider’s picture of that name does not', async () => {
      const [id, other] = [await addProvider(), await addProvider()];
      const [logo, foreign] = [await addPicture(id), await addPicture(other)];
      const logoUrl = [logo, foreign].map((name) => `https://shop.example/img/${name.slice('images/'.length)}`).join('?');
      await records.providers.save({ ...DEMO_PROVIDER, id, logoUrl });
      await records.rateCards.removeUnusedPictures(later(1), later(1));
      expect(await Promise.all([logo, foreign].map(isDoomed))).toEqual([false, true]);
    });

    test('PRC-03 one that the draft or any version names stays; others go after their time, their blobs with them', async () => {
      const id = await addProvider();
      const [unused, young, once, drafted] = [
        await addPicture(id),
        await addPicture(id, later(2)),
        await addPicture(id),
        await addPicture(id),
      ];
      await records.doomed.add([unused, once], later(5));
      await records.rateCards.addPicture({ name: once, providerId: id, sizeBytes: 1, addedAt: AT });
      await records.rateCards.saveDraft(id, showing(once), 0, 'ada', AT);
      await records.rateCards.publishDraft(id, 1, publication());
      await records.rateCards.saveDraft(id, card('without'), 2, 'ada', AT);
      await records.rateCards.publishDraft(id, 3, publication());
      await records.rateCards.saveDraft(id, naming(drafted), 4, 'ada', AT);
      await records.doomed.strike([unused]);
      await records.rateCards.removeUnusedPictures(later(1), later(1));
      expect(await Promise.all([unused, young, once, drafted].map(isDoomed))).toEqual([true, false, false, false]);
      expect(await records.rateCards.countPictureBytes(id)).toBe(3);
      await records.rateCards.discardDraft(id, 5, 'ada', AT);
      await records.rateCards.removeUnusedPictures(later(3), later(3));
      expect(await Promise.all([young, once, drafted].map(isDoomed))).toEqual([true, false, true]);
    });
  });
}
