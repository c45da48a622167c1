import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputName } from '#contract/jobs/measure-model.ts';
import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import type { Provider } from '#domain/provider.ts';
import { offeredProfiles } from '#domain/work/offered-profiles.ts';
import type { WorkProfile } from '#domain/work/part-work.ts';
import type { BlobName } from '../ports/blob-store.ts';
import type { CadRunner, MeasureOutcome, MeasureRequest } from '../ports/cad-runner.ts';
import { type Log, nameInLogs } from '../ports/log.ts';
import type { MeasuredOutcome, PartRecord, WorkedOutcome } from '../ports/records.ts';
import { blobsOf, fileOf, outputBlobs } from './part-blobs.ts';
import type { Ports } from './ports.ts';
import { findGoldenParts } from './pricing/golden-parts.ts';

const MOST_ATTEMPTS = 3;

type Needed = Pick<Ports, 'records' | 'blobs' | 'feed'> & { readonly cad: CadRunner; readonly log: Log };

/** What a part's turn brings with it. */
interface Turn {
  /** Ends it before its time. */
  readonly giveWay: AbortSignal;
  readonly isStopping: () => boolean;
  /** Called when the part needs its CAD process no longer; what came of it is stored then. */
  readonly leaveSeat: () => void;
}

/**
 * Reads, measures, meshes and pictures one unfinished part in a CAD process and stores what came of it; 'gave-way' when `giveWay` ended
 * that before. May run twice for one part: the outputs' names follow from the part, and what is finished stays as it is.
 * Throws while the process stops: what the stop cut short says nothing about its file, and is done again.
 */
export async function measurePart(ports: Needed, part: PartRecord, workFolder: string, turn: Turn): Promise<'finished' | 'gave-way'> {
  await mkdir(workFolder, { recursive: true });
  const outputFolder = await mkdtemp(join(workFolder, 'measure-'));
  try {
    const outcome = await measureInto(ports, part, outputFolder, turn);
    if (outcome === 'gave-way') return outcome;
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
  await ports.feed.publish(part.id);
  return 'finished';
}

async function measureInto(ports: Needed, part: PartRecord, outputFolder: string, turn: Turn): Promise<'finished' | 'gave-way'> {
  const wanted = await findWanted(ports, part);
  if (part.state === 'measured' && wanted.size === 0) {
    await ports.records.parts.addWork(part.id, null);
    return 'finished';
  }
  const asked = { profiles: [...wanted.values()], draw: part.state !== 'measured', body: part.body?.number ?? null };
  const outcome = await ports.blobs.withLocalFile(fileOf(part), (modelPath) =>
    measurePersistently(ports, part, { ...asked, modelPath, outputFolder }, turn),
  );
  turn.leaveSeat();
  if (outcome.outcome !== 'measured' && turn.isStopping()) throw new Error('The process stopped while a file was being measured.');
  if (outcome.outcome !== 'measured' && outcome.code === 'STOPPED') return 'gave-way';
  const hashes = [...wanted.keys()];
  if (part.state === 'measured') {
    await ports.records.parts.addWork(part.id, outcome.outcome === 'failed' ? null : nameWorks(outcome, hashes));
    return 'finished';
  }
  if (outcome.outcome === 'failed') {
    await ports.records.parts.markFailed(part.id, outcome.message);
    return 'finished';
  }
  const outputs = outcome.outcome === 'undrawn' ? [] : await outcome.outputs;
  const stored = await storeOutputs(ports, part.id, outputFolder, outputs);
  const isThere = await ports.records.parts.markMeasured(part.id, { ...stored, ...nameWorks(outcome, hashes) });
  // It may have been deleted meanwhile, and what was just stored belongs to nobody then.
  if (!isThere) await ports.records.doomed.add(blobsOf(part), part.createdAt);
  return 'finished';
}

/** The profiles of the provider that asked, of the one whose link led here, or of the first, but for those that the work is known for. */
async function findWanted({ records }: Needed, { id, state, workFor, uploadedFor }: PartRecord): Promise<ReadonlyMap<string, WorkProfile>> {
  const named = workFor ?? uploadedFor;
  const provider = (named === null ? null : await records.providers.find(named)) ?? (await records.providers.find(DEMO_PROVIDER.id));
  if (provider === null) return new Map();
  const drafted = workFor === null ? [] : await findDraftedProfiles(records, provider, id);
  const asked = new Map([...offeredProfiles(provider), ...drafted]);
  // The first work comes with the measurement.
  if (state !== 'measured') return asked;
  const known = (await records.parts.findWorks([id], [...asked.keys()])).get(id) ?? {};
  return new Map([...asked].filter(([hash]) => known[hash] === undefined));
}

/** Parts that a draft is tried on wait for its machines, too. */
async function findDraftedProfiles(records: Needed['records'], provider: Provider, partId: string) {
  const { list } = await findGoldenParts({ records }, provider);
  if (!list.some((golden) => golden.partId === partId)) return new Map<string, WorkProfile>();
  const { card } = await records.rateCards.findDraft(provider.id);
  return card === null ? new Map<string, WorkProfile>() : offeredProfiles({ ...provider, rateCard: card });
}

function nameWorks({ measurement, works }: Exclude<MeasureOutcome, { outcome: 'failed' }>, hashes: readonly string[]): WorkedOutcome {
  return { measurement, works: Object.fromEntries(hashes.map((hash, index) => [hash, works[index] ?? null])) };
}

/** Tries again after a crash: something from outside may have killed the process. A file that crashes it every time is given up. */
async function measurePersistently(
  ports: Needed,
  part: PartRecord,
  asked: Pick<MeasureRequest, 'profiles' | 'draw' | 'body' | 'modelPath' | 'outputFolder'>,
  { giveWay, isStopping }: Pick<Turn, 'giveWay' | 'isStopping'>,
): Promise<MeasureOutcome> {
  let converting: Promise<void> = Promise.resolve();
  const onConverted = () => {
    if (part.state !== 'measured') converting = markConverted(ports, part.id);
    // It is awaited below; until then a failure must not count as unhandled.
    converting.catch(() => {});
  };
  for (let attempt = 1; ; attempt += 1) {
    const { format, modelUnit: unit, sha256, sizeBytes } = part;
    const about = { jobId: randomUUID(), part: nameInLogs(part.internalFilename) };
    const startedMs = performance.now();
    const outcome = await ports.cad.measure({ ...asked, ...about, format, unit, sha256, sizeBytes }, onConverted, giveWay);
    const ms = Math.round(performance.now() - startedMs);
    const code = outcome.outcome === 'measured' ? undefined : outcome.code;
    ports.log.info({ ...about, attempt, format, sizeBytes, outcome: outcome.outcome, code, ms }, 'A CAD job ended.');
    await converting;
    const isCrash = outcome.outcome !== 'measured' && outcome.code === 'CRASHED';
    if (!isCrash || attempt === MOST_ATTEMPTS || isStopping()) return outcome;
  }
}

async function markConverted(ports: Needed, partId: string): Promise<void> {
  await ports.records.parts.markConverted(partId);
  await ports.feed.publish(partId);
}

async function storeOutputs(
  ports: Needed,
  partId: string,
  folder: string,
  outputs: readonly OutputName[],
): Promise<Omit<MeasuredOutcome, keyof WorkedOutcome>> {
  const store = async (file: OutputName, name: BlobName): Promise<BlobName | null> => {
    if (!outputs.includes(file)) return null;
    await ports.blobs.put(name, createReadStream(join(folder, file)));
    return name;
  };
  const { image, mesh, stl } = outputBlobs(partId);
  const [imageName, meshName, stlName] = await Promise.all([
    store('thumbnail.webp', image),
    store('mesh.glb', mesh),
    store('mesh.stl', stl),
  ]);
  return { imageName, meshName, stlName };
}
