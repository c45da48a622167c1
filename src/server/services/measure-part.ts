import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobName } from '../ports/blob-store.ts';
import type { CadRunner, MeasureOutcome } from '../ports/cad-runner.ts';
import type { MeasuredOutcome, PartRecord } from '../ports/records.ts';
import { blobsOf, modelBlob, outputBlobs } from './part-blobs.ts';
import type { Ports } from './ports.ts';

const MOST_ATTEMPTS = 3;

type Needed = Pick<Ports, 'records' | 'blobs' | 'feed'> & { readonly cad: CadRunner };

/**
 * Job `measure-part`: reads, measures, meshes and pictures one uploaded file in a CAD process and stores what came of it.
 * May run twice for one part: the outputs' names follow from the part, and a finished part is left alone.
 * Throws while the process stops: a job that the stop cut short says nothing about its file, and is run again at the next start.
 */
export async function measurePart(ports: Needed, partId: string, workFolder: string, isStopping: () => boolean): Promise<void> {
  const part = await ports.records.parts.findById(partId);
  if (part === null || part.state === 'measured' || part.state === 'failed') return;
  await mkdir(workFolder, { recursive: true });
  const outputFolder = await mkdtemp(join(workFolder, 'measure-'));
  try {
    await measureInto(ports, part, outputFolder, isStopping);
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
  await ports.feed.publish(part.id);
}

async function measureInto(ports: Needed, part: PartRecord, outputFolder: string, isStopping: () => boolean): Promise<void> {
  const outcome = await ports.blobs.withLocalFile(modelBlob(part.internalFilename), (modelPath) =>
    measurePersistently(ports, part, { modelPath, outputFolder }, isStopping),
  );
  if (outcome.outcome === 'failed') {
    if (isStopping()) throw new Error('The process stopped while a file was being measured.');
    await ports.records.parts.markFailed(part.id, outcome.message);
    return;
  }
  const stored = await storeOutputs(ports, part.id, outputFolder);
  await ports.records.parts.markMeasured(part.id, { ...stored, measurement: outcome.measurement });
  // It may have been deleted meanwhile, and what was just stored belongs to nobody then.
  if ((await ports.records.parts.findById(part.id)) === null) await ports.records.doomed.add(blobsOf(part), part.createdAt);
}

/** Tries again after a crash: something from outside may have killed the process. A file that crashes it every time is given up. */
async function measurePersistently(
  ports: Needed,
  part: PartRecord,
  paths: { readonly modelPath: string; readonly outputFolder: string },
  isStopping: () => boolean,
): Promise<MeasureOutcome> {
  let converting: Promise<void> = Promise.resolve();
  const onConverted = () => {
    converting = markConverted(ports, part.id);
    // It is awaited below; until then a failure must not count as unhandled.
    converting.catch(() => {});
  };
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await ports.cad.measure({ ...paths, format: part.format, unit: part.modelUnit, sha256: part.sha256 }, onConverted);
    await converting;
    const isCrash = outcome.outcome === 'failed' && outcome.code === 'CRASHED';
    if (!isCrash || attempt === MOST_ATTEMPTS || isStopping()) return outcome;
  }
}

async function markConverted(ports: Needed, partId: string): Promise<void> {
  await ports.records.parts.markConverted(partId);
  await ports.feed.publish(partId);
}

async function storeOutputs(ports: Needed, partId: string, folder: string): Promise<Omit<MeasuredOutcome, 'measurement'>> {
  const store = async (file: string, name: BlobName): Promise<BlobName> => {
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
