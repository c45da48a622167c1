import type { RateCard } from '#domain/rates/rate-card.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { type AuditEntry, noted } from '#server/ports/records/audit-log.ts';
import type {
  DraftChange,
  DraftState,
  GoldenParts,
  MaterialPicture,
  Publication,
  PublishedVersion,
  RateCardRecords,
} from '#server/ports/records/rate-card-records.ts';
import type { DoomedBlobs } from '#server/ports/records/records.ts';

/** By provider, oldest first. */
export type MemoryVersions = Map<string, (PublishedVersion & { readonly card: RateCard })[]>;

const NEVER_EDITED: DraftState = { card: null, revision: 0, by: null, at: null };
const isNamed = (card: RateCard | string | null, { name }: MaterialPicture) =>
  JSON.stringify(card).includes(name.slice(name.indexOf('/') + 1));

export function createMemoryRateCards(
  providers: Map<string, Provider>,
  versions: MemoryVersions,
  doomed: DoomedBlobs,
  log: AuditEntry[],
): RateCardRecords {
  const drafts = new Map<string, DraftState>();
  const golden = new Map<string, GoldenParts>();
  const pictures = new Map<string, MaterialPicture>();
  const versionsOf = (id: string) => versions.get(id) ?? [];
  const draftOf = (id: string) => drafts.get(id) ?? NEVER_EDITED;
  const conflict = ({ card: _, ...present }: DraftState) => ({ outcome: 'conflict' as const, ...present });
  const put = (id: string, card: RateCard | null, expected: number, by: string, at: Date): DraftChange => {
    const draft = draftOf(id);
    if (draft.revision !== expected) return conflict(draft);
    drafts.set(id, { card, revision: expected + 1, by, at });
    return { outcome: 'saved', revision: expected + 1 };
  };
  const publish = (id: string, draft: RateCard, { author, note, at }: Publication) => {
    const number = versionsOf(id).length + 1;
    const card = { ...draft, version: String(number) };
    versions.set(id, [...versionsOf(id), { number, author, note, at, card }]);
    const provider = providers.get(id);
    if (provider !== undefined) providers.set(id, { ...provider, rateCard: card });
    log.push(noted.rateCardPublished(id, number, author, at));
    return number;
  };
  return {
    listVersions: async (id) =>
      versionsOf(id)
        .map(({ card: _, ...version }) => version)
        .reverse(),
    findVersion: async (id, number) => versionsOf(id)[number - 1] ?? null,
    findLastBy: async (id, author) => versionsOf(id).findLast((version) => version.author === author)?.card ?? null,
    findDraft: async (id) => draftOf(id),
    saveDraft: async (id, card, expected, by, at) => put(id, card, expected, by, at),
    discardDraft: async (id, expected, by, at) => put(id, null, expected, by, at),
    async publishDraft(id, expected, publication) {
      const draft = draftOf(id);
      if (draft.revision !== expected) return conflict(draft);
      if (draft.card === null) return { outcome: 'no-draft' };
      const number = publish(id, draft.card, publication);
      put(id, null, expected, publication.author, publication.at);
      return { outcome: 'published', number };
    },
    publishCard: async (id, card, expectedNumber, publication) =>
      versionsOf(id).length === expectedNumber ? publish(id, card, publication) : null,
    findGoldenParts: async (id) => golden.get(id) ?? null,
    async saveGoldenParts(id, list, expected) {
      if ((golden.get(id)?.revision ?? 0) !== expected) return null;
      golden.set(id, { list, revision: expected + 1 });
      return expected + 1;
    },
    async addPicture(picture) {
      pictures.set(picture.name, picture);
      await doomed.strike([picture.name]);
    },
    countPictureBytes: async (id) =>
      [...pictures.values()].reduce((sum, { providerId, sizeBytes }) => sum + (id === null || id === providerId ? sizeBytes : 0), 0),
    async removeUnusedPictures(before, at) {
      const logoOf = (id: string) => providers.get(id)?.logoUrl ?? null;
      const cards = (id: string) => [draftOf(id).card, ...[...versions.values()].flat().map(({ card }) => card)];
      const unused = [...pictures.values()].filter(
        (picture) =>
          picture.addedAt <= before && ![...cards(picture.providerId), logoOf(picture.providerId)].some((named) => isNamed(named, picture)),
      );
      for (const { name } of unused) pictures.delete(name);
      await doomed.add(
        unused.map(({ name }) => name),
        at,
      );
      return unused.length;
    },
  };
}
