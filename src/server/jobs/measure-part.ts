import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutputName } from '#contract/jobs/measure-model.ts';
import type { WorkProfile } from '#domain/estimate/part-work.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { offeredProfiles } from '#domain/shop/offered-profiles.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { type BlobName, modelBlob } from '../ports/blob-store.ts';
import type { CadRunner, MeasureOutcome, MeasureRequest } from '../ports/cad-runner.ts';
import { type Log, nameInLogs } from '../ports/log.ts';
import type { MeasuredOutcome, PartBody, PartRecord, WorkedOutcome } from '../ports/records/records.ts';
import { blobsOf, outputBlobs, uploadOf } from '../services/parts/part-blobs.ts';
import { findGoldenParts } from '../services/pricing/golden-parts.ts';
import type { Ports } from '../services/shared/ports.ts';

const MOST_ATTEMPTS = 3;
/** Whoever kills a CAD process six times within a quarter of a minute means it: the machine has too little memory for the file. */
const MOST_KILLS = 6;
const FIRST_PAUSE_MS = 250;

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
    await ports.records.parts.addEstimates(part.id, null);
    return 'finished';
  }
  const asked = { profiles: [...wanted.values()], draw: part.state !== 'measured', body: part.body?.number ?? null };
  const outcome = await ports.blobs.withLocalFile(uploadOf(part), (modelPath) =>
    measurePersistently(ports, part, { ...asked, modelPath, outputFolder }, turn),
  );
  turn.leaveSeat();
  if (outcome.outcome !== 'measured' && turn.isStopping()) throw new Error('The process stopped while a file was being measured.');
  if (outcome.outcome !== 'measured' && outcome.code === 'STOPPED') return 'gave-way';
  const hashes = [...wanted.keys()];
  if (part.state === 'measured') {
    await ports.records.parts.addEstimates(part.id, outcome.outcome === 'failed' ? null : nameEstimates(outcome, hashes, part.body));
    return 'finished';
  }
  if (outcome.outcome === 'failed') {
    await ports.records.parts.markFailed(part.id, outcome.message);
    return 'finished';
  }
  const outputs = outcome.outcome === 'undrawn' ? [] : await outcome.outputs;
  const stored = await storeOutputs(ports, part.id, outputFolder, outputs);
  const body = await storeBody(ports, part, outputFolder, outputs);
  const isThere = await ports.records.parts.markMeasured(part.id, { ...stored, body, ...nameEstimates(outcome, hashes, body) });
  // It may have been deleted meanwhile, and what was just stored belongs to nobody then.
  if (!isThere) await ports.records.doomed.add(blobsOf(part), part.createdAt);
  return 'finished';
}

/** The profiles of the provider that asked, of the one whose link led here, or of the first, but for those that the work is known for. */
async function findWanted(
  { records }: Needed,
  { id, state, estimateFor, uploadedFor }: PartRecord,
): Promise<ReadonlyMap<string, WorkProfile>> {
  const named = estimateFor ?? uploadedFor;
  const provider = (named === null ? null : await records.providers.find(named)) ?? (await records.providers.find(DEMO_PROVIDER.id));
  if (provider === null) return new Map();
  const drafted = estimateFor === null ? [] : await findDraftedProfiles(records, provider, id);
  const asked = new Map([...offeredProfiles(provider), ...drafted]);
  // The first work comes with the measurement.
  if (state !== 'measured') return asked;
  const known = (await records.parts.findEstimates([id], [...asked.keys()])).get(id) ?? {};
  return new Map([...asked].filter(([hash]) => known[hash] === undefined));
}

/** Parts that a draft is tried on wait for its machines, too. */
async function findDraftedProfiles(records: Needed['records'], provider: Provider, partId: string) {
  const { list } = await findGoldenParts({ records }, provider);
  if (!list.some((golden) => golden.partId === partId)) return new Map<string, WorkProfile>();
  const { card } = await records.rateCards.findDraft(provider.id);
  return card === null ? new Map<string, WorkProfile>() : offeredProfiles({ ...provider, rateCard: card });
}

/** The measurement of a body with a file of its own is that file's. */
function nameEstimates(
  { measurement, estimates }: Exclude<MeasureOutcome, { outcome: 'failed' }>,
  hashes: readonly string[],
  body: PartBody | null,
): WorkedOutcome {
  const { sha256 } = body?.file ?? measurement;
  return {
    measurement: { ...measurement, sha256 },
    estimates: Object.fromEntries(hashes.map((hash, index) => [hash, estimates[index] ?? null])),
  };
}

/**
 * Tries again after a crash; a file that crashes every process is given up, but for what stood before one of them did. Where somebody
 * else killed the process, that says nothing about the file: it is tried again after a while.
 */
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
  const onProgress = (percent: number) => {
    // Whoever misses it hears of the next one, or of the end.
    if (part.state !== 'measured') ports.feed.publish(part.id, percent).catch(() => {});
  };
  const ended = { CRASHED: 0, KILLED: 0 };
  let stood: MeasureOutcome | null = null;
  for (;;) {
    const { format, modelUnit: unit, sha256, sizeBytes } = part;
    const about = { jobId: randomUUID(), part: nameInLogs(part.internalFilename) };
    const startedMs = performance.now();
    const outcome = await ports.cad.measure({ ...asked, ...about, format, unit, sha256, sizeBytes }, onConverted, giveWay, onProgress);
    const ms = Math.round(performance.now() - startedMs);
    const code = outcome.outcome === 'measured' ? undefined : outcome.code;
    const attempt = 1 + ended.CRASHED + ended.KILLED;
    ports.log.info({ ...about, attempt, format, sizeBytes, outcome: outcome.outcome, code, ms }, 'A CAD job ended.');
    await converting;
    if (outcome.outcome === 'undrawn') stood ??= outcome;
    if (code !== 'CRASHED' && code !== 'KILLED') return outcome;
    ended[code] += 1;
    if (ended.CRASHED === MOST_ATTEMPTS || ended.KILLED === MOST_KILLS || isStopping()) return stood ?? outcome;
    if (code === 'KILLED') await pause(FIRST_PAUSE_MS * 2 ** (ended.KILLED - 1), undefined, { signal: giveWay }).catch(() => {});
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
): Promise<Pick<MeasuredOutcome, 'imageName' | 'meshName' | 'stlName'>> {
  const store = async (file: OutputName, name: BlobName): Promise<BlobName | null> => {
    if (!outputs.includes(file)) return null;
    await ports.blobs.put(name, openOutput(join(folder, file)));
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

/** Stores a body's own file, so that the shop gets it and not the whole upload; a body is one without it, too. */
async function storeBody(
  ports: Needed,
  { body, internalFilename }: PartRecord,
  folder: string,
  outputs: readonly OutputName[],
): Promise<PartBody | null> {
  if (body === null || body.number === null) return body;
  const name: OutputName = 'body.model';
  const file = outputs.includes(name) ? await ports.blobs.put(modelBlob(internalFilename), openOutput(join(folder, name))) : null;
  return { ...body, file: file === null ? null : { sizeBytes: file.sizeBytes, sha256: file.sha256 } };
}

/** A file of the job's folder, which goes when storing it is refused: that it can't be opened any more then concerns nobody. */
function openOutput(path: string): Readable {
  const file = createReadStream(path);
  // Whoever reads it gets the error.
  file.on('error', () => {});
  return file;
}
