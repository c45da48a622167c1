import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { PAGES } from './generate-docs.ts';

const expectCurrent = async (name: keyof typeof PAGES) => expect(await readFile(join(PROJECT_ROOT, name), 'utf8')).toBe(PAGES[name]());

test('GEN-02 docs/configuration.md is what the settings say; run `node scripts/generate-docs.ts` when it is not', () =>
  expectCurrent('docs/configuration.md'));

test('HOLD-10 docs/rates.md is what sources and presets say; run `node scripts/generate-docs.ts` when it is not', () =>
  expectCurrent('docs/rates.md'));

test('RUN-02 deploy/.env.example is what the settings say; run `node scripts/generate-docs.ts` when it is not', () =>
  expectCurrent('deploy/.env.example'));
