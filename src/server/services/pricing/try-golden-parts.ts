import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { WireTrial } from '#contract/api/pricing/try-golden-parts.ts';
import { BUILT_IN_PARTS, type BuiltInPartId, type GoldenPart } from '#domain/rates/golden-part.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { modelBlob } from '../../ports/blob-store.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { findEstimates } from '../quoting/find-estimates.ts';
import { describeLine } from '../quoting/get-quote-list.ts';
import { PART_GONE, priceParts } from '../quoting/price-parts.ts';
import { callForWork } from '../shared/call-for-work.ts';
import type { Handlers } from '../shared/context.ts';
import { createSlices } from '../shared/guards/slices.ts';
import { callBy } from '../shared/part-names.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused } from '../shared/refusal.ts';
import { composeBuiltInSolid } from './built-in-solids.ts';
import { findGoldenParts } from './golden-parts.ts';

/** Prices the golden parts of the caller's provider with what customers pay and with the draft. */
export const tryGoldenParts: Handlers['tryGoldenParts'] = async ({ ports, member, report }) => {
  const { provider } = member;
  const { list } = await findGoldenParts(ports, provider);
  const ids = new Set(list.map(({ partId }) => partId));
  await addBuiltInParts(ports, ids, report);
  const parts = await ports.records.parts.findManyById([...ids]);
  const { card } = await ports.records.rateCards.findDraft(provider.id);
  const published = await priceWith(ports, provider, parts, list, report);
  const drafted = card === null ? null : await priceWith(ports, { ...provider, rateCard: card }, parts, list, report);
  const show = ({ line, ...trial }: WireTrial): WireTrial => {
    const partID = ports.partNames.of(member, line?.partID ?? '');
    return { ...trial, line: line === null ? null : { ...callBy(line, partID), partID } };
  };
  const trials = list.flatMap(({ id }) => {
    const trial = published.get(id);
    const draft = drafted?.get(id);
    return trial === undefined ? [] : { id, published: show(trial), draft: draft === undefined ? null : show(draft) };
  });
  return { trials };
};

async function priceWith(
  ports: Pick<Ports, 'records' | 'feed' | 'clock'>,
  provider: Provider,
  parts: readonly PartRecord[],
  list: readonly GoldenPart[],
  report: (error: unknown) => void,
): Promise<ReadonlyMap<string, WireTrial>> {
  const estimates = await findEstimates(ports, parts, provider, report);
  const trials = new Map<string, WireTrial>();
  const slices = createSlices();
  for (const golden of list) {
    trials.set(golden.id, await priceOne(golden));
    await slices.pause();
  }
  return trials;

  async function priceOne({ partId, quantity, materialId, finishId, colorId }: GoldenPart): Promise<WireTrial> {
    const part = parts.find(({ id }) => id === partId);
    if (part === undefined) return { line: null, refusal: PART_GONE };
    if (part.state === 'failed') return { line: null, refusal: part.failure };
    if (part.state !== 'measured') return { line: null, refusal: null };
    const material = listMaterials(provider.rateCard, provider.offer).find(({ id }) => id === materialId);
    const choice = { partId, quantity, materialId, finishId, colorId: colorId ?? material?.colors[0]?.id ?? '' };
    const result = await priceParts(parts, estimates, [choice], provider);
    if (isRefused(result)) return { line: null, refusal: result.message };
    const [priced] = result.priced;
    return { line: priced === undefined ? null : describeLine(priced, provider, ports.clock.now(), 'provider'), refusal: null };
  }
}

/** Stores those of the built-in parts among `ids` that are not there yet, to be measured like any upload. */
export async function addBuiltInParts(
  ports: Pick<Ports, 'records' | 'blobs' | 'feed' | 'clock'>,
  ids: ReadonlySet<string>,
  report: (error: unknown) => void,
): Promise<void> {
  const wanted = BUILT_IN_PARTS.filter(({ id }) => ids.has(id));
  const present = new Set((await ports.records.parts.findManyById(wanted.map(({ id }) => id))).map(({ id }) => id));
  const missing = wanted.filter(({ id }) => !present.has(id));
  for (const { id, name } of missing) await addPart(ports, id, name);
  if (missing.length > 0) await callForWork(ports, 'parts', report);
}

async function addPart(
  { records, blobs, clock }: Pick<Ports, 'records' | 'blobs' | 'clock'>,
  id: BuiltInPartId,
  name: string,
): Promise<void> {
  const bytes = composeBuiltInSolid(id);
  const internalFilename = `quickquote-${id}-part.stl`;
  // The same bytes under the same name, whoever else stores them just now.
  await blobs.put(modelBlob(internalFilename), Readable.from([bytes]));
  const file = { internalFilename, filename: `${name}.stl`, format: 'stl', modelUnit: 'mm', sizeBytes: bytes.length } as const;
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await records.parts.add({ id, ...file, sha256, createdAt: clock.now() });
  } catch (error) {
    // Somebody else may have been quicker.
    if ((await records.parts.findById(id)) === null) throw error;
  }
}
