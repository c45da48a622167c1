import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Absolute path of the repository's top folder. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

/** A folder of real CAD files with known measures, where one lies beside the repository; else null. */
export function findSharedModels(): string | null {
  const folder = resolve(PROJECT_ROOT, '../shared/models');
  return existsSync(join(folder, 'manifest.json')) ? folder : null;
}

/** One of the project's own models. */
export function fixturePath(name: string): string {
  return join(PROJECT_ROOT, 'test/fixtures/models', name);
}
