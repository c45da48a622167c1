import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ImageConfig } from './read-dockerfile.ts';

/** What one blob of an image is called in another. */
interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** An image as it lies on disk; both sizes in bytes. */
export interface WrittenImage {
  /** The hash that it is pulled by: of what it holds and says of itself. */
  readonly digest: string;
  readonly compressedBytes: number;
  readonly unpackedBytes: number;
}

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
const LAYER_TYPE = 'application/vnd.oci.image.layer.v1.tar+gzip';
const CONFIG_TYPE = 'application/vnd.oci.image.config.v1+json';
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';

/** Writes a tree as an image of one layer, as the folder that the OCI image layout describes. `epoch` is in seconds. */
export async function writeLayout(tree: string, config: ImageConfig, tag: string, epoch: number, folder: string): Promise<WrittenImage> {
  const blobs = join(folder, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  const layer = await writeLayer(tree, blobs);
  const created = new Date(epoch * 1000).toISOString();
  const configBlob = writeJson(blobs, CONFIG_TYPE, {
    created,
    architecture: ARCHITECTURES[process.arch] ?? process.arch,
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: [layer.diffId] },
    history: [{ created, created_by: 'deploy/Dockerfile' }],
  });
  const manifest = writeJson(blobs, MANIFEST_TYPE, {
    schemaVersion: 2,
    mediaType: MANIFEST_TYPE,
    config: configBlob,
    layers: [layer.descriptor],
  });
  const named = { ...manifest, annotations: { 'org.opencontainers.image.ref.name': tag } };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ schemaVersion: 2, manifests: [named] }));
  writeFileSync(join(folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  return { digest: manifest.digest, compressedBytes: layer.descriptor.size, unpackedBytes: layer.unpackedBytes };
}

async function writeLayer(tree: string, blobs: string): Promise<{ descriptor: Descriptor; diffId: string; unpackedBytes: number }> {
  const sorted = ['--create', '--sort=name', '--format=gnu', '--numeric-owner', `--directory=${tree}`, '.'];
  const tar = spawn('tar', sorted, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  const [unpacked, packed] = [createCount(), createCount()];
  const part = join(blobs, 'part');
  await pipeline(tar.stdout, unpacked.stream, createGzip(), packed.stream, createWriteStream(part));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}.`);
  const { digest, size } = packed.result();
  renameSync(part, join(blobs, hexOf(digest)));
  return { descriptor: { mediaType: LAYER_TYPE, digest, size }, diffId: unpacked.result().digest, unpackedBytes: unpacked.result().size };
}

/** A stream that lets everything through and knows its hash and size. */
function createCount(): { stream: Transform; result: () => { digest: string; size: number } } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  let digest: string | null = null;
  const result = () => {
    digest ??= `sha256:${hash.digest('hex')}`;
    return { digest, size };
  };
  return { stream, result };
}

function writeJson(blobs: string, mediaType: string, content: unknown): Descriptor {
  const bytes = Buffer.from(JSON.stringify(content));
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  writeFileSync(join(blobs, hexOf(digest)), bytes);
  return { mediaType, digest, size: bytes.length };
}

function hexOf(digest: string): string {
  return digest.replace('sha256:', '');
}
