import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONFIGURATION_PAGE, composeConfigurationPage } from './generate-docs.ts';

test('GEN-02 docs/configuration.md is what the settings say; run `node scripts/generate-docs.ts` when it is not', async () => {
  expect(await readFile(CONFIGURATION_PAGE, 'utf8')).toBe(composeConfigurationPage());
});
