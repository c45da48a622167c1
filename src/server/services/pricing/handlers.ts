import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import { BUILT_IN_PARTS, isBuiltIn } from '#domain/rates/golden-part.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { tellProblem } from '#domain/rates/tell-problem.ts';
import type { DraftConflict } from '../../ports/records/rate-card-records.ts';
import { RecordsError } from '../../ports/records/records.ts';
import type { Handlers } from '../shared/context.ts';
import type { Member } from '../shared/find-access.ts';
import { nameAccount } from '../shared/name-accounts.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { describeGoldenPart, findGoldenParts } from './golden-parts.ts';
import { tryGoldenParts } from './try-golden-parts.ts';
import { uploadMaterialPicture } from './upload-material-picture.ts';

/** What the caller's provider charges, is about to charge, and charged. */
const getPricing: Handlers['getPricing'] = async ({ ports, member }) => {
  const { caller, provider, role } = member;
  const { rateCards } = ports.records;
  const [versions, draft, golden] = [
    await rateCards.listVersions(provider.id),
    await rateCards.findDraft(provider.id),
    await findGoldenParts(ports, provider),
  ];
  // Card and number belong together, whatever is published meanwhile.
  const published = await rateCards.findVersion(provider.id, versions[0]?.number ?? 0);
  if (published === null) throw new RecordsError('A provider has no published rate card.');
  const names = new Map<string | null, string | null>();
  for (const sub of new Set([draft.by, ...versions.map(({ author }) => author)])) names.set(sub, await nameAccount(ports, caller, sub));
  const nameOf = (sub: string | null) => names.get(sub) ?? null;
  return {
    role,
    number: published.number,
    card: published.card,
    revision: draft.revision,
    draft: draft.card === null ? null : { card: draft.card, by: nameOf(draft.by), at: draft.at?.toISOString() ?? null },
    versions: versions.map(({ number, author, note, at }) => ({ number, by: nameOf(author), note, at: at.toISOString() })),
    goldenParts: golden.list.map((part) => describeGoldenPart(ports, member, part)),
    goldenPartsRevision: golden.revision,
    builtInParts: BUILT_IN_PARTS.map(({ id, name }) => ({ partID: id, name })),
  };
};

/** One published card of the caller's provider. */
const getPricingVersion: Handlers['getPricingVersion'] = async ({ ports, member: { caller, provider } }, { number }) => {
  const version = await ports.records.rateCards.findVersion(provider.id, number);
  if (version === null) return refuse(404, 'unknown-version', 'There is no version with this number.');
  const { author, note, at, card } = version;
  return { number, by: await nameAccount(ports, caller, author), note, at: at.toISOString(), card };
};

/** Saves the card that the caller's provider is to publish next; customers go on paying by the published one. */
const savePricingDraft: Handlers['savePricingDraft'] = async ({ ports, member }, { card, revision }) => {
  const check = checkCard(card);
  if (isRefused(check)) return check;
  const { caller, provider } = member;
  const change = await ports.records.rateCards.saveDraft(provider.id, check.card, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { revision: change.revision } : refuseConflict(ports, member, change);
};

/** Drops the draft of the caller's provider. */
const discardPricingDraft: Handlers['discardPricingDraft'] = async ({ ports, member }, { revision }) => {
  const { caller, provider } = member;
  const change = await ports.records.rateCards.discardDraft(provider.id, revision, caller.sub, ports.clock.now());
  return change.outcome === 'saved' ? { revision: change.revision } : refuseConflict(ports, member, change);
};

/** Makes the draft what customers of the caller's provider pay by. */
const publishPricing: Handlers['publishPricing'] = async ({ ports, member }, { revision, note }) => {
  const { caller, provider } = member;
  const { rateCards } = ports.records;
  const draft = await rateCards.findDraft(provider.id);
  // It may have been saved when less was asked of a card.
  const check = draft.card === null || draft.revision !== revision ? null : checkCard(draft.card);
  if (isRefused(check)) return check;
  const outcome = await rateCards.publishDraft(provider.id, revision, { author: caller.sub, note, at: ports.clock.now() });
  if (outcome.outcome === 'conflict') return refuseConflict(ports, member, outcome);
  return outcome.outcome === 'published' ? { number: outcome.number } : refuse(409, 'no-draft', 'There is no draft to publish.');
};

/** Saves the parts that the caller's provider tries rates on: ours, and those that were uploaded to it. */
const saveGoldenParts: Handlers['saveGoldenParts'] = async ({ ports, member: { caller, provider } }, { goldenParts, revision }) => {
  const partIdOf = (name: string) => {
    const named = ports.partNames.read(name);
    return named?.sub === caller.sub && named.providerId === provider.id ? named.partId : name;
  };
  const others = [...new Set(goldenParts.map(({ partID }) => partIdOf(partID)))].filter((id) => !isBuiltIn(id));
  const found = await ports.records.parts.findManyById(others);
  const own = new Set(found.filter((part) => part.providerId === provider.id).map(({ id }) => id));
  // A part of somebody else is answered like one that does not exist.
  if (others.some((id) => !own.has(id))) return refuse(404, 'part-gone', 'One of the parts is not known here.');
  if (new Set(goldenParts.map(({ id }) => id)).size < goldenParts.length)
    return refuse(400, 'invalid', 'Two golden parts have the same id.');
  const list = goldenParts.map(({ partID, materialID, colorID, finishID, ...part }) => ({
    ...part,
    partId: partIdOf(partID),
    materialId: materialID,
    colorId: colorID ?? null,
    finishId: finishID,
  }));
  const saved = await ports.records.rateCards.saveGoldenParts(provider.id, list, revision);
  if (saved === null)
    return refuse(412, 'stale', 'Someone else has changed the golden parts since you opened them. Please reload them first.');
  return { revision: saved };
};

export const pricingHandlers = {
  discardPricingDraft,
  getPricing,
  getPricingVersion,
  publishPricing,
  saveGoldenParts,
  savePricingDraft,
  tryGoldenParts,
  uploadMaterialPicture,
} satisfies Partial<Handlers>;

/** Tells who was quicker, and when; what the caller has typed is still with him. */
async function refuseConflict(ports: Pick<Ports, 'records'>, { caller }: Member, { revision, by, at }: DraftConflict): Promise<Refusal> {
  const name = await nameAccount(ports, caller, by);
  const words = `${name ?? 'Someone else'} has changed the prices since you opened them. Nothing of yours was saved over theirs.`;
  return refuse(412, 'stale', words, { conflict: { revision, by: name, at: at?.toISOString() ?? null } });
}

const MOST_BYTES = 512 * 1024;
/** A card needs half of them. The database reads JSON by recursion. */
const MOST_LEVELS = 16;
/** More would bury the first ones. */
const MOST_PROBLEMS = 100;

/** A card that may be stored, or what is wrong with it, each problem with the place that it is at. */
function checkCard(value: unknown): { readonly card: RateCard } | Refusal {
  if (!isShallow(value, MOST_LEVELS)) return refuse(400, 'invalid', 'This rate card is nested too deeply.');
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > MOST_BYTES)
    return refuse(413, 'too-large', 'This rate card is too large. It may take 512 KB; please remove what you no longer need.');
  const check = checkRateCard(value);
  if (check.ok) return { card: check.rateCard };
  const problems = check.problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => ({ path: problem.path, code: problem.code, message: tellProblem(problem) }));
  return refuse(400, 'invalid', 'Some rates are missing or not valid. Please check the marked fields.', { problems });
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
