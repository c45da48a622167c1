import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';

/** What browsers keep from pages that came without TLS from another machine, as in most shops' own networks. */
const SECURE_ONLY =
  /randomUUID|crypto\??\.subtle|\bcaches\.|isSecureContext|crossOriginIsolated|SharedArrayBuffer|show(?:OpenFile|SaveFile|Directory)Picker|navigator\??\.(?:clipboard|credentials|geolocation|gpu|locks|mediaDevices|permissions|serviceWorker|share|storage|wakeLock)|\bnew (?:Notification|PaymentRequest|CookieStore)\b/;

/** Places with another way for where it is missing. */
const HAS_ANOTHER_WAY = ['src/web/ui/controls/copy-field.tsx'];

test('nothing that runs in the browser needs a secure context', async () => {
  const found: string[] = [];
  for (const room of ['web', 'kernel', 'domain', 'contract']) {
    const folder = join(PROJECT_ROOT, 'src', room);
    for (const path of await readdir(folder, { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(path)) continue;
      const lines = (await readFile(join(folder, path), 'utf8')).split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));
      const line = lines.find((text) => SECURE_ONLY.test(text));
      if (line !== undefined) found.push(`${relative(PROJECT_ROOT, join(folder, path))}: ${line.trim()}`);
    }
  }
  expect(found.filter((place) => !HAS_ANOTHER_WAY.some((known) => place.startsWith(known)))).toEqual([]);
  expect(found).toHaveLength(HAS_ANOTHER_WAY.length);
});
