import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuse } from './commands/refuse.ts';
import { layOutImage } from './image/lay-out-image.ts';
import { readDockerfile } from './image/read-dockerfile.ts';
import { writeLayout } from './image/write-layout.ts';

// `npm run -s image -- FOLDER` puts the container image together without a container engine, as an OCI layout in a new folder;
// `--tree` lays out its files alone, as deploy/Dockerfile has it done. Needs Linux, root, mmdebstrap, and the web app built.
// SOURCE_DATE_EPOCH, in seconds, dates everything in it: of the same sources and packages comes the same digest.

const ROOT = resolve(import.meta.dirname, '..');
const BYTES_PER_MB = 1_000_000;

const { values, positionals } = parseArgs({ options: { tree: { type: 'boolean', default: false } }, allowPositionals: true });
const [target] = positionals;
const epoch = Number(process.env['SOURCE_DATE_EPOCH'] || Math.floor(Date.now() / 1000));

if (target === undefined || positionals.length > 1) refuse('npm run -s image -- [--tree] FOLDER');
else if (existsSync(target) && readdirSync(target).length > 0) refuse(`${target} is not empty.`);
else if (process.getuid?.() !== 0) refuse('Files of an image are root’s, so only root can lay them out.');
else if (!existsSync(join(ROOT, 'dist/web/index.html'))) refuse('The web app is not built: npm run build.');
else if (!Number.isInteger(epoch)) refuse('SOURCE_DATE_EPOCH is a whole number of seconds.');
else if (values.tree) layOutImage(ROOT, makeFolder(target), epoch);
else await writeImage(target);

async function writeImage(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const config = readDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  const tree = mkdtempSync(join(tmpdir(), 'quickquote-image-'));
  try {
    layOutImage(ROOT, tree, epoch);
    const { digest, compressedBytes, unpackedBytes } = await writeLayout(tree, config, version, epoch, makeFolder(folder));
    const [packed, unpacked] = [compressedBytes, unpackedBytes].map((bytes) => (bytes / BYTES_PER_MB).toFixed(1));
    console.log(`quickquote:${version} ${digest}: ${packed} MB to pull, ${unpacked} MB on disk.`);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return resolve(folder);
}
