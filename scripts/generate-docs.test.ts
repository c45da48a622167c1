import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  CONFIGURATION_PAGE,
  composeConfigurationPage,
  composeExampleSettings,
  composeRatesPage,
  EXAMPLE_SETTINGS,
  RATES_PAGE,
} from './generate-docs.ts';

test('GEN-02 docs/configuration.md is what the settings say; run `node scripts/generate-docs.ts` when it is not', async () => {
  expect(await readFile(CONFIGURATION_PAGE, 'utf8')).toBe(composeConfigurationPage());
});

test('HOLD-10 docs/rates.md is what sources and presets say; run `node scripts/generate-docs.ts` when it is not', async () => {
  expect(await readFile(RATES_PAGE, 'utf8')).toBe(composeRatesPage());
});

test('RUN-02 deploy/.env.example is what the settings say; run `node scripts/generate-docs.ts` when it is not', async () => {
  expect(await readFile(EXAMPLE_SETTINGS, 'utf8')).toBe(composeExampleSettings());
});
