import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Builds `engine/built/occt.wasm`: `node scripts/build-engine.ts [FOLDER]`, with FOLDER for what is made on the way; what is there already is not made
 * again. Needs Debian's packages emscripten, binaryen, patch and dpkg-dev, and about a quarter of an hour of processor time.
 */

const HERE = join(import.meta.dirname, '../engine');
/** The path counts: see SAME_BYTES. */
const WORK = resolve(process.argv[2] ?? '/tmp/engine');
const BUILT = join(HERE, 'built');

/** The original archive, as Debian hands it out. */
const SUITE = 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian forky main\n';
const ARCHIVE = 'opencascade_7.9.2+dfsg.orig.tar.xz';
const ARCHIVE_SHA256 = 'f6e272b6aaa14743a611eb4b8d7affa98986cdcaa60f5a91ca7ac46b177b7181';
const VERSION = { MAJOR: '7', MINOR: '9', MAINTENANCE: '2' };

const JOBS = 2;
/** Sources that are compiled as one: so a header is read once for all of them. */
const JOINED = 60;
const JOINED_OF_LARGE = 100;
const LARGE = 200;
/** Exceptions are WebAssembly's own. Vectors are not used: clang 14 loses a coordinate where it makes them of points by itself. */
const CXX = ['-fwasm-exceptions', '-w', '-DOCCT_NO_PLUGINS', '-std=c++17'];
const LINK = [
  ...['-O1', '-fwasm-exceptions', '--no-entry', '-sSTANDALONE_WASM=1', '-sALLOW_MEMORY_GROWTH=1'],
  ...['-sMAXIMUM_MEMORY=4GB', '-sINITIAL_MEMORY=64MB', '-sTOTAL_STACK=8MB'],
  // What the front does in their place (front/memory.cpp, front/cast.cpp).
  ...['malloc', 'calloc', 'realloc', 'free', '__dynamic_cast'].map((name) => `-Wl,--wrap=${name}`),
];
/** What the engine asks of whoever loads it. */
const HOST = ['--js-library', 'front/host.js'];
/**
 * What clang 14 makes of C++, in fewer bytes; it takes minutes. What is called from one place stays a function of its own, since V8 takes
 * seconds and hundreds of megabytes to optimise long ones.
 */
const SHRINK = [
  ...['-O2', '--enable-exception-handling', '--enable-mutable-globals', '--enable-sign-ext'],
  '--one-caller-inline-max-function-size=8',
];

const SOURCE = join(WORK, 'source/src');
const HEADERS = join(WORK, 'inc');
/** Functions of some 700 cases, one for each kind of a STEP file's entities. */
const LONG_SWITCHES = ['RWStepAP214/RWStepAP214_ReadWriteModule.cxx', 'RWStepAP214/RWStepAP214_GeneralModule.cxx'];
/** What their cases use of the function around them. */
const GIVEN_TO_CASES = ['data', 'num', 'ach', 'ent', 'iter', 'SW'];
/** clang 14 orders some blocks by where they lie in its memory, which the path of the folder moves, and names of sources stay in what it makes. */
const SAME_BYTES = ['setarch', '-R'];

interface Unit {
  readonly object: string;
  readonly command: readonly string[];
}

for (const folder of ['apt/lists/partial', 'apt/cache/archives/partial', 'source', 'inc', 'u', 'o', 'front'])
  mkdirSync(join(WORK, folder), { recursive: true });
if (!existsSync(SOURCE)) unpack();
linkHeaders();
const units = readFileSync(join(HERE, 'packages.txt'), 'utf8').split('\n').flatMap(listUnits);
cpSync(join(HERE, 'front'), join(WORK, 'front'), { recursive: true });
const front = readdirSync(join(HERE, 'front'))
  .filter((name) => name.endsWith('.cpp'))
  .map(frontUnit);
for (const { object } of front) rmSync(join(WORK, object), { force: true });
await compileAll([...units, ...front]);
link();

function unpack(): void {
  const archive = join(WORK, ARCHIVE);
  if (!existsSync(archive)) fetchArchive();
  const found = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (found !== ARCHIVE_SHA256) throw new Error(`${ARCHIVE} is another file than it should be: ${found}`);
  run(['tar', 'xf', archive, '-C', join(WORK, 'source'), '--strip-components=1']);
  const patches = join(HERE, 'patches');
  for (const name of readdirSync(patches).sort()) run(['patch', '-p1', '-d', 'source', '-i', join(patches, name)]);
  for (const file of LONG_SWITCHES) writeFileSync(join(SOURCE, file), splitCases(readFileSync(join(SOURCE, file), 'utf8')));
}

/** Makes each case of a switch a function of its own, so that the one around them is short. */
function splitCases(source: string): string {
  return source.replaceAll(/(case \d+:)\s*(\{[^{}]*\}|ent = new \w+;)(?=\s*break;)/g, (_, label: string, body: string) => {
    const given = GIVEN_TO_CASES.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
    return `${label} [](${given.map((name) => `auto &${name}`).join(', ')}) __attribute__((noinline)) { ${body} }(${given.join(', ')});`;
  });
}

/** Of the source package only this archive is needed. */
function fetchArchive(): void {
  writeFileSync(join(WORK, 'apt/sources.list'), SUITE);
  const places = { 'Dir::Etc::sourcelist': 'apt/sources.list', 'Dir::State::lists': 'apt/lists', 'Dir::Cache': 'apt/cache' };
  const options = Object.entries(places).flatMap(([key, path]) => ['-o', `${key}=${join(WORK, path)}`]);
  const apt = ['apt-get', ...options, '-o', 'Dir::Etc::sourceparts=/dev/null'];
  run([...apt, 'update']);
  // Other files of the package may be gone.
  spawnSync(apt[0] as string, [...apt.slice(1), 'source', '--download-only', 'opencascade'], { cwd: WORK, stdio: 'inherit' });
}

/** All headers in one folder, as their sources expect them. */
function linkHeaders(): void {
  for (const { name } of readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(join(SOURCE, name)).filter((each) => /\.([hlgp]xx|h)$/.test(each))) {
      if (!existsSync(join(HEADERS, file))) symlinkSync(join(SOURCE, name, file), join(HEADERS, file));
    }
  }
  const template = readFileSync(join(WORK, 'source/adm/templates/Standard_Version.hxx.in'), 'utf8');
  const version = template.replaceAll(/@OCC_VERSION_(\w+)@/g, (_, part: keyof typeof VERSION) => VERSION[part]).replaceAll(/@\w+@/g, '');
  writeFileSync(join(HEADERS, 'Standard_Version.hxx'), version);
}

/** The units of a package: a line of its name, `fast` where loops are hot (decision 53), `only FILE…` and `apart FILE…`. */
function listUnits(line: string): Unit[] {
  const [name = '', ...words] = line.split(' ');
  if (name === '' || name === '#') return [];
  const listed = (key: string) =>
    words.slice(words.indexOf(key) + 1, words.findIndex((word, at) => at > words.indexOf(key) && !word.includes('.')) >>> 0);
  const only = words.includes('only') ? listed('only') : null;
  const apart = words.includes('apart') ? listed('apart') : [];
  const speed = words.includes('fast') ? '-O3' : '-Os';
  const files = readdirSync(join(SOURCE, name))
    .sort()
    .filter((file) => only?.includes(file) ?? true);
  const sources = files.filter((file) => /\.(cxx|cpp)$/.test(file));
  const joined = sources.filter((file) => !apart.includes(file));
  const most = sources.length > LARGE ? JOINED_OF_LARGE : JOINED;
  const groups = Array.from({ length: Math.ceil(joined.length / most) }, (_, n) => joined.slice(n * most, (n + 1) * most));
  const plain = files.filter((file) => file.endsWith('.c') && !file.startsWith('lex.'));
  return [...groups, ...apart.map((file) => [file])]
    .map((group, n) => cxxUnit(name, `${name}_${n}`, group, speed))
    .concat(plain.map((file) => cUnit(name, file)));
}

function cxxUnit(folder: string, name: string, files: readonly string[], speed: string): Unit {
  const unit = join(WORK, 'u', `${name}.cpp`);
  writeFileSync(unit, files.map((file) => `#include "source/src/${folder}/${file}"\n`).join(''));
  return compile(`o/${name}.o`, ['em++', ...CXX, '-I.', '-Iinc', speed, `-Isource/src/${folder}`], `u/${name}.cpp`);
}

function cUnit(folder: string, file: string): Unit {
  return compile(`o/${folder}.${file}.o`, ['emcc', '-O2', '-w', '-Iinc'], `source/src/${folder}/${file}`);
}

function frontUnit(file: string): Unit {
  const command = ['em++', '-Os', '-fwasm-exceptions', '-Wall', '-std=c++17', '-isystem', 'inc'];
  return compile(`front/${file}.o`, command, `front/${file}`);
}

function compile(object: string, command: readonly string[], source: string): Unit {
  return { object, command: [...command, '-c', source, '-o', object] };
}

async function compileAll(all: readonly Unit[]): Promise<void> {
  const missing = all.filter(({ object }) => !existsSync(join(WORK, object)));
  const next = missing[Symbol.iterator]();
  const work = async () => {
    for (const { object, command } of next) {
      console.log(object);
      await runAside([...SAME_BYTES, ...command]);
    }
  };
  await Promise.all(Array.from({ length: JOBS }, work));
}

function link(): void {
  const target = join(WORK, 'occt.wasm');
  rmSync(join(WORK, 'libocct.a'), { force: true });
  writeFileSync(
    join(WORK, 'objects.txt'),
    units
      .map(({ object }) => object)
      .sort()
      .join('\n'),
  );
  run(['emar', 'qcs', 'libocct.a', '@objects.txt']);
  // Where Debian keeps what the linker's own scripts need.
  run(['em++', ...LINK, ...front.map(({ object }) => object), 'libocct.a', ...HOST, '-o', 'linked.wasm'], {
    NODE_PATH: '/usr/share/nodejs',
  });
  run(['wasm-opt', ...SHRINK, 'linked.wasm', '-o', 'occt.wasm']);
  copyFileSync(target, join(BUILT, 'occt.wasm'));
  const sum = createHash('sha256').update(readFileSync(target)).digest('hex');
  writeFileSync(join(BUILT, 'SHA256SUMS'), `${sum}  occt.wasm\n`);
}

function run([program = '', ...args]: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(program, args, { cwd: WORK, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) throw new Error(`${program} failed.`);
}

function runAside([program = '', ...args]: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  spawn(program, args, { cwd: WORK, stdio: 'inherit' }).on('close', (status) =>
    status === 0 ? resolve() : reject(new Error(args.join(' '))),
  );
  return promise;
}
