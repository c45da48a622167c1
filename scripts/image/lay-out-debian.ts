import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, relative } from 'node:path';
import { runProgram } from './run-program.ts';

/** The Debian release that the image stands on, and where its packages come from. */
const RELEASE = 'trixie';
const SOURCES = [
  `deb http://deb.debian.org/debian ${RELEASE} main`,
  `deb http://security.debian.org/debian-security ${RELEASE}-security main`,
];
const PACKAGES = ['base-files', 'bash', 'coreutils', 'dash', 'grep', 'libc-bin', 'libstdc++6', 'mount', 'tini', 'util-linux'];

/** An init, which reaps what killed processes leave behind, and what the sandbox of the CAD processes is made with; `ldd` is a script for bash. */
const PROGRAMS = ['tini', 'sh', 'dash', 'bash', 'chmod', 'chroot', 'env', 'grep', 'ldd', 'mkdir', 'mount', 'prlimit', 'setpriv', 'unshare'];
const TEXTS = ['etc/debian_version', 'etc/os-release', 'usr/lib/os-release'];
/** Debian keeps everything under usr since its release 12. */
const MERGED = ['bin', 'lib', 'lib64', 'sbin'];

/** Who the program runs as. */
const USER = 1000;
const PEOPLE = [
  ['root', 0, '/root'],
  ['quickquote', USER, '/data'],
  ['nobody', 65534, '/nonexistent'],
] as const;

/** What belongs to one process, and the key that several share. */
const VOLUMES = ['data', 'keys'];

/** A package of which something lies in the image. */
export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly architecture: string;
}

/**
 * Lays Debian's part of the image out in the folder `tree`: PROGRAMS, the libraries that they and `others` stand on, and the licences.
 * Needs root, and mmdebstrap. Answers the packages that all this is of.
 */
export function layOutDebian(tree: string, others: readonly string[]): readonly DebianPackage[] {
  const debian = mkdtempSync(join(tmpdir(), 'quickquote-debian-'));
  try {
    extractPackages(debian);
    for (const name of MERGED) copy(debian, tree, name);
    const programs = globSync(`usr/{bin,sbin}/{${PROGRAMS.join(',')}}`, { cwd: debian }).sort();
    const libraries = listLibraries(debian, [...programs.map((path) => join(debian, path)), ...others]);
    const files = [...programs, ...libraries, ...TEXTS].flatMap((path) => followLinks(debian, path));
    const packages = listPackages(debian, new Set(files));
    const said = packages.map(({ name }) => `usr/share/doc/${name}/copyright`);
    const licences = [...said, ...globSync('usr/share/common-licenses/*', { cwd: debian })].flatMap((path) => followLinks(debian, path));
    for (const path of new Set([...files, ...licences])) copy(debian, tree, path);
    addAccounts(tree);
    return packages;
  } finally {
    rmSync(debian, { recursive: true, force: true });
  }
}

function extractPackages(folder: string): void {
  runProgram('mmdebstrap', [
    ...['--quiet', '--mode=root', '--variant=extract', '--aptopt=APT::Install-Recommends "false"', `--include=${PACKAGES.join(',')}`],
    // Nothing has to be mounted or made a device, which a build in a container could not; the packages themselves tell what they hold.
    '--skip=check/canmount,output/dev,output/mknod,cleanup/apt',
    ...[RELEASE, folder, ...SOURCES],
  ]);
}

/** What programs, and libraries that are loaded later, stand on, by paths from the root. */
function listLibraries(debian: string, programs: readonly string[]): readonly string[] {
  const [loader = ''] = globSync('usr/lib*/**/ld-linux-*.so.*', { cwd: debian });
  const [folder = ''] = globSync('usr/lib/*-linux-gnu', { cwd: debian });
  const list = (program: string) => runProgram(join(debian, loader), ['--library-path', join(debian, folder), '--list', program]);
  const isScript = (program: string) => program.endsWith('/ldd');
  const told = programs.filter((program) => !isScript(program)).map(list);
  const found = told.flatMap((lines) => [...lines.matchAll(/=> (\/\S+)/g)].map(([, path = '']) => path));
  const libraries = found.filter((path) => path.startsWith(`${debian}/`)).map((path) => relative(debian, path));
  return [loader, ...globSync('usr/lib64/*', { cwd: debian }), ...libraries];
}

/** A path and, of a symbolic link, what it leads to. */
function followLinks(root: string, path: string): readonly string[] {
  if (!lstatSync(join(root, path)).isSymbolicLink()) return [path];
  const target = readlinkSync(join(root, path));
  const next = target.startsWith('/') ? target.slice(1) : normalize(join(dirname(path), target));
  return [path, ...followLinks(root, next.replace(/^(bin|lib|lib64|sbin)\//, 'usr/$1/'))];
}

function copy(from: string, to: string, path: string): void {
  mkdirSync(join(to, dirname(path)), { recursive: true });
  // To copy a link to a folder is taken for copying the folder.
  if (lstatSync(join(from, path)).isSymbolicLink()) symlinkSync(readlinkSync(join(from, path)), join(to, path));
  else cpSync(join(from, path), join(to, path));
}

function listPackages(debian: string, files: ReadonlySet<string>): readonly DebianPackage[] {
  const archives = globSync('var/cache/apt/archives/*.deb', { cwd: debian }).sort();
  return archives.flatMap((archive) => {
    const path = join(debian, archive);
    const held = runProgram('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar --list', path]).split('\n');
    if (!held.some((name) => files.has(name.replace(/^\.\//, '').replace(/^(bin|lib|lib64|sbin)\//, 'usr/$1/')))) return [];
    const [name = '', version = '', architecture = ''] = ['Package', 'Version', 'Architecture'].map((field) =>
      runProgram('dpkg-deb', ['--field', path, field]).trim(),
    );
    return [{ name, version, architecture }];
  });
}

/** Debian's own come from scripts that run when it is installed. */
function addAccounts(tree: string): void {
  const lines = (line: (name: string, id: number, home: string) => string) =>
    PEOPLE.map(([name, id, home]) => `${line(name, id, home)}\n`).join('');
  writeFileSync(
    join(tree, 'etc/passwd'),
    lines((name, id, home) => `${name}:x:${id}:${id}:${name}:${home}:/usr/sbin/nologin`),
  );
  writeFileSync(
    join(tree, 'etc/group'),
    lines((name, id) => `${name}:x:${id}:`),
  );
  writeFileSync(join(tree, 'etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n');
  for (const folder of ['dev', 'proc', 'sys', 'run', 'tmp', ...VOLUMES]) mkdirSync(join(tree, folder));
  chmodSync(join(tree, 'tmp'), 0o1777);
  for (const folder of VOLUMES) {
    // A volume that is mounted here for the first time takes its owner from it.
    chownSync(join(tree, folder), USER, USER);
    chmodSync(join(tree, folder), 0o700);
  }
}
