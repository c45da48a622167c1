import type { getPricing as call } from '#contract/api/pricing/get-pricing.ts';
import type { AnswerOf } from '#contract/schemas/define-call.ts';
import { BUILT_IN_PARTS } from '#domain/rates/golden-part.ts';
import { RecordsError } from '../../ports/records/records.ts';
import type { ContextOf } from '../shared/context.ts';
import { nameAccount } from '../shared/name-account.ts';
import { describeGoldenPart, findGoldenParts } from './golden-parts.ts';

/** What the caller's provider charges, is about to charge, and charged. */
export async function getPricing({ ports, member: { caller, provider, role } }: ContextOf<typeof call>): Promise<AnswerOf<typeof call>> {
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
    goldenParts: golden.list.map(describeGoldenPart),
    goldenPartsRevision: golden.revision,
    builtInParts: BUILT_IN_PARTS.map(({ id, name }) => ({ partID: id, name })),
  };
}
