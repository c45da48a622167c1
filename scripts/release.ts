import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuse } from './commands/refuse.ts';
import { readNotes } from './release/read-notes.ts';
import { buildWeb } from './web-build.ts';

// `npm run -s release -- FOLDER` makes what a release consists of, in a new folder: the archive of the sources, the container image as an
// OCI layout in a tar file, both named by package.json's version, and the notes that CHANGELOG.md has for it. It also keeps an
// installation of this version under test/fixtures/installations, to be committed: later versions are tested to bring it up.
// As for the image it needs Linux and root; `--without-image` leaves that out.

const ROOT = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const withImage = !args.includes('--without-image');
const [target, ...more] = args.filter((argument) => argument !== '--without-image');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const notes = readNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);

if (target === undefined || more.length > 0) refuse('npm run -s release -- [--without-image] FOLDER');
else if (existsSync(target)) refuse(`${target} is there already.`);
else if (notes === null) refuse(`CHANGELOG.md has no dated section for ${version}.`);
else if (run('git', ['status', '--porcelain']).trim() !== '') refuse('Not everything is committed.');
else await release(resolve(target), notes);

async function release(folder: string, text: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = `quickquote-${version}`;
  writeFileSync(join(folder, 'NOTES.md'), text);
  run('git', ['archive', '--format=tar.gz', `--prefix=${name}/`, '-o', join(folder, `${name}.tar.gz`), 'HEAD']);
  if (withImage) {
    if (!(await buildWeb())) throw new Error('The web app could not be built.');
    const env = { ...process.env, SOURCE_DATE_EPOCH: run('git', ['log', '-1', '--format=%ct']).trim() };
    run(process.execPath, ['scripts/image.ts', join(folder, 'image')], env);
    run('tar', ['-C', join(folder, 'image'), '-cf', join(folder, `${name}-image.tar`), '.']);
  }
  if (!existsSync(join(ROOT, `test/fixtures/installations/${version}.json`))) {
    run(process.execPath, ['test/upgrades/keep-installation.ts', version]);
    console.log(`Commit test/fixtures/installations/${version}.*, and tag the commit v${version}.`);
  }
  console.log(`${folder} has what ${version} consists of.`);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  return execFileSync(command, args, { cwd: ROOT, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
