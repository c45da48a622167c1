import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { RateCard } from '#domain/rates/rate-card.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { DraftChange, DraftState, Publication, RateCardRecords } from '../../ports/records/rate-card-records.ts';
import { note } from './core/audit-records.ts';
import type { QueryRunner } from './core/database.ts';
import { doom, strike } from './core/doomed-blobs.ts';
import { goldenParts, materialPictures, providers, rateCardDrafts, rateCardVersions } from './core/schema.ts';

const NEVER_EDITED: DraftState = { card: null, revision: 0, by: null, at: null };
const VERSION = {
  number: rateCardVersions.number,
  author: rateCardVersions.author,
  note: rateCardVersions.note,
  at: rateCardVersions.publishedAt,
};

/** Begins a provider's history with the card that it has, unless there is one, in the caller's transaction. */
export async function addFirstVersion(transaction: QueryRunner, { id: providerId, rateCard: card }: Provider): Promise<void> {
  await transaction.insert(rateCardVersions).values({ providerId, number: 1, card, note: '' }).onConflictDoNothing();
}

/** Draft and versions of one provider change one after the other. */
async function lock(transaction: QueryRunner, providerId: string): Promise<void> {
  await transaction.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId)).for('update');
}

async function readDraft(from: QueryRunner, providerId: string): Promise<DraftState> {
  const [row] = await from.select().from(rateCardDrafts).where(eq(rateCardDrafts.providerId, providerId));
  return row === undefined ? NEVER_EDITED : { card: row.card, revision: row.revision, by: row.editedBy, at: row.editedAt };
}

async function writeDraft(
  transaction: QueryRunner,
  draft: { readonly providerId: string; readonly card: RateCard | null; readonly revision: number },
  editedBy: string,
  editedAt: Date,
): Promise<void> {
  const row = { ...draft, editedBy, editedAt };
  await transaction.insert(rateCardDrafts).values(row).onConflictDoUpdate({ target: rateCardDrafts.providerId, set: row });
}

async function findNewest(transaction: QueryRunner, providerId: string): Promise<number> {
  const [newest] = await transaction
    .select({ number: max(rateCardVersions.number) })
    .from(rateCardVersions)
    .where(eq(rateCardVersions.providerId, providerId));
  return newest?.number ?? 0;
}

/** Adds the next version, has customers pay by it, keeps the pictures that it names, and notes it. */
async function publish(transaction: QueryRunner, providerId: string, draft: RateCard, { author, note: words, at }: Publication) {
  const number = (await findNewest(transaction, providerId)) + 1;
  const card = { ...draft, version: String(number) };
  await transaction.insert(rateCardVersions).values({ providerId, number, card, author, note: words, publishedAt: at });
  await transaction.update(providers).set({ rateCard: card }).where(eq(providers.id, providerId));
  const isNamed = sql`position(split_part(${materialPictures.name}, '/', 2) in ${JSON.stringify(card)}::text) > 0`;
  await transaction
    .update(materialPictures)
    .set({ isPublished: true })
    .where(and(eq(materialPictures.isPublished, false), isNamed));
  await note(transaction, [noted.rateCardPublished(providerId, number, author, at)]);
  return number;
}

export function createRateCardRecords(runner: QueryRunner): RateCardRecords {
  /** Runs `change` where the draft is as the caller knows it. */
  const changeDraft = <Done>(
    providerId: string,
    expectedRevision: number,
    change: (transaction: QueryRunner, draft: DraftState) => Promise<Done>,
  ) =>
    runner.transaction(async (transaction) => {
      await lock(transaction, providerId);
      const draft = await readDraft(transaction, providerId);
      const { card: _, ...present } = draft;
      return draft.revision === expectedRevision ? change(transaction, draft) : { outcome: 'conflict' as const, ...present };
    });
  const putDraft = (providerId: string, card: RateCard | null, expectedRevision: number, by: string, at: Date) =>
    changeDraft(providerId, expectedRevision, async (transaction): Promise<DraftChange> => {
      const revision = expectedRevision + 1;
      await writeDraft(transaction, { providerId, card, revision }, by, at);
      return { outcome: 'saved', revision };
    });

  return {
    listVersions: (providerId) =>
      runner
        .select(VERSION)
        .from(rateCardVersions)
        .where(eq(rateCardVersions.providerId, providerId))
        .orderBy(desc(rateCardVersions.number)),
    findVersion: async (providerId, number) => {
      const found = runner.select({ ...VERSION, card: rateCardVersions.card }).from(rateCardVersions);
      return (await found.where(and(eq(rateCardVersions.providerId, providerId), eq(rateCardVersions.number, number))))[0] ?? null;
    },
    findLastBy: async (providerId, author) => {
      const found = runner.select({ card: rateCardVersions.card }).from(rateCardVersions);
      const byAuthor = found.where(and(eq(rateCardVersions.providerId, providerId), eq(rateCardVersions.author, author)));
      return (await byAuthor.orderBy(desc(rateCardVersions.number)).limit(1))[0]?.card ?? null;
    },
    findDraft: (providerId) => readDraft(runner, providerId),
    saveDraft: putDraft,
    discardDraft: (providerId, expectedRevision, by, at) => putDraft(providerId, null, expectedRevision, by, at),
    publishDraft: (providerId, expectedRevision, publication) =>
      changeDraft(providerId, expectedRevision, async (transaction, { card, revision }) => {
        if (card === null) return { outcome: 'no-draft' as const };
        // Drafts before pictures, in the order in which the removal of pictures locks them.
        await writeDraft(transaction, { providerId, card: null, revision: revision + 1 }, publication.author, publication.at);
        const number = await publish(transaction, providerId, card, publication);
        return { outcome: 'published' as const, number };
      }),
    publishCard: (providerId, card, expectedNumber, publication) =>
      runner.transaction(async (transaction) => {
        await lock(transaction, providerId);
        if ((await findNewest(transaction, providerId)) !== expectedNumber) return null;
        return publish(transaction, providerId, card, publication);
      }),
    findGoldenParts: async (providerId) => {
      const { list, revision } = goldenParts;
      return (await runner.select({ list, revision }).from(goldenParts).where(eq(goldenParts.providerId, providerId)))[0] ?? null;
    },
    saveGoldenParts: async (providerId, list, expectedRevision) => {
      const revision = expectedRevision + 1;
      const added = { providerId, list, revision };
      const saved =
        expectedRevision === 0
          ? runner.insert(goldenParts).values(added).onConflictDoNothing().returning({ revision: goldenParts.revision })
          : runner
              .update(goldenParts)
              .set(added)
              .where(and(eq(goldenParts.providerId, providerId), eq(goldenParts.revision, expectedRevision)))
              .returning({ revision: goldenParts.revision });
      return (await saved)[0]?.revision ?? null;
    },
    addPicture: (picture) =>
      runner.transaction(async (transaction) => {
        const { addedAt } = picture;
        await transaction.insert(materialPictures).values(picture).onConflictDoUpdate({ target: materialPictures.name, set: { addedAt } });
        await strike(transaction, [picture.name]);
      }),
    countPictureBytes: async (providerId) => {
      const bytes = sql<number>`coalesce(sum(${materialPictures.sizeBytes}), 0)`.mapWith(Number);
      const counted = runner.select({ bytes }).from(materialPictures);
      return (await counted.where(providerId === null ? undefined : eq(materialPictures.providerId, providerId)))[0]?.bytes ?? 0;
    },
    removeUnusedPictures: (before, at) =>
      runner.transaction(async (transaction) => {
        // No draft begins to name a picture, and none is published, while it is looked at.
        await transaction.execute(sql`lock table ${rateCardDrafts}, ${materialPictures} in share row exclusive mode`);
        const isDrafted = sql`exists (
            select 1 from ${rateCardDrafts} where ${rateCardDrafts.providerId} = ${materialPictures.providerId}
            and position(split_part(${materialPictures.name}, '/', 2) in ${rateCardDrafts.card}::text) > 0
          )`;
        const unused = and(eq(materialPictures.isPublished, false), lte(materialPictures.addedAt, before), sql`not ${isDrafted}`);
        const removed = await transaction.delete(materialPictures).where(unused).returning({ name: materialPictures.name });
        await doom(
          transaction,
          removed.map(({ name }) => name),
          at,
        );
        return removed.length;
      }),
  };
}
